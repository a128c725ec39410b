import { setTimeout as delay } from 'node:timers/promises';

const LOOK_EVERY_MS = 25;

/** Polls until the check passes; a check that throws counts as not yet. */
export async function waitUntil(
  what: string,
  timeoutMs: number,
  isSo: () => Promise<boolean>,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (
    !(await isSo().then(
      (answer) => answer,
      () => false,
    ))
  ) {
    if (performance.now() > deadline) throw new Error(`waited ${timeoutMs / 1000} s in vain until ${what}`);
    await delay(LOOK_EVERY_MS);
  }
}

/** Rejects if the work takes longer. */
export async function within(timeoutMs: number, what: string, work: Promise<unknown>): Promise<void> {
  const isDone = new AbortController();
  const limit = delay(timeoutMs, undefined, { signal: isDone.signal }).then(
    () => {
      throw new Error(`waited ${timeoutMs / 1000} s in vain until ${what}`);
    },
    () => undefined,
  );
  try {
    await Promise.race([work, limit]);
  } finally {
    isDone.abort();
  }
}
