/** User-visible faults; the first ones are printed. */
export interface Faults {
  add: (what: string) => void;
  count: () => number;
  shown: () => readonly string[];
}

const SHOWN = 20;

export function createFaults(): Faults {
  const shown: string[] = [];
  let count = 0;
  const startedAt = performance.now();
  return {
    add: (what) => {
      count += 1;
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
      if (shown.length < SHOWN) shown.push(`${seconds} s: ${what}`);
    },
    count: () => count,
    shown: () => shown,
  };
}
