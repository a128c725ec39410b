import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { recordRun } from './lib/record-run.ts';
import { ROOT } from './lib/source-files.ts';
import { isSuiteName, suiteRun } from './lib/suites.ts';

const [name, ...givenArgs] = process.argv.slice(2);
if (!isSuiteName(name)) throw new Error('usage: run-suite vitest|e2e|engines [arguments of the test runner]');
const { command, env, jsonPath } = suiteRun(name, givenArgs);

function run(): number {
  const [program, ...args] = command;
  const { status, error } = spawnSync(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}` },
  });
  if (error) throw error;
  return status ?? 1;
}

process.exitCode = jsonPath === null ? run() : await recordRun(name, run);
