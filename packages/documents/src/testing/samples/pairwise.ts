type Options = Readonly<Record<string, readonly unknown[]>>;
export type Choice<T extends Options> = { readonly [K in keyof T]: T[K][number] };

/** Combinations that cover every two values of two different options at least once. Greedy, so not minimal. */
export function pairwise<const T extends Options>(options: T): Choice<T>[] {
  const names = Object.keys(options);
  const pairs = new Set<string>();
  const pairOf = (a: number, i: number, b: number, j: number) => `${a}.${i} ${b}.${j}`;
  const sizes = names.map((name) => options[name]?.length ?? 0);
  sizes.forEach((size, a) =>
    sizes.slice(a + 1).forEach((other, offset) => {
      for (let i = 0; i < size; i += 1)
        for (let j = 0; j < other; j += 1) pairs.add(pairOf(a, i, a + 1 + offset, j));
    }),
  );
  const choices: Choice<T>[] = [];
  while (pairs.size > 0) {
    const [first = ''] = pairs;
    const chosen = new Map(first.split(' ').map((one) => one.split('.').map(Number) as [number, number]));
    const gain = (at: number, index: number) =>
      [...chosen].filter(([other, value]) =>
        pairs.has(other < at ? pairOf(other, value, at, index) : pairOf(at, index, other, value)),
      ).length;
    sizes.forEach((size, at) => {
      if (chosen.has(at)) return;
      const gains = Array.from({ length: size }, (_, index) => gain(at, index));
      const most = Math.max(...gains);
      const best = gains.flatMap((one, index) => (one === most ? [index] : []));
      // Rotates the values: when there is no gain left, every combination would otherwise get the first value.
      chosen.set(at, best[choices.length % best.length] ?? 0);
    });
    for (const [a, i] of chosen) for (const [b, j] of chosen) pairs.delete(pairOf(a, i, b, j));
    choices.push(
      Object.fromEntries(names.map((name, at) => [name, options[name]?.[chosen.get(at) ?? 0]])) as Choice<T>,
    );
  }
  return choices;
}
