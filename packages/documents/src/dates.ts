import type { Locale } from '@lauda/domain/locale';
import type { MonthDate, Period } from '@lauda/domain/resume/resume';
import { DOCUMENT_TEXTS } from './texts.data.ts';

/** 'Mar 2022', 'mar/2022', or the year alone. Intl's 'mar. de 2022' is not how resumes are written. */
export function monthText(date: MonthDate, language: Locale): string {
  const [year = '', month] = date.split('-');
  if (month === undefined) return year;
  const { months, monthYear } = DOCUMENT_TEXTS[language];
  const name = months[Number(month) - 1];
  return name === undefined ? year : monthYear(name, year);
}

export function periodText({ startDate, endDate, current }: Period, language: Locale): string {
  const start = monthText(startDate, language);
  const end = current ? DOCUMENT_TEXTS[language].present : monthText(endDate, language);
  return start === '' || end === '' ? start || end : `${start} – ${end}`;
}
