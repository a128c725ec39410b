const MAX_DELAY_MS = 12 * 60 * 60 * 1_000;
const MIN_DELAY_MS = 30_000;

/** Half of the remaining time, so that a failed read can be retried before the session expires. */
export const refreshDelayMs = (expiresAt: Date, now: number): number =>
  Math.min(MAX_DELAY_MS, Math.max(MIN_DELAY_MS, (expiresAt.getTime() - now) / 2));
