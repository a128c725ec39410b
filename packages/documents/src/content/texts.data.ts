import type { Locale } from '@lauda/domain/locale';

/**
 * The document's own labels, in the resume's language; the interface's are in the messages. Labels of selectable values
 * are in the domain, because other exports need them too.
 */
export interface DocumentTexts {
  /** Heading of a resume that has no name yet. */
  readonly untitled: string;
  readonly present: string;
  readonly months: readonly string[];
  readonly monthYear: (month: string, year: string) => string;
  readonly fullMonths: readonly string[];
  readonly fullMonthYear: (month: string, year: string) => string;
}

export const DOCUMENT_TEXTS: Readonly<Record<Locale, DocumentTexts>> = {
  'en-US': {
    untitled: 'Resume',
    present: 'Present',
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    monthYear: (month, year) => `${month} ${year}`,
    fullMonths: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    fullMonthYear: (month, year) => `${month} ${year}`,
  },
  'pt-BR': {
    untitled: 'Currículo',
    present: 'atual',
    months: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
    monthYear: (month, year) => `${month}/${year}`,
    fullMonths: [
      'janeiro',
      'fevereiro',
      'março',
      'abril',
      'maio',
      'junho',
      'julho',
      'agosto',
      'setembro',
      'outubro',
      'novembro',
      'dezembro',
    ],
    fullMonthYear: (month, year) => `${month} de ${year}`,
  },
};
