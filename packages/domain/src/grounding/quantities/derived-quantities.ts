import { isKnownQuantity } from './compare-quantities.ts';
import { MAX_LINE_FIGURES } from '../limits.ts';
import { type Quantity, quantitiesOf } from './quantities.ts';
import { ratesAt } from './rates.ts';

/** The figures of one sentence, for calculations. */
export interface Reckoning {
  readonly figures: readonly Figure[];
  /** Figures derived from them, computed on first use. */
  readonly derived: () => readonly Made[];
  readonly rates: readonly { readonly figure: Figure; readonly group: string }[];
}

interface Amount {
  readonly value: number;
  readonly group: string;
}

interface Figure extends Amount {
  readonly quantity: Quantity;
}

/** Factors for converting a rate to a longer period; a working week has five to seven days. */
const LONGER: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  minute: { hour: [60] },
  hour: { day: [8, 24], week: [40] },
  day: { week: [5, 6, 7], month: [20, 21, 22, 26, 30], year: [220, 250, 260, 300, 365] },
  week: { fortnight: [2], month: [4, 52 / 12], quarter: [12, 13], year: [48, 50, 52] },
  fortnight: { month: [2], year: [24, 26] },
  month: { quarter: [3], year: [12] },
  quarter: { year: [4] },
};

/** The length of a period in the smallest unit of its group. */
const PERIODS: Readonly<Record<string, readonly [group: string, length: number]>> = {
  minute: ['second', 60],
  hour: ['second', 3600],
  day: ['second', 86_400],
  week: ['second', 604_800],
  month: ['month', 1],
  quarter: ['month', 3],
  year: ['month', 12],
};

/** Group of 'so many for each': a count, stated with a word such as 'about'. */
const EACH = 'each';

const isYear = ({ value, group }: Amount) => group === '' && value >= 1940 && value < 2050;

const figureOf = (quantity: Quantity): Figure => ({
  value: quantity.values[0] ?? 0,
  group: quantity.group,
  quantity,
});

export function reckoningWith(quantities: readonly Quantity[]): Reckoning {
  const figures = quantities
    .filter(({ isOrdinal, range }) => !isOrdinal && range === null)
    .map(figureOf)
    .filter((one) => one.value > 0 && !isYear(one));
  // With too many figures, a total over some of them would be wrong, so such a line has no derived figures.
  if (figures.length > MAX_LINE_FIGURES)
    return { figures: figures.slice(0, MAX_LINE_FIGURES), derived: () => [], rates: [] };
  let made: readonly Made[] | null = null;
  return { figures, derived: () => (made ??= derivedFrom(figures)), rates: [] };
}

export const reckoningOf = (text: string): Reckoning => ({
  ...reckoningWith(quantitiesOf(text)),
  rates: ratesAt(text)
    .slice(0, MAX_LINE_FIGURES)
    .map(({ quantity, group }) => ({ figure: figureOf(quantity), group })),
});

/** '58.3' may be stated as '58' or 'about 60'; 'more than' only for slightly larger values. */
function isTold(claimed: Quantity, { value, group }: Amount): boolean {
  if (group !== claimed.group && !(group === EACH && claimed.group === '' && claimed.isAbout)) return false;
  return claimed.values.some((told) => {
    if (Math.abs(told - value) <= value * 0.005 || (told >= 10 && Math.round(value) === told)) return true;
    if (claimed.isMore) return value > told && value <= told * 1.1;
    return claimed.isAbout && Math.abs(told - value) <= value * 0.05;
  });
}

/** 9 of 62 are 15%, and the rest 85%. */
const sharesOf = (a: number, b: number): number[] => {
  const share = (100 * Math.min(a, b)) / Math.max(a, b);
  return [share, 100 - share];
};

/** A derived figure and the figures it is derived from. */
interface Made extends Amount {
  readonly parts: readonly Figure[];
  readonly isDifference?: boolean;
}

