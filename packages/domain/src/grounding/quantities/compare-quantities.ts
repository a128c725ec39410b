import type { Quantity } from './quantities.ts';

const isSame = (a: number, b: number) => Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * 1e-9;
/** 'a third' and 33% are the same share. */
const isSameShare = (a: number, b: number) =>
  isSame(a, b) ||
  ((!isWhole(a) || !isWhole(b)) && Math.round(a) === Math.round(b) && [33, 67].includes(Math.round(a)));
const isWhole = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
const significant = (value: number) =>
  String(value)
    .replace(/[.-]/g, '')
    .replace(/^0+|0+$/g, '').length;
const figuresOf = ({ values, factor }: Quantity) => values.map((value) => value / factor);

const anyPair = (
  a: readonly number[],
  b: readonly number[],
  test: (claimed: number, own: number) => boolean,
) => a.some((claimed) => b.some((own) => test(claimed, own)));

/** 'doubled' equals '+100%' and '2x'; 'halved' and '0.5x' equal 50%. */
function asShare({ group, values }: Quantity): number[] {
  if (group === '%') return [...values];
  if (group !== 'x') return [];
  return values.flatMap((value) => [(value - 1) * 100, value * 100]);
}

/** 1,187 may be rounded to 'nearly 1,200' or 'over 1,100', with at most two significant figures. */
function isRounded(claimed: Quantity, own: Quantity): boolean {
  if (!claimed.isMore && !claimed.isAbout) return false;
  return anyPair(claimed.values, own.values, (told, known) => {
    if (significant(told) > 2 || told < 10) return false;
    if (claimed.isMore) return known > told && known <= told * 1.1;
    return claimed.isAbout && Math.abs(known - told) <= told * 0.05;
  });
}

const isAlike = (a: Quantity, b: Quantity) => a.group === b.group || a.isBare || b.isBare;

function isRatioOf(claimed: Quantity, own: readonly Quantity[]): boolean {
  if (claimed.group !== 'x' && !(claimed.group === '%' && claimed.values.includes(50))) return false;
  const ratio = claimed.group === 'x' ? (claimed.values[0] ?? 0) : 2;
  return own.some((from) =>
    own.some(
      (to) =>
        from !== to &&
        isAlike(from, to) &&
        anyPair(
          figuresOf(from),
          figuresOf(to),
          // 'Over four times' fits 4.3.
          (a, b) =>
            a > 1 &&
            (isSame(a * ratio, b) || (claimed.isMore && a * ratio < b && b < a * (ratio + 1) && ratio >= 2)),
        ),
    ),
  );
}

/** 58% is 'more than half'. */
const isJustMore = (claimed: Quantity, own: Quantity) =>
  anyPair(claimed.values, own.values, (told, known) => {
    const next = FRACTIONS.find((fraction) => fraction > told + 1) ?? 100;
    return FRACTIONS.some((fraction) => isSameShare(fraction, told)) && known > told && known < next;
  });

/** 'das 7h às 19h' for '7h-19h': without a preposition, a time of day looks like a duration. */
const isHourOfDay = (a: Quantity, b: Quantity) =>
  a.group === 'clock' && b.group === 'second' && anyPair(a.values, b.values, (at, long) => at * 60 === long);

function says(own: Quantity, claimed: Quantity): boolean {
  if (isHourOfDay(own, claimed) || isHourOfDay(claimed, own)) return true;
  if (own.isOrdinal !== claimed.isOrdinal)
    // 'every fourth week' equals 'every four weeks'.
    return (
      own.isOrdinal &&
      (claimed.isBare || claimed.group === 'second' || claimed.group === 'month') &&
      figuresOf(claimed).some((figure) => figure >= 2 && figure <= 10 && own.values.includes(figure))
    );
  if (claimed.range !== null) {
    const [least, most] = claimed.range;
    return (
      (own.range !== null && own.range[0] === least) ||
      (own.group === claimed.group && own.values.some((value) => value >= least && value < most))
    );
  }
  // 'twice a week' equals two times.
  if (own.group === 'x' && claimed.group === '' && anyPair(claimed.values, own.values, isSame)) return true;
  const shares = asShare(claimed);
  if (shares.length > 0 && anyPair(shares, asShare(own), isSameShare)) return true;
  if (claimed.isMore && claimed.group === '%' && own.group === '%' && isJustMore(claimed, own)) return true;
  const isEnough = !claimed.isMore || own.isMore;
  if (own.group !== claimed.group)
    return (
      own.isImplied !== true &&
      isEnough &&
      isAlike(own, claimed) &&
      anyPair(figuresOf(claimed), figuresOf(own), isSame)
    );
  return isRounded(claimed, own) || (isEnough && anyPair(claimed.values, own.values, isSame));
}

/** 'five percentage points' for 'from 34% to 29%'. */
const isPointsOf = (claimed: Quantity, own: readonly Quantity[]): boolean =>
  claimed.group === 'pp' &&
  own.some((from) =>
    own.some(
      (to) =>
        from.group === '%' &&
        to.group === '%' &&
        anyPair(from.values, to.values, (a, b) =>
          claimed.values.some((points) => Math.abs(a - b - points) < 1e-6),
        ),
    ),
  );

/** 'by a third' for 'from $21 to $14'. */
function isPartOf(claimed: Quantity, own: readonly Quantity[]): boolean {
  const part = claimed.values[0] ?? 0;
  if (claimed.group !== '%' || !FRACTIONS.some((fraction) => isSameShare(fraction, part))) return false;
  return own.some((from) =>
    own.some(
      (to) =>
        from !== to &&
        isAlike(from, to) &&
        anyPair(
          figuresOf(from),
          figuresOf(to),
          (a, b) => a > 1 && b >= 1 && b < a && Math.abs(100 - (100 * b) / a - part) < 0.5,
        ),
    ),
  );
}

const FRACTIONS = [25, 100 / 3, 50, 200 / 3, 75];

export const isKnownQuantity = (claimed: Quantity, own: readonly Quantity[]): boolean =>
  own.some((one) => says(one, claimed));

/** Relations between two figures of the same sentence; figures of different sentences are never combined. */
export const isBetween = (claimed: Quantity, sentence: readonly Quantity[]): boolean =>
  isRatioOf(claimed, sentence) || isPartOf(claimed, sentence) || isPointsOf(claimed, sentence);
