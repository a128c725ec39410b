/**
 * Targets that npm run eval:match and its test require for all ads together and for sets C to F alone. Words labeled
 * neutral are not counted.
 */
export const MATCH_FLOORS = {
  precision: 0.9,
  recall: 0.9,
  ordered: 0.95,
  /** For the sealed half of the labeled lines; the targets are 0.90 and 0.92. */
  unreadStatus: 0.735,
  unreadSkills: 0.825,
} as const;
