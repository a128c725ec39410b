import { contentStems, isLinking, stem, wordsOf } from '../../skills/words.ts';
import { isBetween, isKnownQuantity } from '../quantities/compare-quantities.ts';
import { datesOf } from '../own-data/dates.ts';
import {
  derivedCheck,
  isDerivedRate,
  type Reckoning,
  reckoningWith,
} from '../quantities/derived-quantities.ts';
import { isKin } from '../words/kin.ts';
import { MAX_LINE_FIGURES, MAX_TEXT_FIGURES } from '../limits.ts';
import { ownDates, ownQuantities } from '../own-data/own-facts.ts';
import type { OwnTexts } from '../own-data/own-texts.ts';
import { type Quantity, quantitiesOf } from '../quantities/quantities.ts';
import { ratesAt } from '../quantities/rates.ts';
import type { Said } from '../say.ts';
import { synonymsOf } from '../words/synonyms.data.ts';

const NONE = /(?<!\p{L})(?:no|without|never|none|not a|sem|nenhum|nenhuma|nunca)(?!\p{L})/iu;

/** Other ways to say none: 'error-free', 'kept it from happening'. */
const AVOIDED =
  /(?<!\p{L})(?:free|avoid\p{L}*|prevent\p{L}*|eliminat\p{L}*|removed?|livres?|evit\p{L}+|elimin\p{L}+)(?!\p{L})/iu;
/** In Portuguese 'no' means 'in the'. */
const PORTUGUESE = /(?<!\p{L})(?:d[aeo]s?|em|com|um|uma|para|por)(?!\p{L})/iu;
const NONE_OF = /(?<!\p{L})(?:no|zero|without(?: any)?|sem(?: nenhuma?)?|nenhuma?)\s+(\p{L}{3,})/giu;

/** 'no corrections' where the original counts three. */
const saidNone = (text: string, replaced: string, before: readonly Quantity[]): Said[] => {
  if (NONE.test(replaced) || AVOIDED.test(replaced) || before.some(({ values }) => values.includes(0)))
    return [];
  const counted = before.length > 0 ? new Set(contentStems(replaced)) : new Set<string>();
  return Array.from(text.matchAll(NONE_OF)).flatMap(({ 0: said, 1: thing = '', index }) =>
    counted.has(stem(thing)) && !(/^no\s/iu.test(said) && PORTUGUESE.test(text))
      ? [{ start: index, end: index + said.length, kind: 'number', isKnown: false }]
      : [],
  );
};

interface NumberQuestion {
  readonly own: OwnTexts;
  readonly reckoning: readonly Reckoning[];
  /** Names that contain figures. */
  readonly taken: readonly Said[];
  readonly original: string;
  /** The original, if the text stays with that sentence; otherwise ''. */
  readonly replaced: string;
}

/** What a figure counts: its unit, or the word after it; '' if neither. */
function measureOf(text: string, { group, end, isOrdinal }: Quantity): string {
  if (group !== '' || isOrdinal) return group;
  const [next] = wordsOf(text.slice(end, end + 30));
  return next === undefined || isLinking(next.lower) ? '' : next.stem;
}

const NAME = String.raw`\p{Lu}[^\s,;.:()]*(?:\s[^\s,;.:()]+){0,2}`;
const LIST = new RegExp(String.raw`(?:${NAME},\s+){1,30}${NAME},?\s+(?:and|or|e|ou)\s+\p{Lu}`, 'gu');

/** 'in three states: Ohio, Iowa and Maine': the number of names in each list of a text. */
const listLengths = (text: string): number[] =>
  Array.from(
    text.matchAll(LIST),
    ({ 0: list }) => list.replace(/,\s+(?=(?:and|or|e|ou)\s)/u, ' ').split(',').length + 1,
  );

/** Larger figures are unlikely to be equal by chance. */
const MOST_SMALL = 12;

const OF = /^(?:of|the|d[aeo]s?)$/;

