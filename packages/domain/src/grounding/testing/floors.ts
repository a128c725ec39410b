/**
 * npm run eval:grounding and its test fail below the first or above the second: what was wanted, and reached over all sets,
 * most of which have been looked at (docs/grounding-and-match.md).
 */
export const GROUNDING_FLOORS = { caught: 0.98, false: 0.03 } as const;
