/** A seeded random generator (mulberry32), so that a failed run can be repeated. */
export interface Random {
  /** An integer from 0 up to, but not including, `below`. */
  readonly below: (below: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(options: readonly T[]) => T;
  readonly shuffle: <T>(values: readonly T[]) => T[];
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    // The index is below the length, so the element exists.
    pick: <T>(options: readonly T[]) => options[below(options.length)] as T,
    shuffle: (values) =>
      values
        .map((value) => ({ value, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ value }) => value),
  };
}
