import type { MonthDate } from '../resume.ts';

const YEAR = '(?:19|20)\\d{2}';
const YEAR_FIRST = new RegExp(`^(${YEAR})(?:[-/.](\\d{1,2}))?(?!\\d)`);
const YEAR_LAST = new RegExp(`^(?:\\d{1,2}[-/.])?(\\d{1,2})[-/. ](${YEAR})$`);
const ANY_YEAR = new RegExp(`(?<!\\d)(${YEAR})(?!\\d)`);

const MONTHS = [
  /jan/i,
  /fe[bv]/i,
  /mar/i,
  /a[bp]r/i,
  /ma[iy]/i,
  /jun/i,
  /jul/i,
  /a(?:ug|go)/i,
  /se[pt]/i,
  /o[cu]t/i,
  /nov/i,
  /de[cz]/i,
];

const withMonth = (year: string, month: number): MonthDate =>
  month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : year;

/**
 * Parses a date from another program's file, in English or Portuguese; '' when there is no year. Lenient: for typed
 * input use readTypedMonth.
 */
export function readMonth(value: unknown): MonthDate {
  if (typeof value === 'number') return readMonth(String(value));
  if (typeof value !== 'string') return '';
  const text = value.trim();
  const first = YEAR_FIRST.exec(text);
  if (first?.[1] !== undefined) return withMonth(first[1], Number(first[2] ?? 0));
  const last = YEAR_LAST.exec(text);
  if (last?.[2] !== undefined) return withMonth(last[2], Number(last[1]));
  const year = ANY_YEAR.exec(text)?.[1];
  return year === undefined ? '' : withMonth(year, MONTHS.findIndex((name) => name.test(text)) + 1);
}

const TYPED_FORMS = [
  /^(?:\d{1,2}[-/. ])?(?<month>\d{1,2})[-/. ](?<year>\d{4}|\d{2})$/,
  /^(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{4})[-/. ](?<month>\d{1,2})$/,
  /^(?<year>\d{4})$/,
  /^(?<name>\p{L}{3,})(?:[-/.,]| de )? ?(?<year>\d{4}|\d{2})$/u,
  /^(?<year>\d{4})[-/.,]? ?(?<name>\p{L}{3,})$/u,
] as const;

const MONTH_NAMES = [
  ['january', 'janeiro'],
  ['february', 'fevereiro'],
  ['march', 'marco'],
  ['april', 'abril'],
  ['may', 'maio'],
  ['june', 'junho'],
  ['july', 'julho'],
  ['august', 'agosto'],
  ['september', 'setembro'],
  ['october', 'outubro'],
  ['november', 'novembro'],
  ['december', 'dezembro'],
] as const;

/** Two-digit years from 50 on are in the 20th century. */
const FIRST_SHORT_YEAR = 50;

const fullYear = (year: string) =>
  year.length === 4 ? year : `${Number(year) < FIRST_SHORT_YEAR ? '20' : '19'}${year}`;

/** 'mar', 'sept' and 'março' are beginnings of month names. */
const monthOfName = (name: string) =>
  MONTH_NAMES.findIndex((names) => names.some((full) => full.startsWith(name))) + 1;

/**
 * Parses a typed month: '03/2019', '3/2019', '03/19', '032019', '2019-03', 'mar 2019', 'março de 2019', '2019'. Null if
 * invalid: a month that does not exist is an error to show, and is never stored as half a date.
 */
export function readTypedMonth(typed: string): MonthDate | null {
  const text = typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s*([-/.,])\s*|\s+/g, (_, sign: string | undefined) => sign ?? ' ')
    .trim();
  if (text === '') return '';
  for (const form of TYPED_FORMS) {
    const { year, month, name } = form.exec(text)?.groups ?? {};
    if (year === undefined) continue;
    const full = fullYear(year);
    if (!/^(?:19|20)/.test(full)) return null;
    if (month === undefined && name === undefined) return full;
    const number = name === undefined ? Number(month) : monthOfName(name);
    return number >= 1 && number <= 12 ? withMonth(full, number) : null;
  }
  return null;
}
