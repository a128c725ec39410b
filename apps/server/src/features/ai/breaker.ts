/** Consecutive failures that open the breaker for a while. */
const FAILURES = 5;
const PAUSE_MS = 30_000;

export interface Breaker {
  /** False while a failing model gets time to recover; after the pause, one probe call per pause is allowed. */
  canTry(): boolean;
  succeeded(): void;
  failed(): void;
}

/** Circuit breaker: an unresponsive model must not hold every request until its timeout. */
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
