import { cellsOf } from '../layout/cells.ts';
import { bandsOf, flowsOf } from '../layout/columns.ts';
import { withoutFurniture } from '../layout/furniture.ts';
import { linesOf } from '../layout/lines.ts';
import type { Cell, Source, SourcePage } from '../source.ts';
import { openPdf, type PdfFault } from './open-pdf.ts';
import { readRuns } from './read-runs.ts';

export type ReadPdf =
  | { readonly ok: true; readonly source: Source; readonly pagesWithoutText: readonly number[] }
  | { readonly ok: false; readonly reason: PdfFault };

/** A page with less text than this is taken for a picture of one. */
const FEWEST_LETTERS = 20;

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const opened = await openPdf(bytes);
  if (!opened.ok) return opened;
  const { document } = opened;
  const pages: SourcePage[] = [];
  const cells: Cell[][] = [];
  const links: { href: string; text: string }[] = [];
  try {
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { runs, width, height } = await readRuns(page);
      pages.push({ width, height });
      cells.push(cellsOf(runs, number));
      for (const { href, text } of runs) if (href !== null) links.push({ href, text });
      page.cleanup();
    }
  } catch {
    return { ok: false, reason: 'broken' };
  } finally {
    await document.loadingTask.destroy();
  }
  return { ok: true, ...layOut(pages, cells, links) };
}

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