/** What two figures of a sentence yield: sum, difference, percentage, ratio and product. */
function together(a: Figure, b: Figure): Made[] {
  const made: (Amount & Pick<Made, 'isDifference'>)[] = [];
  if (a.group === b.group && a.group !== '%')
    made.push(
      { value: a.value + b.value, group: a.group },
      { value: Math.abs(a.value - b.value), group: a.group, isDifference: true },
    );
  if (a.group === '' && b.group === '')
    made.push(...sharesOf(a.value, b.value).map((value) => ({ value, group: '%' })), {
      value: Math.max(a.value, b.value) / Math.min(a.value, b.value),
      group: EACH,
    });
  const isCount = (one: Amount) => one.group === '' && one.value >= 2;
  const isAmount = (one: Amount) => !['%', 'x', 'pp'].includes(one.group);
  if ((isCount(a) && isAmount(b)) || (isCount(b) && isAmount(a)))
    made.push({ value: a.value * b.value, group: a.group === '' ? b.group : a.group });
  return made.map((one) => Object.assign(one, { parts: [a, b] }));
}

/** 97% that pass means 3% that do not; 118% of a quota is 18% above it. */
const restOf = ({ value, group }: Amount): Made[] =>
  group === '%' && (value >= 90 || value <= 10) ? [{ value: Math.abs(100 - value), group, parts: [] }] : [];

function derivedFrom(figures: readonly Figure[]): Made[] {
  const pairs = figures.flatMap((a, index) => figures.slice(index + 1).flatMap((b) => together(a, b)));
  const totals = [...new Set(figures.map(({ group }) => group))].flatMap((group) => {
    const all = figures.filter((one) => one.group === group);
    return all.length > 2
      ? [{ value: all.reduce((sum, { value }) => sum + value, 0), group, parts: all }]
      : [];
  });
  return [...pairs, ...totals, ...figures.flatMap(restOf)];
}

/** 'up by 0.6, to 8.7': stated as a change, a difference needs only one of its two figures. */
const BY = /(?<!\p{L})(?:by|of|em|de)\s+(?:R\$|US\$|\$|€|£)?\s?$/iu;

/**
 * Accepts figures that can be calculated from one sentence: a total, a remainder, a percentage, a ratio. The derived
 * figure must stand beside the figures it is made of, or replace all of them; if it replaces just one, it is a
 * different claim: 'from 1.9 to 0.6' for 'to 1.3'.
 */
export function derivedCheck(
  { told, text }: { readonly told: readonly Quantity[]; readonly text: string },
  reckoning: readonly Reckoning[],
): (claimed: Quantity) => boolean {
  const tellers = new Map<Figure, readonly Quantity[]>();
  const tellersOf = (figure: Figure): readonly Quantity[] => {
    const known = tellers.get(figure) ?? told.filter((one) => isKnownQuantity(one, [figure.quantity]));
    tellers.set(figure, known);
    return known;
  };
  return (claimed) =>
    claimed.values.length > 0 &&
    reckoning.some((one) =>
      one.derived().some((made) => {
        if (made.value <= 0 || !isTold(claimed, made)) return false;
        const { parts } = made;
        const kept = parts.filter((part) => tellersOf(part).some((other) => other !== claimed));
        if (made.isDifference === true && kept.length > 0 && BY.test(text.slice(0, claimed.start)))
          return true;
        return kept.length === parts.length || (kept.length === 0 && told.length < one.figures.length);
      }),
    );
}

const toRate = (group: string, from: string): number[] => [
  ...(LONGER[from]?.[group] ?? []),
  ...(LONGER[group]?.[from] ?? []).map((factor) => 1 / factor),
];

/** '$22,000 a month' is $264,000 a year, and 1,150 files in seven months are 164 a month. */
export const isDerivedRate = (claimed: Quantity, group: string, reckoning: readonly Reckoning[]): boolean =>
  reckoning.some(({ rates, figures }) => {
    const isConverted = rates.some(({ figure, group: from }) =>
      toRate(group, from).some((factor) => isTold(claimed, { ...figure, value: figure.value * factor })),
    );
    const [unit, length] = PERIODS[group] ?? ['', 1];
    const times = figures.filter((one) => one.group === unit && unit !== '');
    return (
      isConverted ||
      times.some((time) =>
        figures.some(
          (figure) =>
            figure !== time && isTold(claimed, { ...figure, value: (figure.value * length) / time.value }),
        ),
      )
    );
  });
