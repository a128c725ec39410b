import type { Quantity } from './quantities.ts';

/** '1 h 15 min', 'uma hora e meia', '2 years and 3 months' are one duration each. */
export function joinTimes(text: string, all: readonly Quantity[]): Quantity[] {
  const joined: Quantity[] = [];
  for (const one of all) {
    const last = joined.at(-1);
    const isRest =
      last !== undefined &&
      (one.group === 'second' || one.group === 'month') &&
      last.group === one.group &&
      one.factor < last.factor &&
      /^\s*(?:(?:and|e)\s+)?$/u.test(text.slice(last.end, one.start));
    if (!isRest) joined.push(one);
    else
      joined[joined.length - 1] = {
        ...last,
        end: one.end,
        values: [(last.values[0] ?? 0) + (one.values[0] ?? 0)],
      };
  }
  return joined;
}

const BETWEEN =
  /^\s*(?:(?:down|up|em|in) )?(?:to|a|para|at[ée]|or|ou|[-–—])\s*(?:(?:under|only|just|apenas|menos de) )?$/iu;

/** 'from 11 to 6 weeks', 'de 11 semanas para 6', '2 to 3 million': the unit applies to both figures. */
export function shareUnits(text: string, all: readonly Quantity[]): Quantity[] {
  return all.map((one, index) => {
    if (one.group !== '' || one.factor !== 1 || one.values.length === 0) return one;
    const next = all[index + 1];
    const previous = all[index - 1];
    const giver = [next, previous].find(
      (other) =>
        other !== undefined &&
        (other.group !== '' || other.factor !== 1) &&
        BETWEEN.test(text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start))),
    );
    if (giver === undefined) return one;
    return {
      ...one,
      group: giver.group,
      values: one.values.flatMap((value) => [value * giver.factor, value]),
    };
  });
}
