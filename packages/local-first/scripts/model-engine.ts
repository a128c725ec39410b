// npm run model:engine -- [--steps 100000] [--seed 0]: runs the engine model longer than CI does. Fails on any fault,
// and if a control run does not detect its planted fault (docs/durability.md).
import { runInNode, seedsFromArguments } from '../src/testing/engine-run-in-node.ts';
import { CONTROLS, type EngineRun, faultsOf, figuresOf, isFaultFound } from '../src/testing/engine-runs.ts';

let controls = 0;
for (const control of CONTROLS) if (await isFaultFound(runInNode, control)) controls += 1;

const runs: EngineRun[] = [];
let faults = 0;
for (const seed of seedsFromArguments()) {
  const run = await runInNode(seed);
  const found = faultsOf(run);
  if (found.length > 0) console.log(`seed ${seed}: ${found.join(', ')}`);
  faults += found.length;
  runs.push(run);
}
console.log(`${figuresOf(runs)} faults=${faults} controls=${controls}/${CONTROLS.length}`);
// Without any run nothing is proved.
process.exitCode = runs.length > 0 && faults === 0 && controls === CONTROLS.length ? 0 : 1;