/** The words after a figure that may name what it counts. */
const thingsBehind = (text: string, { end }: Quantity): string[] => {
  const words = wordsOf(text.slice(end, end + 50));
  const apart = words.findIndex(
    ({ isApart, lower }, index) => index > 0 && (isApart || (isLinking(lower) && !OF.test(lower))),
  );
  return (apart < 0 ? words : words.slice(0, apart))
    .slice(0, 4)
    .filter(({ lower }) => !isLinking(lower) && /^\p{L}{3,}$/u.test(lower))
    .map((word) => word.stem);
};

const thingsCounted = (line: string) =>
  quantitiesOf(line).map((one) => ({
    values: one.values,
    things: one.group === '' ? thingsBehind(line, one) : [],
  }));

/** Years and figures: each must be in the user's own text or follow from it. */
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
  const ownStems = own.near.flatMap((one) => contentStems(one));
  // 'zero accidents' equals 'without an accident'.
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
  // Replacing the sentence's own figure with another figure of the entry is wrong.
  const isReplaced = (claimed: Quantity) => {
    const measure = measureOf(text, claimed);
    return (
      measure !== '' &&
      lost.has(measure) &&
      !told.some((one) => one !== claimed && measureOf(text, one) === measure) &&
      !isKnownQuantity(claimed, before)
    );
  };
  // 'the three sites' when the user asked three suppliers: a small count of one thing does not support a count of
  // another.
  const countedSo = own.near.flatMap((one) => one.split('\n')).flatMap((line) => thingsCounted(line));
  const inOriginal = new Set(quantitiesOf(original).flatMap(({ values }) => values));
  const isOfOtherThings = (claimed: Quantity) => {
    if (claimed.group !== '' || claimed.isOrdinal || claimed.isBare || claimed.range !== null) return false;
    const [value = 0] = claimed.values;
    if (value > MOST_SMALL || inOriginal.has(value)) return false;
    const things = thingsBehind(text, claimed);
    const same = countedSo.filter(({ values }) => values.includes(value));
    return (
      things.length > 0 &&
      same.length > 0 &&
      same.every(
        (one) =>
          one.things.length > 0 &&
          !one.things.some((own) => things.some((other) => isKin(own, other) || synonymsOf(own).has(other))),
      ) &&
      !things.some((thing) => ownStems.some((one) => isKin(one, thing) || synonymsOf(one).has(thing)))
    );
  };
  const sentences = own.near
    .flatMap((one) => one.split('\n'))
    .map((one) => quantitiesOf(one).slice(0, MAX_LINE_FIGURES))
    .filter((one) => one.length > 1);
  const isOwn = (claimed: Quantity) =>
    (isKnownQuantity(claimed, quantities) || sentences.some((one) => isBetween(claimed, one))) &&
    !isReplaced(claimed) &&
    !isOfOtherThings(claimed);
  // '12 of the 60 beds (20%)': correct figures in the text itself may be used in calculations, too.
  const inText = reckoningWith(told.filter(isOwn));
  const isDerived = derivedCheck({ told, text }, [...reckoning, inText]);
  const isReckoned = (claimed: Quantity) => {
    const rate = rates.find(({ quantity }) => quantity.start === claimed.start);
    return isDerived(claimed) || (rate !== undefined && isDerivedRate(claimed, rate.group, reckoning));
  };
  const listed = listLengths(original);
  const isListed = ({ group, isOrdinal, values }: Quantity) =>
    group === '' && !isOrdinal && values.some((value) => listed.includes(value));
  const figures = told
    .filter(({ start, end }) => !taken.some((one) => start < one.end && one.start < end))
    .map((quantity) => ({
      start: quantity.start,
      end: quantity.end,
      kind: 'number' as const,
      isKnown:
        isOwn(quantity) ||
        isReckoned(quantity) ||
        isListed(quantity) ||
        (quantity.values.includes(0) && isNone),
    }));
  const last = told.length < MAX_TEXT_FIGURES ? undefined : told.at(-1);
  const unread: Said[] =
    last === undefined ? [] : [{ start: last.end, end: text.length, kind: 'number', isKnown: false }];
  return [...years, ...figures, ...unread, ...saidNone(text, replaced, before)];
}
