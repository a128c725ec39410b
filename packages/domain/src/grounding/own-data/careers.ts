import type { Period } from '../../resume/resume.ts';
import { datesOf } from './dates.ts';
import type { OwnTexts } from './own-texts.ts';
import { PLAIN, type Quantity, quantitiesOf } from '../quantities/quantities.ts';

const monthsOf = (date: string) => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return year * 12 + month;
};

type Span = readonly [from: number, to: number];

const spanOf = ({ startDate, endDate, current }: Period, today: string): Span[] => {
  const end = current ? today : endDate;
  if (startDate === '' || end === '') return [];
  const span = [monthsOf(startDate), monthsOf(end)] as const;
  return span[1] > span[0] ? [span] : [];
};

/** A duration with the ways people round it. */
const told = (months: number): Quantity => {
  const years = [Math.floor(months / 12), Math.floor((months + 1) / 12)].filter((count) => count > 0);
  return {
    ...PLAIN,
    start: 0,
    end: 0,
    values: [months, months + 1, ...years.map((count) => count * 12)],
    group: 'month',
  };
};

/** Gaps between jobs up to a year still count as continuous work. */
const LONGEST_GAP = 12;

/** Total time worked, and the length of each run of consecutive jobs from any job to any later one. */
function careersOf(jobs: readonly Span[]): number[] {
  const sorted = jobs.toSorted(([a], [b]) => a - b);
  let [total, reached] = [0, 0];
  for (const [from, to] of sorted) {
    total += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  const runs = sorted.flatMap(([from], first) => {
    const made: number[] = [];
    let end = 0;
    for (const [start, to] of sorted.slice(first)) {
      if (end > 0 && start - end > LONGEST_GAP) break;
      end = Math.max(end, to);
      made.push(end - from);
    }
    return made;
  });
  return [total, ...runs];
}

/** A duration stated in the summary overrides the dates. */
const hasOwnLength = (original: string) =>
  quantitiesOf(original).some(
    ({ group, values }) => group === 'month' && values.some((value) => value >= 12),
  );

/** 'from March 2020 to July 2021': durations given by dates in the text. */
const spansIn = (text: string): number[] =>
  datesOf(text).flatMap((from, index, all) => {
    const to = all[index + 1];
    if (
      to === undefined ||
      !/^\s*(?:to|until|through|and|a|até|e|[-–—])\s*$/iu.test(text.slice(from.end, to.start))
    )
      return [];
    const months = monthsOf(to.date) - monthsOf(from.date);
    return months > 0 ? [months] : [];
  });

/** The duration of each entry; for a summary also the total career, unless the summary states its own. */
export function lengthsOf({ periods, jobs, today }: OwnTexts, original: string): Quantity[] {
  const each = [
    ...periods.flatMap((period) => spanOf(period, today)).map(([from, to]) => to - from),
    ...spansIn(original),
  ];
  if (jobs.length === 0 || hasOwnLength(original)) return each.map(told);
  const careers = careersOf(jobs.flatMap((job) => spanOf(job, today)));
  const longest = Math.max(0, ...careers);
  // 'more than ten years' is true of fourteen.
  const less = Array.from({ length: Math.floor(longest / 12) }, (_, years) => ({
    ...told((years + 1) * 12),
    values: [(years + 1) * 12],
    isMore: true,
  }));
  return [...[...each, ...careers].map(told), ...less];
}
