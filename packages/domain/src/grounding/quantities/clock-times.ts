import type { Quantity } from './quantities.ts';

const CLOCK =
  /(?<![\p{L}\p{N}.,:/])(?:(\d{1,2})(?::(\d{2}))?\s?([ap])\.?m(?![\p{L}\p{N}])\.?|(\d{1,2}):(\d{2})(?![\d:])|(?<=(?:às|as|das|da|à|até|até as|até às)\s)(\d{1,2})\s?h(?:oras)?(\d{2})?(?![\p{L}\p{N}]))/giu;
const NAMED: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:noon|midday|meio-dia)(?!\p{L})/giu, 12 * 60],
  [/(?<!\p{L})(?:midnight|meia-noite)(?!\p{L})/giu, 0],
];
const HALF_DAY = 12;

const minutesOf = (hours: number, minutes: number, half: string | undefined) =>
  ((half === undefined ? hours : (hours % HALF_DAY) + (half.toLowerCase() === 'p' ? HALF_DAY : 0)) * 60 +
    minutes) %
  (24 * 60);

interface Amount {
  readonly value: number;
  readonly group: string;
  readonly factor: number;
}

export const oneValue = (start: number, end: number, { value, group, factor }: Amount): Quantity => ({
  start,
  end,
  values: [value],
  group,
  factor,
  isBare: false,
  isMore: false,
  isAbout: false,
  range: null,
  isOrdinal: false,
});

const clock = (start: number, end: number, value: number): Quantity =>
  oneValue(start, end, { value, group: 'clock', factor: 1 });

/** Times of day in minutes: '11 pm' equals '23:00', and neither is a count of eleven. */
export const clockTimesOf = (text: string): Quantity[] => [
  ...Array.from(text.matchAll(CLOCK)).flatMap((found) => {
    const [said, hour12, minute12 = '0', half, hour24, minute24 = '0', hourH, minuteH = '0'] = found;
    const hours = Number(hour12 ?? hour24 ?? hourH);
    const minutes = Number(hour12 === undefined ? (hour24 === undefined ? minuteH : minute24) : minute12);
    return hours > 24 || minutes > 59
      ? []
      : [clock(found.index, found.index + said.length, minutesOf(hours, minutes, half))];
  }),
  ...NAMED.flatMap(([pattern, value]) =>
    Array.from(text.matchAll(pattern), ({ 0: said, index }) => clock(index, index + said.length, value)),
  ),
];
