import type { MonthDate } from './resume.ts';

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

/** A date as people and other programs write it, in English or Portuguese; '' when no year is found. */
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
