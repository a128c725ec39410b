import { cellsOf } from '../layout/cells.ts';
import { layOut } from '../layout/lay-out.ts';
import type { Cell, Source, SourcePage } from '../source.ts';
import { openPdf, type PdfFault } from './open-pdf.ts';
import { readRuns } from './read-runs.ts';

export type ReadPdf =
  | { readonly ok: true; readonly source: Source; readonly pagesWithoutText: readonly number[] }
  | { readonly ok: false; readonly reason: PdfFault };

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
