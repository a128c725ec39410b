// npm run model:engine -- [--steps 100000] [--seed 0]: the model of the engine, for longer than CI runs it. It fails on
// any fault, and when a control does not find the fault that was planted for it (docs/durability.md).
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
// Without a single run nothing is proved.
process.exitCode = runs.length > 0 && faults === 0 && controls === CONTROLS.length ? 0 : 1;
