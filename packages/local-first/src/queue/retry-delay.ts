const LONGEST_AT_FIRST_MS = 30_000;
/** After a few minutes of outage, back off further so that tabs do not poll the server twice a minute. */
const LONGEST_MS = 5 * 60_000;
const ATTEMPTS_AT_FIRST = 10;

/** Exponential backoff: 1, 2, 4 … 30 s for about three minutes, then 5 minutes. `online` and `retry` skip it. */
export const retryDelayMs = (attempts: number): number =>
  attempts > ATTEMPTS_AT_FIRST ? LONGEST_MS : Math.min(1000 * 2 ** (attempts - 1), LONGEST_AT_FIRST_MS);
