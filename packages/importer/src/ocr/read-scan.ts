import { cellsOf } from '../layout/cells.ts';
import { layOut } from '../layout/lay-out.ts';
import type { Run } from '../pdf/read-runs.ts';
import { NO_MARK, type Source, type SourcePage } from '../source.ts';

/** Resolution in dots per inch at which scanned pages are read. */
export const SCAN_DPI = 300;
const POINTS = 72 / SCAN_DPI;
const LEAST_CONFIDENCE = 20;

interface Word {
  readonly line: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

/** Parses Tesseract's table: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function wordsOf(table: string): Word[] {
  return table.split('\n').flatMap((row) => {
    const cells = row.split('\t');
    const [level, , block, paragraph, line, , left, top, width, height, confidence] = cells.map(Number);
    const text = (cells[11] ?? '').trim();
    if (level !== 5 || text === '' || (confidence ?? 0) < LEAST_CONFIDENCE) return [];
    return [
      {
        line: `${block} ${paragraph} ${line}`,
        left: left ?? 0,
        top: top ?? 0,
        width: width ?? 0,
        height: height ?? 0,
        text,
      },
    ];
  });
}

/** Words without tall letters measure smaller than they are, so a line uses its 70th-percentile height. */
function runsOf(words: readonly Word[]): Run[] {
  const lines = Map.groupBy(words, ({ line }) => line);
  return [...lines.values()]
    .flatMap((own) => {
      const tall =
        own.map(({ height }) => height).toSorted((a, b) => a - b)[Math.floor(own.length * 0.7)] ?? 0;
      const bases = own.map(({ top, height }) => top + height).toSorted((a, b) => a - b);
      const base = bases[Math.floor(bases.length / 2)] ?? 0;
      return own.map((word) => ({ word, base, tall }));
    })
    .map(({ word, base, tall }, order) => runOf(word, base, tall, order));
}

const runOf = ({ left, width, text }: Word, base: number, tall: number, order: number): Run => ({
  ...NO_MARK,
  text,
  x: left * POINTS,
  y: base * POINTS,
  width: width * POINTS,
  size: tall * POINTS,
  bold: false,
  italic: false,
  font: '',
  href: null,
  order,
});

/** Heights measured in images vary: values near the usual size snap to it, the rest is rounded in steps. */
function evenSizes(runs: readonly Run[]): Run[] {
  const usual = runs.map(({ size }) => size).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 10;
  return runs.map((run) => ({
    ...run,
    size: run.size < usual * 1.35 ? usual : Math.round(run.size / 3) * 3,
  }));
}

/** Reads scanned pages with Tesseract. */
export async function readScan(
  pdf: Uint8Array,
  pages: readonly SourcePage[],
  wordsOfPage: (pdf: Uint8Array, page: number) => Promise<string | null>,
): Promise<Source | null> {
  const cells = [];
  for (const [index] of pages.entries()) {
    const table = await wordsOfPage(pdf, index + 1);
    if (table === null) return null;
    cells.push(cellsOf(evenSizes(runsOf(wordsOf(table))), index + 1));
  }
  return { ...layOut(pages, cells, []).source, kind: 'scan' };
}
