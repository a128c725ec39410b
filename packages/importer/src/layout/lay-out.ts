import type { Cell, Source, SourcePage } from '../source.ts';
import { bandsOf, flowsOf } from './columns.ts';
import { withoutFurniture } from './furniture.ts';
import { linesOf } from './lines.ts';

/** A page with less text than this is taken for a picture of one. */
const FEWEST_LETTERS = 20;

/** Cells of pages as lines in the order in which a person reads them. */
export function layOut(
  pages: readonly SourcePage[],
  cells: readonly (readonly Cell[])[],
  links: Source['links'],
): { source: Source; pagesWithoutText: number[] } {
  const kept = withoutFurniture(cells, pages);
  const flows = flowsOf(kept.map((own) => bandsOf(own)));
  const lines = flows.flatMap((flow, index) => (flow.length === 0 ? [] : linesOf(flow, index)));
  const letters = cells.map((own) => own.reduce((count, { text }) => count + text.length, 0));
  const pagesWithoutText = letters.flatMap((count, index) => (count < FEWEST_LETTERS ? [index + 1] : []));
  return { source: { kind: 'pdf', pages, lines, links }, pagesWithoutText };
}
