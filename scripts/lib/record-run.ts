import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './source-files.ts';
import { currentStamp, stampText } from './stamp.ts';
import { resultsPath, stampPath, type SuiteName } from './suites.ts';

/** Runs a whole suite and stores the state of the sources next to its results. */
export async function recordRun(suite: SuiteName, run: () => number | Promise<number>): Promise<number> {
  const [results, stamp] = [join(ROOT, resultsPath(suite)), join(ROOT, stampPath(suite))];
  mkdirSync(dirname(results), { recursive: true });
  // Deleted before the run, so that a crashed run leaves no stale result.
  rmSync(results, { force: true });
  rmSync(stamp, { force: true });
  const before = currentStamp(ROOT);
  const status = await run();
  const after = currentStamp(ROOT);
  const isDirty = before.isDirty || after.isDirty || before.commit !== after.commit;
  if (existsSync(results)) writeFileSync(stamp, stampText({ commit: before.commit, isDirty }));
  return status;
}
