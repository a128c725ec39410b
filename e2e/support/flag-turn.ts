import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT, setFlag } from './product.ts';

const LOCK = path.join(ROOT, 'test-results', 'flag.lock');
/** Left behind by a run that was killed. */
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

/** A flag is everybody's: whoever depends on one waits for their turn, in whatever worker. Ends with what it answers. */
export async function takeFlagTurn(): Promise<() => Promise<void>> {
  while (await isTaken()) await wait(200);
  return () => rm(LOCK, { recursive: true, force: true });
}

/** Letters are open until the answer is called. */
export async function openLetters(): Promise<() => Promise<void>> {
  const end = await takeFlagTurn();
  await setFlag('coverLetter', true);
  return end;
}
