import type { Locale } from '@lauda/domain/locale';
import type { MonthDate, Period } from '@lauda/domain/resume/resume';
import type { DateFormat } from '@lauda/domain/resume/theme';
import { DOCUMENT_TEXTS } from './texts.data.ts';

/** 'Mar 2022', 'mar/2022', or only the year. Not Intl's 'mar. de 2022', which resumes do not use. */
export function monthText(date: MonthDate, language: Locale, format: DateFormat = 'short'): string {
  const [year = '', month] = date.split('-');
  if (month === undefined || format === 'year') return year;
  if (format === 'numeric') return `${month}/${year}`;
  const { months, monthYear, fullMonths, fullMonthYear } = DOCUMENT_TEXTS[language];
  const name = (format === 'long' ? fullMonths : months)[Number(month) - 1];
  if (name === undefined) return year;
  return format === 'long' ? fullMonthYear(name, year) : monthYear(name, year);
}

export function periodText(
  { startDate, endDate, current }: Period,
  language: Locale,
  format: DateFormat = 'short',
): string {
  const start = monthText(startDate, language, format);
  const end = current ? DOCUMENT_TEXTS[language].present : monthText(endDate, language, format);
  // Two months of one year, shown as the year alone.
  if (format === 'year' && start === end) return start;
  return start === '' || end === '' ? start || end : `${start} – ${end}`;
}
