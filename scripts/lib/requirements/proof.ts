import { idsIn } from './ids.ts';
import type { NamedTest } from './results.ts';
import type { TestTitle } from './test-titles.ts';

export interface Proof {
  readonly id: string;
  readonly passedCount: number;
  /** Why the clause is not proven; null if it is. */
  readonly gap: string | null;
}

/**
 * A file that failed to load has no results, and neither has a test added since the run. So a clause is proven only if
 * every file that names it has a result for it.
 */
export function proofOf(id: string, tests: readonly NamedTest[], titles: readonly TestTitle[]): Proof {
  const naming = tests.filter(({ ids }) => ids.includes(id));
  const passedCount = naming.filter(({ hasPassed }) => hasPassed).length;
  const ranIn = new Set(naming.map(({ path }) => path));
  const silent = titles.filter(({ path, title }) => idsIn(title).includes(id) && !ranIn.has(path));
  return { id, passedCount, gap: gapOf(naming.length, passedCount, new Set(silent.map(({ path }) => path))) };
}

function gapOf(namedCount: number, passedCount: number, silentPaths: ReadonlySet<string>): string | null {
  if (passedCount < namedCount) return `${namedCount - passedCount} of ${namedCount} tests did not pass`;
  if (silentPaths.size > 0) return `no result from ${[...silentPaths].join(', ')}`;
  return namedCount === 0 ? 'no test' : null;
}
