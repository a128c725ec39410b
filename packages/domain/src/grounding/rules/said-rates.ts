import { isDerivedRate, type Reckoning } from '../quantities/derived-quantities.ts';
import { IMPLIED_RATES, RATES } from '../words/lexicon.data.ts';
import { quantitiesOf } from '../quantities/quantities.ts';
import { ratesAt } from '../quantities/rates.ts';
import { findWordings, groupsIn, type Said } from '../say.ts';
import { timeLengthsOf } from '../quantities/time-lengths.ts';

/** Once a month is not once a day: a frequency must be in the same sentence, and with the same figure if it has one. */
export function saidRates(text: string, sentence: string, reckoning: readonly Reckoning[]): Said[] {
  const own = groupsIn(sentence, [...RATES, ...IMPLIED_RATES]);
  const ownAt = ratesAt(sentence);
  const at = ratesAt(text);
  // 'Half a year' is a duration, 'a quarter of the stock' a share.
  const lengths = [...timeLengthsOf(text), ...quantitiesOf(text).filter((one) => one.group === '%')];
  const isLength = (from: number, to: number) => lengths.some(({ start, end }) => start < to && from < end);
  const said = findWordings(text, RATES).filter(({ start, end }) => !isLength(start, end));
  return said.map(({ start, end, group }) => {
    const rate = at.findLast((one) => one.start === start);
    const values = rate?.quantity.values ?? [];
    const same = ownAt.filter(({ quantity }) => quantity.values.some((value) => values.includes(value)));
    return {
      start,
      end,
      kind: 'number',
      isKnown:
        (own.has(group) && (same.length === 0 || same.some((one) => one.group === group))) ||
        (rate !== undefined && isDerivedRate(rate.quantity, group, reckoning)),
    };
  });
}
