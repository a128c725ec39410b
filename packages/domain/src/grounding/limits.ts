import { MAX_CHARACTERS } from '../resume/limits.ts';

/**
 * How much of a text is processed. Without these limits a single request full of figures or short lines costs seconds
 * of CPU. 'Seen' is the maximum in the 43,000 texts of the evaluation sets. Text beyond a limit proves nothing and is
 * marked as a claim.
 */

/** For a checked text and its original: the limit of a resume field. */
export const MAX_TEXT_CHARACTERS = MAX_CHARACTERS.richText;
/** For everything the user wrote. Twenty full pages have about 60,000. Seen: 2,799. */
export const MAX_OWN_CHARACTERS = 60_000;
/** For one text, in text order. Seen: 37. */
export const MAX_TEXT_FIGURES = 200;
/** For everything the user wrote. Seen: 41. */
export const MAX_OWN_FIGURES = 600;
/** For one line, for sums and shares, which are computed in pairs. Seen: 11. */
export const MAX_LINE_FIGURES = 16;
