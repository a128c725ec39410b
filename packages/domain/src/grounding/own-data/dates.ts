import { readMonth } from '../../resume/dates/month.ts';

export interface DateFact {
  readonly start: number;
  readonly end: number;
  /** 'YYYY' or 'YYYY-MM'. */
  readonly date: string;
}

const YEAR = String.raw`(?:19[4-9]\d|20[0-4]\d)`;
const MONTH = String.raw`(?:jan|feb|fev|mar|apr|abr|may|mai|jun|jul|aug|ago|sep|set|oct|out|nov|dec|dez)\p{Ll}*\.?`;
const DATE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,$])(?:(${MONTH})(?:\s*(?:de|of|/|,)?\s*)(${YEAR})|(\d{1,2})/(${YEAR})|(${YEAR})-(\d{2})(?!\d)|(${YEAR}))(?![\p{N}%]|[.,]\d|\s?(?:mil|k|M|x)(?!\p{L}))`,
  'giu',
);

/** Years, and months with their year. A bare number in the range of years counts as a year. */
export function datesOf(text: string): DateFact[] {
  return Array.from(text.matchAll(DATE), (found) => {
    const [whole, monthName, yearOfName, monthNumber, yearOfNumber, isoYear, isoMonth, year] = found;
    const date =
      monthName !== undefined
        ? readMonth(`${monthName} ${yearOfName}`)
        : monthNumber !== undefined
          ? readMonth(`${monthNumber}/${yearOfNumber}`)
          : isoMonth !== undefined
            ? readMonth(`${isoYear}-${isoMonth}`)
            : (year ?? '');
    return { start: found.index, end: found.index + whole.length, date };
  });
}
