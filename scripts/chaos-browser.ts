import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { ROOT } from './lib/source-files.ts';
import { suiteRun } from './lib/suites.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' } } });
const [file, ...args] = suiteRun('e2e', ['browser-kill']).command;

const child = spawn(file, args, {
  cwd: ROOT,
  env: { ...process.env, KILLS: values.kills },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let output = '';
child.stdout.on('data', (chunk: Buffer) => {
  output += chunk.toString();
  process.stdout.write(chunk);
});
const [code] = (await once(child, 'exit')) as [number | null];
console.log(/chaos:browser kills=.*/.exec(output)?.[0] ?? 'chaos:browser did not finish');
process.exitCode = code ?? 1;
