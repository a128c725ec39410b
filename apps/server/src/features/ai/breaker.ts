/** Failures in a row after which nothing more is sent for a while. */
const FAILURES = 5;
const PAUSE_MS = 30_000;

export interface Breaker {
  /** False while a model that is down gets time to come back; then one call at a time may try. */
  canTry(): boolean;
  succeeded(): void;
  failed(): void;
}

/** Keeps a model that does not answer from holding every request until its time is over. */
export function createBreaker(now: () => number = Date.now): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    canTry: () => {
      if (failures < FAILURES) return true;
      if (now() < openUntil) return false;
      openUntil = now() + PAUSE_MS;
      return true;
    },
    succeeded: () => {
      failures = 0;
    },
    failed: () => {
      failures += 1;
      if (failures >= FAILURES) openUntil = now() + PAUSE_MS;
    },
  };
}
