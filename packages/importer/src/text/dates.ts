import { fold } from './fold.ts';

/** 'YYYY-MM' or 'YYYY'; '' when it is not given. */
export interface DateSpan {
  readonly start: string;
  readonly end: string;
  readonly current: boolean;
  /** It has two ends, or is ongoing. */
  readonly isRange: boolean;
  readonly index: number;
  readonly length: number;
}

const MONTHS = [
  'jan(?:uary|eiro)?|enero|ene',
  'feb(?:ruary)?|fev(?:ereiro)?|febrero',
  'mar(?:ch|co|zo)?',
  'apr(?:il)?|abr(?:il)?',
  'may|maio?|mayo',
  'june?|junho|junio|jun',
  'july?|julho|julio|jul',
  'aug(?:ust)?|ago(?:sto)?',
  'sep(?:t(?:ember)?|tiembre)?|set(?:embro|iembre)?',
  'oct(?:ober|ubre)?|out(?:ubro)?',
  'nov(?:ember|embro|iembre)?',
  'dec(?:ember)?|dez(?:embro)?|dic(?:iembre)?',
];
const MONTH = `(?:${MONTHS.join('|')})`;
const MONTH_NUMBERS = MONTHS.map((name) => new RegExp(`^(?:${name})$`));

const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)';
const DAY = '(?:\\d{1,2}(?:st|nd|rd|th|o)?[ ,/.]+(?:de |of )?)?';
const SEASON = '(?:spring|summer|fall|autumn|winter)';
const NAMED = `${DAY}${MONTH}\\b\\.?(?:\\s*(?:de|of|,|/|-|\\.|')\\s*|\\s+)(?:\\d{1,2},\\s*)?${YEAR}`;
const NUMBERED = `(?:\\d{1,2}[/.])?(?:0?[1-9]|1[0-2])\\s?[/.-]\\s?${YEAR}`;
const ISO = `${YEAR}[-/.](?:0[1-9]|1[0-2])(?:[-/.]\\d{2})?`;
const POINT = `(?:${NAMED}|${NUMBERED}|${ISO}|${SEASON}\\s+${YEAR}|${YEAR})`;
const NOW =
  '(?:(?:ate )?(?:o|a|la|the) (?:momento|presente|data|present|fecha|actualidad)|until now|to date|date|agora|present|presente|current(?:ly)?|now|today|ongoing|atual(?:mente)?|hoje|em andamento|em curso|en curso|actualidad|actual(?:mente)?|cursando|in progress)';
const BETWEEN =
  '\\s*(?:[-–—−‒~→]+|\\bto\\b|\\buntil\\b|\\bthrough\\b|\\bate\\b(?: o| a)?|\\ba\\b|\\bhasta\\b|\\bal?\\b)\\s*';
const EDGE = '(?<![\\p{L}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{N}])';

const RANGE = new RegExp(`${EDGE}(${POINT})${BETWEEN}(${NOW}|${POINT})${AFTER}`, 'giu');
const SHARED_YEAR = new RegExp(
  `${EDGE}(${MONTH})\\.?\\s*[-–—−]\\s*(${MONTH})\\.?[\\s/]+(?:de )?(${YEAR})${AFTER}`,
  'giu',
);
const SINCE = new RegExp(`${EDGE}(?:since|desde|a partir de)(?: o| a)?\\s+(${POINT})${AFTER}`, 'giu');
const SINGLE = new RegExp(`${EDGE}(${POINT})${AFTER}`, 'giu');
const OPEN = new RegExp(`${EDGE}(${POINT})\\s*[-–—−]\\s*$`, 'giu');

function readPoint(text: string): string {
  const year = new RegExp(YEAR, 'g');
  const years = [...text.matchAll(year)];
  const found = years.at(-1)?.[0];
  if (found === undefined) return '';
  const name = new RegExp(MONTH, 'i').exec(text.replace(/^\d{1,2}[^\d/.]*(?:de |of )/, ''))?.[0];
  const named = name === undefined ? -1 : MONTH_NUMBERS.findIndex((month) => month.test(name.toLowerCase()));
  const iso = new RegExp(`^${YEAR}[-/.](\\d{2})`).exec(text)?.[1];
  const numbered = new RegExp(`(\\d{1,2})\\s?[/.-]\\s?${YEAR}`).exec(text)?.[1];
  const month = named >= 0 ? named + 1 : Number(iso ?? numbered ?? 0);
  return month >= 1 && month <= 12 ? `${found}-${String(month).padStart(2, '0')}` : found;
}

