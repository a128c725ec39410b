import type { Locale } from '../locale.ts';
import { fold } from '../skills/words.ts';

const MONTHS: readonly string[] = [
  'jan(?:uary|eiro)?',
  'fe[bv](?:ruary|ereiro)?',
  'mar(?:ch|[cç]o)?',
  'a[pb]r(?:il)?',
  'ma[yi]o?',
  'jun(?:e|ho)?',
  'jul(?:y|ho)?',
  'a(?:ug|go)(?:ust|sto)?',
  'se[pt](?:t|tember|embro)?',
  'o[cu]t(?:ober|ubro)?',
  'nov(?:ember|embro)?',
  'de[cz](?:ember|embro)?',
];
const MONTH = `(${MONTHS.join('|')})\\.?`;
const YEAR = '((?:19|20)\\d\\d)';
const TEXTUAL: readonly RegExp[] = [
  // September 14, 2020
  new RegExp(`\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?,? ${YEAR}\\b`, 'giu'),
  // 14 de setembro de 2020
  new RegExp(`\\b(\\d{1,2})o? (?:de )?${MONTH} (?:de )?${YEAR}\\b`, 'giu'),
  // March 2020, março de 2020, mar/2020
  new RegExp(`\\b${MONTH}(?: de |/| )${YEAR}\\b`, 'giu'),
];

const monthOf = (text: string) =>
  MONTHS.findIndex((month) => new RegExp(`^(?:${month})$`, 'u').test(fold(text))) + 1;
const padded = (value: number | string) => String(value).padStart(2, '0');

export interface Dates {
  readonly found: readonly string[];
  readonly rest: string;
}

/** Dates as 'YYYY-MM-DD' or 'YYYY-MM', and the text without them. Bare years count as figures. */
export function datesIn(text: string, locale: Locale): Dates {
  const found: string[] = [];
  const blank = (piece: string) => ' '.repeat(piece.length);
  const isMonthFirst = locale === 'en-US';
  let rest = text
    // '2014–15'
    .replaceAll(
      /\b((?:19|20))(\d\d)[–/-](\d\d)\b(?![–/-])/g,
      (_, century: string, from: string, to: string) => `${century}${from}–${century}${to}`,
    )
    .replaceAll(
      /\b(\d{1,2})\/(\d{1,2})\/((?:19|20)\d\d)\b/g,
      (piece, one: string, two: string, year: string) => {
        const [month, day] = isMonthFirst ? [one, two] : [two, one];
        found.push(`${year}-${padded(month)}-${padded(day)}`);
        return blank(piece);
      },
    )
    .replaceAll(/\b(\d{1,2})\/((?:19|20)\d\d)\b/g, (piece, month: string, year: string) => {
      found.push(`${year}-${padded(month)}`);
      return blank(piece);
    });
  for (const [index, pattern] of TEXTUAL.entries())
    rest = rest.replaceAll(pattern, (piece: string, one: string, two: string, three: string) => {
      const [month, day, year] = [
        [one, two, three],
        [two, one, three],
        [one, '', two],
      ][index] as [string, string, string];
      found.push([year, padded(monthOf(month)), ...(day === '' ? [] : [padded(day)])].join('-'));
      return blank(piece);
    });
  return { found, rest };
}
