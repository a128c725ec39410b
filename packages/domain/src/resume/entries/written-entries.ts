import { MAX_CHARACTERS } from '../limits.ts';
import type { Period } from '../resume.ts';
import { isListLine, type RichText, richTextFromPlain } from '../rich-text.ts';
import { degreeFromText, fieldFromText } from '../vocabulary/vocabulary.ts';
import { keyOfWord } from '../vocabulary/vocabulary-words.data.ts';
import { readWrittenPeriod } from '../dates/written-period.ts';

/** The kinds of entries that can be parsed from text, with their fields in the usual order. */
const FIELDS = {
  experience: ['position', 'company', 'location'],
  education: ['school', 'degree', 'field', 'location'],
} as const;

export type WrittenKind = keyof typeof FIELDS;

/** The fields that were found; others are absent. */
export type WrittenEntry = Partial<Period> & {
  readonly description: RichText;
  readonly [field: string]: unknown;
};

const SEPARATOR = /\s*[|\t]\s*|\s+·\s+/;
/** A longer line is a sentence about the work, not a name. */
const LONGEST_NAME = 90;

const asStored = (field: string, words: string): string => {
  if (field === 'degree') return keyOfWord(words, 'degrees') ?? degreeFromText(words);
  if (field === 'field') return keyOfWord(words, 'fields') ?? fieldFromText(words);
  return words.slice(0, field === 'location' ? MAX_CHARACTERS.place : MAX_CHARACTERS.line);
};

const isHeadLine = (line: string) =>
  !isListLine(line) && (line.length <= LONGEST_NAME || SEPARATOR.test(line));

/** The first lines become names and dates, the rest becomes the description; leftover names go there, too. */
function readEntry(kind: WrittenKind, text: string): WrittenEntry {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const end = lines.findIndex((line) => !isHeadLine(line));
  const head = end < 0 ? lines : lines.slice(0, end);
  let period: Period | null = null;
  const names: string[] = [];
  for (const line of head) {
    // A period with its length is one piece, although a dot separates the two.
    const whole: Period | null = period === null ? readWrittenPeriod(line) : null;
    if (whole) period = whole;
    else
      for (const piece of line.split(SEPARATOR).filter(Boolean)) {
        const found: Period | null = period === null ? readWrittenPeriod(piece) : null;
        if (found) period = found;
        else names.push(piece);
      }
  }
  const fields = FIELDS[kind];
  const named = names
    .slice(0, fields.length)
    .map((words, index) => [fields[index] ?? '', asStored(fields[index] ?? '', words)]);
  const rest = [...names.slice(fields.length), ...lines.slice(head.length)];
  return { ...Object.fromEntries(named), ...period, description: richTextFromPlain(rest.join('\n')) };
}

const hasPeriod = (chunk: string) =>
  chunk
    .split('\n')
    .filter((line) => !isListLine(line))
    .some((line) => [line, ...line.split(SEPARATOR)].some((piece) => readWrittenPeriod(piece) !== null));

/**
 * Parses entries from text: 'Position | Company | Location | 03/2021 – now' in one line, or in separate lines with the
 * description below; entries are separated by empty lines. Empty when the text does not look like entries.
 */
export function readWrittenEntries(kind: WrittenKind, written: string): WrittenEntry[] {
  const text = written.replace(/\r\n?/g, '\n').trim();
  const chunks: string[] = [];
  for (const chunk of text.split(/\n\s*\n/)) {
    const last = chunks.length - 1;
    if (last < 0 || hasPeriod(chunk)) chunks.push(chunk);
    else chunks[last] = `${chunks[last]}\n${chunk}`;
  }
  const [first = ''] = chunks;
  const isOneLine = !text.includes('\n');
  const isEntry = isOneLine ? text.split(SEPARATOR).filter(Boolean).length > 1 : hasPeriod(first);
  return isEntry ? chunks.map((chunk) => readEntry(kind, chunk)) : [];
}
