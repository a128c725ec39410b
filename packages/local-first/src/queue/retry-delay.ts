const LONGEST_AT_FIRST_MS = 30_000;
/** After a few minutes of outage, back off further so that tabs do not poll the server twice a minute. */
const LONGEST_MS = 5 * 60_000;
const ATTEMPTS_AT_FIRST = 10;

/** Up to this part of the delay is added, so that tabs that failed together do not all retry together. */
const JITTER = 0.3;

/** A hash of the text from 0 up to 1 (FNV-1a). */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  // Mix the bits, because similar texts differ least in the last ones.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/**
 * Exponential backoff: 1, 2, 4 … 30 s for about three minutes, then 5 minutes, each with jitter that depends on the
 * operation. `online` and `retry` skip it.
 */
export function retryDelayMs(attempts: number, opId: string): number {
  const delayMs =
    attempts > ATTEMPTS_AT_FIRST ? LONGEST_MS : Math.min(1000 * 2 ** (attempts - 1), LONGEST_AT_FIRST_MS);
  return Math.round(delayMs * (1 + JITTER * spread(`${opId} ${attempts}`)));
}
