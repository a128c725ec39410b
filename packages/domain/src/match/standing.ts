import type { Requirement } from './match.ts';

/**
 * Whether a person does the work of an ad already, comes from other work, or neither is sure. Who holds the position and
 * has what it asks for is believed its ordinary duties; in another's words similar work is a part.
 */
export type Standing = 'inside' | 'near' | 'outside';

const WORTH: Readonly<Record<Requirement['status'], number>> = { met: 1, partly: 0.5, missing: 0 };
/** Of fewer lines nothing follows. */
const LEAST_LINES = 3;
/** Titles of one job differ more than what it asks for. */
const OF_TITLE = 0.5;
const INSIDE = 0.85;
const OUTSIDE = 0.7;

/** By how much of the title was held and how much of what is asked for is met, each from 0 to 1; the second counts twice. */
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
