import type { Area } from './clauses.ts';
import { proofOf } from './proof.ts';
import type { NamedTest } from './results.ts';
import type { TestTitle } from './test-titles.ts';

/** A table per area; the last line is a count that other tools parse. */
export function reportLines(
  areas: readonly Area[],
  tests: readonly NamedTest[],
  titles: readonly TestTitle[],
): string[] {
  const tables = areas.map(({ name, title, ids }) => {
    const proofs = ids.map((id) => proofOf(id, tests, titles));
    const proven = proofs.filter(({ gap }) => gap === null);
    const open = proofs.filter(({ gap }) => gap !== null);
    return {
      provenCount: proven.length,
      lines: [
        `${name} · ${title}: ${proven.length} of ${ids.length} proven`,
        ...proven.map(({ id, passedCount }) => `  ${id.padEnd(8)} proven by ${testCount(passedCount)}`),
        ...open.map(({ id, gap }) => `  ${id.padEnd(8)} not proven: ${gap}`),
        '',
      ],
    };
  });
  const provenCount = tables.reduce((sum, table) => sum + table.provenCount, 0);
  const totalCount = areas.reduce((sum, { ids }) => sum + ids.length, 0);
  return [...tables.flatMap(({ lines }) => lines), `requirements proven=${provenCount} total=${totalCount}`];
}

const testCount = (count: number): string => (count === 1 ? '1 test' : `${count} tests`);
