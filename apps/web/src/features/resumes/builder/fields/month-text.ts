import type { MonthDate } from '@lauda/domain/resume/resume';

/** '03/2024' or '2024': readable in both languages, and by the field itself. */
export function showMonth(date: MonthDate): string {
  const [year = '', month] = date.split('-');
  return month === undefined ? year : `${month}/${year}`;
}

/** Range of years a resume can contain. */
const FIRST = 1900 * 12;
const LAST = 2099 * 12 + 11;

export function monthAfter(date: MonthDate, months: number): MonthDate {
  const [year, month] = date.split('-').map(Number) as [number, number];
  const count = Math.min(LAST, Math.max(FIRST, year * 12 + month - 1 + months));
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}
