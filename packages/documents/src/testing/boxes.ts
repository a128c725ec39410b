import { poppler } from './extract.ts';

export interface WordBox {
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly text: string;
}

const PAGE = /<page width="([\d.]+)" height="([\d.]+)">/;
const WORD = /<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)<\/word>/g;

/** The bounding box of each word, in points. */
export async function boxesOf(pdf: Uint8Array) {
  const pages = (await poppler('pdftotext', ['-bbox', '-', '-'], pdf)).split('</page>').slice(0, -1);
  const [, width = '0', height = '0'] = PAGE.exec(pages[0] ?? '') ?? [];
  const words = pages.flatMap((markup, page) =>
    [...markup.matchAll(WORD)].map(([, left, top, right, bottom, text]): WordBox => ({
      page,
      left: Number(left),
      top: Number(top),
      right: Number(right),
      bottom: Number(bottom),
      text: text ?? '',
    })),
  );
  return { words, width: Number(width), height: Number(height) };
}

/** Pairs of words where one covers a large part of the other. Boxes of adjacent lines always touch. */
export function overlaps(words: readonly WordBox[]): string[] {
  const found: string[] = [];
  words.forEach((a, index) => {
    for (const b of words.slice(index + 1)) {
      if (a.page !== b.page) continue;
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const lower = Math.min(a.bottom - a.top, b.bottom - b.top);
      if (width > 2 && height > 0.6 * lower) found.push(`${a.text} / ${b.text}`);
    }
  });
  return found;
}