const isNow = (text: string) => !/\d/.test(text);

/** Folds only characters that keep their length, so that match positions apply to the original text. */
const folded = (text: string) =>
  Array.from(text, (sign) => (fold(sign).length === sign.length ? fold(sign) : sign)).join('');

/** All periods and dates in a line, in order, without nesting. */
export function findDates(text: string): DateSpan[] {
  const plain = folded(text);
  const found: DateSpan[] = [];
  const isFree = (index: number, length: number) =>
    found.every((span) => index + length <= span.index || index >= span.index + span.length);
  const add = (match: RegExpExecArray | RegExpMatchArray, span: Omit<DateSpan, 'index' | 'length'>) => {
    const index = match.index ?? 0;
    if (isFree(index, match[0].length)) found.push({ ...span, index, length: match[0].length });
  };
  for (const match of plain.matchAll(RANGE)) {
    const [start, last] = [readPoint(match[1] ?? ''), match[2] ?? ''];
    const current = isNow(last);
    add(match, { start, end: current ? '' : readPoint(last), current, isRange: true });
  }
  for (const match of plain.matchAll(SHARED_YEAR)) {
    const year = match[3] ?? '';
    add(match, {
      start: readPoint(`${match[1]} ${year}`),
      end: readPoint(`${match[2]} ${year}`),
      current: false,
      isRange: true,
    });
  }
  for (const match of plain.matchAll(SINCE))
    add(match, { start: readPoint(match[1] ?? ''), end: '', current: true, isRange: true });
  for (const match of plain.matchAll(OPEN))
    add(match, { start: readPoint(match[1] ?? ''), end: '', current: false, isRange: true });
  for (const match of plain.matchAll(SINGLE))
    add(match, { start: '', end: readPoint(match[1] ?? ''), current: false, isRange: false });
  return found.toSorted((a, b) => a.index - b.index);
}

const COUNT = '(?:\\d+|um|uma|less than a)';
const UNIT = '(?:years?|yrs?|months?|mos?|anos?|mes(?:es)?|anos|meses|ano)\\.?';
const DURATION = new RegExp(
  `[\\s·•|,]*\\(?\\s*${COUNT}\\s${UNIT}(?:\\s*(?:,|e|y|and)?\\s*${COUNT}\\s${UNIT})?\\s*\\)?`,
  'giu',
);

/** A duration that repeats what the dates say: '(2 anos 3 meses)'. */
export function findDuration(text: string): { index: number; length: number } | null {
  const match = folded(text).matchAll(DURATION).next().value;
  return match === undefined ? null : { index: match.index, length: match[0].length };
}

const DURATION_ONLY = new RegExp(
  `^\\(?${COUNT}\\s${UNIT}(?:\\s*(?:,|e|y|and)?\\s*${COUNT}\\s${UNIT})?\\)?$`,
  'iu',
);

export const isDuration = (text: string): boolean => DURATION_ONLY.test(folded(text.trim()));

/** Whether a line contains only dates, brackets and separators. */
export function isOnlyDates(text: string): boolean {
  return findDates(text).length > 0 && withoutDates(text) === '';
}

/** The line without its dates and durations. */
export function withoutDates(text: string): string {
  let rest = text;
  for (const { index, length } of findDates(text).toReversed())
    rest = `${rest.slice(0, index)}\uE000${rest.slice(index + length)}`;
  const duration = findDuration(rest);
  if (rest !== text && duration !== null)
    rest = rest.slice(0, duration.index) + rest.slice(duration.index + duration.length);
  return rest
    .replace(/[([]\s*\uE000?\s*[)\]]/g, '\uE000')
    .replace(/\s*[|,;:·•–—-]*\s*\uE000\s*$/g, '')
    .replace(/^\s*\uE000\s*[|,;:·•–—-]*\s*/g, '')
    .replace(/\s*[|,;·•–—-]?\s*\uE000\s*[|,;:·•–—-]?\s*/g, ' | ')
    .trim()
    .replace(/^[|,;:·•–—-]+\s*|\s*[|,;:·•–—-]+$/g, '')
    .trim();
}
