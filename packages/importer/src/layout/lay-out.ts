import type { Cell, Source, SourcePage } from '../source.ts';
import { bandsOf, flowsOf } from './columns.ts';
import { withoutFurniture } from './furniture.ts';
import { linesOf } from './lines.ts';
import { taggedFlows } from './tagged-flows.ts';

/** A page with fewer characters is treated as a scanned image. */
const FEWEST_LETTERS = 20;

/** Arranges the cells of all pages into lines in human reading order. */
export function layOut(
  pages: readonly SourcePage[],
  cells: readonly (readonly Cell[])[],
  links: Source['links'],
): { source: Source; pagesWithoutText: number[] } {
  const flows =
    taggedFlows(cells) ??
    flowsOf(withoutFurniture(cells, pages).map((own) => bandsOf(own))).map((flow) => [flow]);
  const lines = flows.flatMap((parts, index) =>
    parts.flatMap((part) => (part.length === 0 ? [] : linesOf(part, index))),
  );
  const letters = cells.map((own) => own.reduce((count, { text }) => count + text.length, 0));
  const pagesWithoutText = letters.flatMap((count, index) => (count < FEWEST_LETTERS ? [index + 1] : []));
  return { source: { kind: 'pdf', pages, lines, links }, pagesWithoutText };
}
