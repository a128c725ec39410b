import { fold } from '../../skills/words.ts';
import { oneValue } from './clock-times.ts';
import { UNITS } from './number-words.data.ts';
import type { Quantity } from './quantities.ts';

const TIME = 'year|month|week|day|hour|quarter|ano|mês|mes|semana|dia|hora|semestre|trimestre';
const timed = (before: string, after = '') =>
  new RegExp(String.raw`(?<!\p{L})(?:${before})\s+(${TIME})${after}(?!\p{L})`, 'giu');

/** 'one' is usually an article, but not before a unit of time. */
const SINGLES: readonly (readonly [RegExp, number])[] = [
  [timed('an?|one|um|uma', String.raw`\s+(?:and\s+a\s+half|e\s+mei[oa])`), 1.5],
  [timed(String.raw`half\s+an?|mei[oa]`), 0.5],
  [timed('one|um|uma'), 1],
];
/** '1h20' is a duration; after 'às' it is a time of day. */
const HOURS_AND_MINUTES =
  /(?<![\p{L}\p{N}.,:])(\d{1,2})\s?h\s?(\d{2})(?:\s?min(?:utos?)?)?(?![\p{L}\p{N}])/giu;
const HOUR = 3600;

/** Durations that are not a figure with a unit: 'a day and a half', '1h20'. */
export const timeLengthsOf = (text: string): Quantity[] => [
  ...Array.from(text.matchAll(HOURS_AND_MINUTES), ({ 0: said, 1: hours, 2: minutes, index }) =>
    oneValue(index, index + said.length, {
      value: Number(hours) * HOUR + Number(minutes) * 60,
      group: 'second',
      factor: HOUR,
    }),
  ),
  ...SINGLES.flatMap(([pattern, count]) =>
    Array.from(text.matchAll(pattern), ({ 0: said, 1: unit = '', index }) => {
      const [group, factor] = UNITS.get(fold(unit)) ?? ['month', 3];
      return oneValue(index, index + said.length, { value: count * factor, group, factor });
    }),
  ),
];
