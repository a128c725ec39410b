import { isLinking, wordsOf } from '../skills/words.ts';
import { isKnownQuantity } from './compare-quantities.ts';
import { datesOf } from './dates.ts';
import { isDerived, isDerivedRate, type Reckoning, reckoningWith } from './derived-quantities.ts';
import { ownDates, ownQuantities } from './own-facts.ts';
import type { OwnTexts } from './own-texts.ts';
import { type Quantity, quantitiesOf } from './quantities.ts';
import { ratesAt } from './rates.ts';
import type { Said } from './say.ts';

const NONE = /(?<!\p{L})(?:no|without|never|none|not a|sem|nenhum|nenhuma|nunca)(?!\p{L})/iu;

interface NumberQuestion {
  readonly own: OwnTexts;
  readonly reckoning: readonly Reckoning[];
  /** Names that have figures in them. */
  readonly taken: readonly Said[];
  readonly original: string;
  /** The original, where the text keeps to that sentence; else ''. */
  readonly replaced: string;
}

/** What a figure counts: its unit, or the thing behind it; '' when nothing is. */
function measureOf(text: string, { group, end, isOrdinal }: Quantity): string {
  if (group !== '' || isOrdinal) return group;
  const [next] = wordsOf(text.slice(end, end + 30));
  return next === undefined || isLinking(next.lower) ? '' : next.stem;
}

/** Years, and figures: each must be the person's own, or follow from theirs. */
export function saidNumbers(
  text: string,
  { own, reckoning, taken: names, original, replaced }: NumberQuestion,
): Said[] {
  const dates = ownDates(own);
  const quantities = ownQuantities(own, original);
  const years = datesOf(text).map(({ start, end, date }) => ({
    start,
    end,
    kind: 'date' as const,
    isKnown:
      dates.some((known) => known === date || (date.length === 4 && known.startsWith(date))) ||
      (date.length === 4 && quantities.some(({ values }) => values.includes(Number(date)))),
  }));
  // 'zero accidents' is 'without an accident'.
  const isNone = own.near.some((one) => NONE.test(one));
  const taken = [...years, ...names];
  const told = quantitiesOf(text);
  const rates = ratesAt(text);
  const before = quantitiesOf(replaced);
  const lost = new Set(
    before
      .filter((one) => !told.some((claimed) => isKnownQuantity(one, [claimed])))
      .map((one) => measureOf(replaced, one)),
  );
  // In the place of the sentence's own figure another of the entry's is wrong.
  const isReplaced = (claimed: Quantity) => {
    const measure = measureOf(text, claimed);
    return (
      measure !== '' &&
      lost.has(measure) &&
      !told.some((one) => one !== claimed && measureOf(text, one) === measure) &&
      !isKnownQuantity(claimed, before)
    );
  };
  const isOwn = (claimed: Quantity) => isKnownQuantity(claimed, quantities) && !isReplaced(claimed);
  // '12 of the 60 beds (20%)': one may also reckon with what the text itself tells rightly.
  const inText = reckoningWith(told.filter(isOwn));
  const isReckoned = (claimed: Quantity) => {
    const rate = rates.find(({ quantity }) => quantity.start === claimed.start);
    return (
      isDerived(claimed, told, [...reckoning, inText]) ||
      (rate !== undefined && isDerivedRate(claimed, rate.group, reckoning))
    );
  };
  const figures = told
    .filter(({ start, end }) => !taken.some((one) => start < one.end && one.start < end))
    .map((quantity) => ({
      start: quantity.start,
      end: quantity.end,
      kind: 'number' as const,
      isKnown: isOwn(quantity) || isReckoned(quantity) || (quantity.values.includes(0) && isNone),
    }));
  return [...years, ...figures];
}
