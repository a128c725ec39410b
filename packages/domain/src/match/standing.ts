import type { Requirement } from './match.ts';

/**
 * Whether the user already does the work of the ad ('inside'), comes from other work ('outside'), or it is unclear.
 * Someone who holds the position and meets its requirements is believed its ordinary duties; for others similar work
 * counts in part.
 */
export type Standing = 'inside' | 'near' | 'outside';

const WORTH: Readonly<Record<Requirement['status'], number>> = { met: 1, partly: 0.5, missing: 0 };
/** Too few lines say nothing. */
const LEAST_LINES = 3;
/** Titles of the same job vary more than its requirements. */
const OF_TITLE = 0.5;
const INSIDE = 0.85;
const OUTSIDE = 0.7;

/**
 * Weighs how much of the title was held and how much of the requirements is met, each from 0 to 1; the latter counts
 * double.
 */
export function standingOf(
  held: number,
  asked: readonly { readonly status: Requirement['status']; readonly size: number }[],
): Standing {
  const lines = asked.filter(({ size }) => size > 0);
  if (lines.length < LEAST_LINES) return 'near';
  const fit = lines.reduce((sum, { status }) => sum + WORTH[status], 0) / lines.length;
  const standing = OF_TITLE * held + fit;
  return standing >= INSIDE ? 'inside' : standing < OUTSIDE ? 'outside' : 'near';
}
