/** Time as this feature sees it; tests hold it still. */
export interface Clock {
  now: () => number;
  /** Call what it returns to think better of it. */
  after: (delayMs: number, work: () => void) => () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, work) => {
    const timer = setTimeout(work, delayMs);
    return () => clearTimeout(timer);
  },
};

/** A clock that was set back makes no moment recent. */
export const isWithin = (clock: Clock, since: number, durationMs: number): boolean => {
  const age = clock.now() - since;
  return age >= 0 && age < durationMs;
};
