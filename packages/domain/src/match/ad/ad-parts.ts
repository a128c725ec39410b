import { findSkills } from '../../skills/dictionary.ts';
import { ASKED_CUE, HEADINGS, type Part } from './ad-wording.data.ts';
import { isDutyVerb } from './duty-verbs.data.ts';

/** The marker of a list item: a symbol, an emoji, a number or a letter. */
export const MARK =
  /^\s*(?:[^\p{L}\p{N}\s"“'(#$€£]{1,3}|\d{1,2}(?:\.\d{1,2}){0,2}[.)]?(?=\s+\p{Lu})|\d{1,2}[.)]|[a-z][.)]|\([a-z\d]{1,2}\)|[IVX]{1,4}(?:\)|\s*[-–]))\s+/u;
export const isListed = (line: string): boolean => MARK.test(line);

const MOST_HEADING_WORDS = 9;
/** 'We would like to hear from you if you have:' introduces the list below it. */
const MOST_LEADING_WORDS = 18;
const MOST_SENTENCE_HEADING_WORDS = 4;
/** 'Company: Otter Creek' */
export const NAME_AND_VALUE = /^([\p{L}'’\s/&]{3,40}):\s+(?=\S)/u;

export const wordCount = (text: string): number => text.trim().split(/\s+/).length;
export const partOf = (text: string): Part | null =>
  HEADINGS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
const bareOf = (line: string) =>
  line
    .replace(MARK, '')
    .trim()
    .replace(/[*#_:]+/g, ' ')
    .trim();
export const markOf = (line: string): string => MARK.exec(line)?.[0].trim() ?? '';
/** Markers with the same nesting depth belong to one list. */
const shapeOf = (mark: string) =>
  mark
    .replace(/\d+/g, '1')
    .replace(/[IVX]+/g, 'I')
    .replace(/[a-z]/g, 'a');
const isPicture = (mark: string) => /\p{Extended_Pictographic}/u.test(mark);
export const isNumber = (mark: string): boolean => /[\dIVX]/.test(mark);

/** '🧩 What you need:' and '2. REQUIREMENTS' are headings of the list below, '🔹 Figma' is an item. */
function isHeadMark(line: string, next: string): boolean {
  const mark = markOf(line);
  const [own, below] = [shapeOf(mark), shapeOf(markOf(next))];
  if (mark === '' || own === below) return mark === '';
  if (isPicture(mark)) return true;
  // '2. DA PONTUAÇÃO' above '2.1 Cursos' is a heading, whatever it says.
  const isAboveDeeper = below.startsWith(own.replace(/\.$/, '.1')) && !/\p{Ll}/u.test(line);
  return isNumber(mark) && (isAboveDeeper || partOf(bareOf(line)) !== null);
}

/** A single line with its own symbol, such as a place with a pin, is not a list. */
export const isInList = (line: string, before: string, after: string): boolean =>
  isListed(line) && [before, after].some((other) => shapeOf(markOf(other)) === shapeOf(markOf(line)));

/** 'Minimum requirements.' above a list. */
const isSentenceHeading = (trimmed: string, next: string) =>
  trimmed.endsWith('.') &&
  wordCount(trimmed) <= MOST_SENTENCE_HEADING_WORDS &&
  partOf(trimmed) !== null &&
  isListed(next);

const DASHED = /^([\p{L}'’\s/&]{3,40}?)\s+[-–—]\s+(?=\S)/u;
const MOST_DASHED_WORDS = 4;

/** 'Requisitos - ' in 'Requisitos - forno a lenha, Excel'; 'Skills - what you need' is all heading. */
export function dashedLabel(text: string): RegExpExecArray | null {
  const found = DASHED.exec(text);
  const label = found?.[1] ?? '';
  const isHeading = wordCount(label) <= MOST_DASHED_WORDS && partOf(label) !== null;
  return isHeading && partOf(text.slice(found?.[0].length)) === null ? found : null;
}

const MOST_LONE_HEADING_WORDS = 5;
/** 'Excel skills', 'look after the routine', 'two years in this role' contain heading words but are not headings. */
const isAsking = (text: string) =>
  ASKED_CUE.test(text) ||
  /[\d,]|(?<!\p{L})(?:years?|anos?|months?|meses)(?!\p{L})/iu.test(text) ||
  isDutyVerb(text.split(/\s+/)[0] ?? '') ||
  findSkills(text).length > 0;

/** 'Requirements' between two empty lines. */
function headsAcrossGap(line: string, below: string): boolean {
  const text = bareOf(line);
  if (isListed(below)) return !isListed(line);
  return partOf(text) !== null && wordCount(text) <= MOST_LONE_HEADING_WORDS && !isAsking(text);
}

/** Without markers, ads write lists as short lines, so a short line is a heading only after an empty line. */
export function headingOf(line: string, isAfterGap: boolean, rest: readonly string[]): boolean {
  const next = rest[0] ?? '';
  const below = rest.find((one) => one.trim() !== '') ?? '';
  const trimmed = line.replace(MARK, '').trim();
  const isMarked = /:$|^#|^\*\*.*\*\*:?$/.test(trimmed);
  // 'Company: Otter Creek' is a name and a value, not a heading.
  if (NAME_AND_VALUE.test(trimmed.replaceAll('*', '')) || !isHeadMark(line, next)) return false;
  if (dashedLabel(trimmed) !== null && !isListed(next)) return false;
  if (isAfterGap && isSentenceHeading(trimmed, next)) return true;
  const isLeading = trimmed.endsWith(':') && isListed(below) && !isListed(line);
  const isShort =
    wordCount(bareOf(line)) <= (isLeading ? MOST_LEADING_WORDS : MOST_HEADING_WORDS) &&
    !/[.;,!]$/.test(trimmed);
  if (isMarked || !isShort || !isAfterGap) return isShort && isMarked;
  return next.trim() !== '' || headsAcrossGap(line, below);
}

/** The part that a heading starts, or null when its words do not tell. */
export const partOfHeading = (line: string): Part | null => partOf(bareOf(line));

/** Ads with unusual headings still list requirements before nice-to-haves. */
export const nextPart = (seen: ReadonlySet<Part>): Part =>
  seen.has('nice') ? 'out' : seen.has('must') ? 'nice' : 'must';

const MOST_PIECE_WORDS = 7;

/** 'Rye, spelt, a driving licence': short items in one sentence. */
export function isEnumeration(text: string): boolean {
  const pieces = text.split(/[,;]\s/);
  return (
    pieces.length >= 3 &&
    pieces.every((piece) => wordCount(piece) <= MOST_PIECE_WORDS * 2) &&
    wordCount(pieces[0] ?? '') <= MOST_PIECE_WORDS &&
    !/[.!?]\s+\p{Lu}/u.test(text)
  );
}

const PROSE_WORDS = 14;

/** The part below an unknown heading: null for paragraphs, which are judged by sentence; lists of verbs are duties. */
export function partBelow(below: readonly string[], seen: ReadonlySet<Part>): Part | null {
  const from = below.findIndex((line) => line.trim() !== '');
  const to = below.findIndex((line, index) => index > from && line.trim() === '');
  const section = below.slice(Math.max(0, from), to < 0 ? undefined : to);
  const isProse = wordCount(section[0] ?? '') >= PROSE_WORDS && !section.every(isEnumeration);
  if (isProse && !section.some((line) => isListed(line))) return null;
  const verbs = section.filter((line) => isDutyVerb(bareOf(line).split(/[\s,]+/)[0] ?? '')).length;
  return verbs * 2 > section.length && !seen.has('duty') ? 'duty' : nextPart(seen);
}
