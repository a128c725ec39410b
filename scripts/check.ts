import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { resultText, type RunStep, runSteps, summaryText } from './lib/check/run-steps.ts';
import { checkSteps, chooseSteps } from './lib/check/steps.ts';
import { ROOT } from './lib/source-files.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const tsconfigPaths = globSync('{.,apps/*,packages/*,e2e}/tsconfig.json', { cwd: ROOT }).toSorted();
const env = {
  ...process.env,
  PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
};

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

const run: RunStep = async (step) => {
  const start = performance.now();
  const [program, ...args] = step.command;
  const child = spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return { step, hasPassed: code === 0, output, seconds: secondsSince(start) };
  } catch (error) {
    return { step, hasPassed: false, output: String(error), seconds: secondsSince(start) };
  }
};

const start = performance.now();
const steps = chooseSteps(checkSteps(tsconfigPaths), values.only);
const width = Math.min(4, availableParallelism());
const results = await runSteps(steps, width, run, (result) => console.log(resultText(result)));
console.log(summaryText(results, secondsSince(start)));
if (results.some(({ hasPassed }) => !hasPassed)) process.exitCode = 1;
