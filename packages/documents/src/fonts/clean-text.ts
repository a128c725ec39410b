import { familyFor } from './coverage.ts';
import type { TextFamily } from './fonts.ts';

/** Replaces characters that none of our fonts can print: visible, never dropped. */
const REPLACEMENT = '\uFFFD';
/** Marks where a long run of characters may break. The templates turn it into an empty box, which no extractor sees. */
const BREAK = '\u200B';
/** Surrounds a word that must not break. */
const JOINER = '\u2060';
const MARKS = /[\u200B\u2060]/g;

/** Characters. A longer run without a space may be wider than the narrowest column. */
const LONGEST_UNBROKEN = 22;

/** Invisible characters that only affect the shape or direction of their neighbors. */
const INVISIBLE =
  // oxlint-disable-next-line no-misleading-character-class -- single characters are meant
  /[\u00AD\u061C\u180E\u200E\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF\u{E0000}-\u{E0FFF}]/gu;
const BLANK = /[\t\v\f\r\u0085\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is meant
const CONTROL = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g;
const JOINERS = new Set([0x20_0c, 0x20_0d]);

/** Text that every format can hold. NFC, because fonts have é but not e plus a combining accent. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(BLANK, ' ')
    .replace(CONTROL, REPLACEMENT);

/** Text our fonts can print. Others become a visible replacement: the strict PDF export rejects missing glyphs. */
export function printableText(text: string, own: TextFamily): string {
  let printable = '';
  for (const character of cleanText(text)) {
    const point = character.codePointAt(0) ?? 0;
    const isPrinted =
      character === '\n' || character === BREAK || JOINERS.has(point) || familyFor(point, own) !== null;
    printable += isPrinted ? character : REPLACEMENT;
  }
  return printable;
}

/** The font families that a text needs when set in each of `settings`, which are included. */
export function familiesIn(text: string, settings: readonly TextFamily[]): Set<string> {
  const families = new Set<string>(settings);
  for (const character of new Set(withoutMarks(text)))
    for (const own of settings) {
      const family = familyFor(character.codePointAt(0) ?? 0, own);
      if (family !== null) families.add(family);
    }
  return families;
}

export const withoutMarks = (text: string): string => text.replace(MARKS, '');

const HYPHENED = /[^\s\u200B-]+(?:-[^\s\u200B-]+)+/gu;
/** Bytes; a longer word may be wider than the narrowest column. */
const LONGEST_WHOLE = 24;
const encoder = new TextEncoder();

/** Adds all marks that the templates understand: where a long word may break, and which hyphenated words must not. */
export const markText = (text: string): string =>
  breakLongWords(text).replace(HYPHENED, (word) =>
    encoder.encode(word).length <= LONGEST_WHOLE ? `${JOINER}${word}${JOINER}` : word,
  );

// Not at hyphens: extractors take a hyphen at a line end for hyphenation and drop it.
const SEAM = /(?<=[/@._?&=])(?=[^\s/@._?&=])/u;
let segmenter: Intl.Segmenter | undefined;
/** Created for the first long word: it takes about 67 ms on a phone, and most resumes have no long word. */
const graphemes = (text: string) =>
  (segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })).segment(text);

/** No real word is longer. Every break costs the compiler time, so longer runs get fewer of them. */
const LONGEST_BY_LETTER = 200;
const LETTERS_TOGETHER = 8;

function breakPart(part: string): string {
  const letters = Array.from(graphemes(part), ({ segment }) => segment);
  if (letters.length <= LONGEST_BY_LETTER) return letters.join(BREAK);
  const pieces: string[] = [];
  for (let index = 0; index < letters.length; index += LETTERS_TOGETHER)
    pieces.push(letters.slice(index, index + LETTERS_TOGETHER).join(''));
  return pieces.join(BREAK);
}

/** Marks where a long word may break: at the separators of a URL or email, else after any character. */
export function breakLongWords(text: string): string {
  return text.replace(/[^\s\u200B]{23,}/gu, (word) =>
    word
      .split(SEAM)
      .map((part) => (part.length <= LONGEST_UNBROKEN ? part : breakPart(part)))
      .join(BREAK),
  );
}
