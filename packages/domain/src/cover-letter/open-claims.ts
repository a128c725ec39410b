import type { CoverLetter, LetterClaim } from './letter.ts';

const WORD = /[\p{L}\p{N}]/u;

/** Whether the text still contains the piece as a whole word: '4' is not in '40'. */
export function standsIn(text: string, piece: string): boolean {
  if (piece === '') return false;
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + piece.length] ?? ' ';
    const isWhole =
      !(WORD.test(before) && WORD.test(piece[0] ?? '')) &&
      !(WORD.test(after) && WORD.test(piece.at(-1) ?? ''));
    if (isWhole) return true;
  }
  return false;
}

/** Claims the user still has to handle: neither confirmed nor removed from the text. */
export const openClaims = ({ sections, claims }: Pick<CoverLetter, 'sections' | 'claims'>): LetterClaim[] =>
  claims.filter(({ section, text, isConfirmed }) => !isConfirmed && standsIn(sections[section], text));
