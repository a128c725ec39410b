import { RATES } from '../words/lexicon.data.ts';
import { type Quantity, quantitiesOf } from './quantities.ts';
import { findWordings, type Found } from '../say.ts';

/** A figure with its frequency: '13 a year', '60 visitas por mês'. */
export interface Rate {
  readonly quantity: Quantity;
  /** Start of the words for the frequency. */
  readonly start: number;
  readonly group: string;
}

const RANGE = /^\s*(?:to|a|or|ou|[-–—])\s*$/iu;

function rateOf(
  text: string,
  rates: readonly Found[],
  quantity: Quantity,
  next: Quantity | undefined,
): Rate[] {
  const rate = rates.find(({ start }) => start >= quantity.end);
  if (rate === undefined || (next !== undefined && next.end <= rate.start)) return [];
  const isBehind = /^\s*(?:[\p{L}/-]+\s+){0,5}$/u.test(text.slice(quantity.end, rate.start));
  return isBehind ? [{ quantity, start: rate.start, group: rate.group }] : [];
}

/** Rates that follow a figure, the first one for each figure. */
export function ratesAt(text: string): Rate[] {
  const rates = findWordings(text, RATES).toSorted((one, other) => one.start - other.start);
  return quantitiesOf(text).flatMap((quantity, index, all) => {
    const next = all[index + 1];
    // In '10 to 12 a day' the rate applies to both figures.
    return next !== undefined && RANGE.test(text.slice(quantity.end, next.start))
      ? rateOf(text, rates, next, all[index + 2]).map(({ start, group }) => ({ quantity, start, group }))
      : rateOf(text, rates, quantity, next);
  });
}
