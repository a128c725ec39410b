import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT, setFlag } from './product.ts';

const LOCK = path.join(ROOT, 'test-results', 'flag.lock');
/** Age of a lock left behind by a killed run. */
const STALE_MS = 3 * 60_000;

async function isTaken(): Promise<boolean> {
  try {
    await mkdir(path.dirname(LOCK), { recursive: true });
    await mkdir(LOCK);
    return false;
  } catch {
    const { mtimeMs } = await stat(LOCK).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > STALE_MS) await rm(LOCK, { recursive: true, force: true });
    return true;
  }
}

/** Flags are shared by all workers, so tests that depend on one take turns. Returns the release function. */
export async function takeFlagTurn(): Promise<() => Promise<void>> {
  while (await isTaken()) await wait(200);
  return () => rm(LOCK, { recursive: true, force: true });
}

/** Enables cover letters until the returned function is called. */
export async function openLetters(): Promise<() => Promise<void>> {
  const end = await takeFlagTurn();
  await setFlag('coverLetter', true);
  return end;
}
