import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { recordRun } from './lib/record-run.ts';
import { ROOT } from './lib/source-files.ts';
import { suiteRun } from './lib/suites.ts';

/** Fewer prove nothing, and leave no result on record. */
const ENOUGH_KILLS = 20;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: String(ENOUGH_KILLS) },
    /** One of `e2e/support/typed-documents.ts`. */
    type: { type: 'string', default: '' },
  },
});
const { command, env } = suiteRun('kills', []);
const [file, ...args] = command;

async function run(): Promise<number> {
  const child = spawn(file, args, {
    cwd: ROOT,
    env: { ...process.env, ...env, KILLS: values.kills, KILLED_TYPE: values.type },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    process.stdout.write(chunk);
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  const types = [...output.matchAll(/chaos:browser (type=.*)/g)].map(([, counts = '']) => counts);
  console.log(types.length === 0 ? 'chaos:browser did not finish' : `chaos:browser ${types.join(', ')}`);
  return code ?? 1;
}

const isWhole = Number(values.kills) >= ENOUGH_KILLS && values.type === '';
process.exitCode = !isWhole ? await run() : await recordRun('kills', run);
