const MAX_DELAY_MS = 12 * 60 * 60 * 1_000;
const MIN_DELAY_MS = 30_000;

/** Half of what is left, so that a reading which fails is followed by others before the end. */
export const refreshDelayMs = (expiresAt: Date, now: number): number =>
  Math.min(MAX_DELAY_MS, Math.max(MIN_DELAY_MS, (expiresAt.getTime() - now) / 2));
