/** The clock of this feature; tests control it. */
export interface Clock {
  now: () => number;
  /** Returns the function that cancels it. */
  after: (delayMs: number, work: () => void) => () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, work) => {
    const timer = setTimeout(work, delayMs);
    return () => clearTimeout(timer);
  },
};

/** If the clock was set back, a time in the future does not count as recent. */
export const isWithin = (clock: Clock, since: number, durationMs: number): boolean => {
  const age = clock.now() - since;
  return age >= 0 && age < durationMs;
};
