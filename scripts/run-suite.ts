import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './lib/source-files.ts';
import { currentStamp, stampText } from './lib/stamp.ts';
import { isSuiteName, stampPath, suiteRun } from './lib/suites.ts';

const [name, ...givenArgs] = process.argv.slice(2);
if (!isSuiteName(name)) throw new Error('usage: run-suite vitest|e2e [arguments of the test runner]');
const { command, env, jsonPath } = suiteRun(name, givenArgs);

function run(): number {
  const [program, ...args] = command;
  const { status, error } = spawnSync(join(ROOT, 'node_modules/.bin', program), args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  return status ?? 1;
}

function runAndRecord(results: string, stamp: string): number {
  mkdirSync(dirname(results), { recursive: true });
  // Gone before the run, so that a run that dies leaves nothing that looks like its result.
  rmSync(results, { force: true });
  rmSync(stamp, { force: true });
  const before = currentStamp(ROOT);
  const status = run();
  const after = currentStamp(ROOT);
  const isDirty = before.isDirty || after.isDirty || before.commit !== after.commit;
  if (existsSync(results)) writeFileSync(stamp, stampText({ commit: before.commit, isDirty }));
  return status;
}

process.exitCode =
  jsonPath === null ? run() : runAndRecord(join(ROOT, jsonPath), join(ROOT, stampPath(name)));
