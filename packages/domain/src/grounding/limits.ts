import { MAX_CHARACTERS } from '../resume/limits.ts';

/**
 * How much of a text is read. Without these limits one request of figures or short lines costs seconds of CPU. 'Seen' is the
 * largest number in the 43,000 texts of the evaluation sets. What lies beyond a limit proves nothing and is marked as a claim.
 */

/** Of a text that is checked, and of what it replaces: the most that a field of a resume holds. */
export const MAX_TEXT_CHARACTERS = MAX_CHARACTERS.richText;
/** Of everything that the person said. Twenty full pages have about 60,000. Seen: 2,799. */
export const MAX_OWN_CHARACTERS = 60_000;
/** Of one text, in its order. Seen: 37. */
export const MAX_TEXT_FIGURES = 200;
/** Of everything that the person said. Seen: 41. */
export const MAX_OWN_FIGURES = 600;
/** Of one line, for sums and shares: they are worked out in pairs. Seen: 11. */
export const MAX_LINE_FIGURES = 16;
