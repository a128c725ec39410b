export interface Random {
  /** From 0 up to 1, exclusive. */
  next(): number;
  between(min: number, max: number): number;
  pick<T>(from: readonly T[]): T;
  /** One of the names, with probability proportional to its weight. */
  weighted<T extends string>(weights: Readonly<Record<T, number>>): T;
}

/** Mulberry32: the same seed makes the same choices, although processes reach them in varying order. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (min, max) => Math.floor(min + next() * (max - min + 1)),
    pick: <T>(from: readonly T[]): T => {
      if (from.length === 0) throw new Error('nothing to pick from');
      // In range: next() is below 1.
      return from[Math.floor(next() * from.length)] as T;
    },
    weighted: <T extends string>(weights: Readonly<Record<T, number>>): T => {
      // The keys of a record of T are T.
      const entries = Object.entries(weights) as [T, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of entries) {
        if (left < weight) return name;
        left -= weight;
      }
      throw new Error('no weight is above nothing');
    },
  };
}
