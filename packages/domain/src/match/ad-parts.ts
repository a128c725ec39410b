import { HEADINGS, type Part } from './ad-wording.data.ts';
import { isDutyVerb } from './duty-verbs.data.ts';

/** What marks a line of a list: a sign, a picture, a number, a letter. */
export const MARK =
  /^\s*(?:[^\p{L}\p{N}\s"“'(#$€£]{1,3}|\d{1,2}(?:\.\d{1,2}){0,2}[.)]?(?=\s+\p{Lu})|\d{1,2}[.)]|[a-z][.)]|\([a-z\d]{1,2}\)|[IVX]{1,4}(?:\)|\s*[-–]))\s+/u;
export const isListed = (line: string): boolean => MARK.test(line);

const MOST_HEADING_WORDS = 9;
const MOST_SENTENCE_HEADING_WORDS = 4;
const INLINE = /^([\p{L}'’\s/&]{3,40}):\s+(?=\S)/u;
const INLINE_LONG = /^([^:.;!?()]{3,70}):\s+(?=\S)/u;
const INLINE_SENTENCE = /^([\p{L}'’\s/&-]{3,40})\.\s+(?=\p{Lu})/u;

const wordCount = (text: string) => text.trim().split(/\s+/).length;
const partOf = (text: string): Part | null => HEADINGS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
const bareOf = (line: string) =>
  line
    .replace(MARK, '')
    .trim()
    .replace(/[*#_:]+/g, ' ')
    .trim();
const markOf = (line: string) => MARK.exec(line)?.[0].trim() ?? '';
/** Numbers of one depth are marks of one list. */
const shapeOf = (mark: string) =>
  mark
    .replace(/\d+/g, '1')
    .replace(/[IVX]+/g, 'I')
    .replace(/[a-z]/g, 'a');
const isPicture = (mark: string) => /\p{Extended_Pictographic}/u.test(mark);
const isNumber = (mark: string) => /[\dIVX]/.test(mark);

/** '🧩 What you need:' and '2. REQUIREMENTS' head the list below them, and '🔹 Figma' is a line of one. */
function isHeadMark(line: string, next: string): boolean {
  const mark = markOf(line);
  const isOther = shapeOf(markOf(next)) !== shapeOf(mark);
  return mark === '' || (isOther && (isPicture(mark) || (isNumber(mark) && partOf(bareOf(line)) !== null)));
}

/** One line with a sign of its own, such as a place behind a pin, is no list. */
export const isInList = (line: string, before: string, after: string): boolean =>
  isListed(line) && [before, after].some((other) => shapeOf(markOf(other)) === shapeOf(markOf(line)));

/** 'Minimum requirements.' above a list. */
const isSentenceHeading = (trimmed: string, next: string) =>
  trimmed.endsWith('.') &&
  wordCount(trimmed) <= MOST_SENTENCE_HEADING_WORDS &&
  partOf(trimmed) !== null &&
  isListed(next);

/** Ads without marks write lists of short lines: only after an empty line does a short line head them. */
export function headingOf(line: string, isAfterGap: boolean, next: string): boolean {
  const trimmed = line.replace(MARK, '').trim();
  const isMarked = /:$|^#|^\*\*.*\*\*:?$/.test(trimmed);
  // 'Company: Otter Creek' names one thing, and heads nothing.
  if (INLINE.test(trimmed) || !isHeadMark(line, next)) return false;
  if (isAfterGap && isSentenceHeading(trimmed, next)) return true;
  const isShort = wordCount(bareOf(line)) <= MOST_HEADING_WORDS && !/[.;,!]$/.test(trimmed);
  return isShort && (isMarked || (isAfterGap && next.trim() !== ''));
}

/** What a heading heads, or null when its words do not say. */
export const partOfHeading = (line: string): Part | null => partOf(bareOf(line));

/** Ads that head their parts in words of their own still go from what is needed to what is welcome. */
const nextPart = (seen: ReadonlySet<Part>): Part =>
  seen.has('nice') ? 'out' : seen.has('must') ? 'nice' : 'must';

const PROSE_WORDS = 14;

/** What stands under a heading of unknown words: paragraphs speak for themselves, lists of verbs are duties. */
export function partBelow(below: readonly string[], seen: ReadonlySet<Part>): Part | null {
  const from = below.findIndex((line) => line.trim() !== '');
  const to = below.findIndex((line, index) => index > from && line.trim() === '');
  const section = below.slice(Math.max(0, from), to < 0 ? undefined : to);
  if (!section.some((line) => isListed(line)) && wordCount(section[0] ?? '') >= PROSE_WORDS) return null;
  const verbs = section.filter((line) => isDutyVerb(bareOf(line).split(/[\s,]+/)[0] ?? '')).length;
  return verbs * 2 > section.length && !seen.has('duty') ? 'duty' : nextPart(seen);
}

export interface Opening {
  readonly part: Part;
  /** How much of the line is heading and no text. */
  readonly length: number;
}

const OPENING_WORDS = 5;

/** 'Requirements: …', 'Nature of work. …', 'Pedimos ensino médio …': the first words of a paragraph can head it. */
export function openingOf(text: string, isList: boolean, isFree: boolean): Opening | null {
  const inline =
    INLINE.exec(text) ?? (isList ? null : (INLINE_LONG.exec(text) ?? INLINE_SENTENCE.exec(text)));
  const headed = inline === null ? null : partOf(inline[1] ?? '');
  if (inline !== null && headed !== null) return { part: headed, length: inline[0].length };
  if (inline !== null || isList || !isFree) return null;
  if (/^(?:n[ãa]o|no|we do(?: not|n['’]t))(?!\p{L})/iu.test(text)) return null;
  const part = partOf(text.split(/\s+/).slice(0, OPENING_WORDS).join(' '));
  return part === null ? null : { part, length: 0 };
}
