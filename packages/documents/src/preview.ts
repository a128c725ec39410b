import type { Place, Preview } from './engine.ts';
import type { Paper } from './paper.ts';

const PAGE = '<g class="typst-page"';

/**
 * Takes apart the engine's SVG, in which the pages stand below each other. Its styles and its layer for
 * selecting text go: a page with a strict policy allows neither. So does its idea of the paper, which is
 * rounded up: a panel that fills the page would end above a white line.
 */
export function readPreview(svg: string, places: readonly Place[], { width, height }: Paper): Preview {
  const [head = '', ...rest] = svg
    .slice(0, svg.lastIndexOf('</svg>'))
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/<g transform="scale\(16,-16\)"><foreignObject[^>]*>.*?<\/foreignObject><\/g>/gs, '')
    .replace(/<g [^>]*class="typst-content-hint"[^>]*><\/g>/g, '')
    .replace(/ data-tid="[^"]*"/g, '')
    .split(PAGE);
  // Shapes may stand before the pages (browser) or after the last (server).
  const last = rest.at(-1) ?? '';
  const tail = last.indexOf('<defs');
  if (tail >= 0) rest[rest.length - 1] = last.slice(0, tail);
  const defs = head.slice(head.indexOf('>') + 1) + (tail >= 0 ? last.slice(tail) : '');
  return { defs, pages: rest.map((markup) => ({ width, height, body: pageBody(markup) })), places };
}

/** The page's own shift would move it down by all pages before it. */
const pageBody = (markup: string): string => `<g>${markup.slice(markup.indexOf('>') + 1)}`;

/** One page as a picture of its own, for thumbnails. */
export function pagePicture({ defs, pages }: Preview, index: number): string {
  const page = pages[index];
  if (!page) throw new RangeError(`there is no page ${index}`);
  const { width, height, body } = page;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none"><rect width="${width}" height="${height}" fill="#fff"/>${defs}${body}</svg>`;
}

/** From what the templates say of themselves: field, page from 1, and a point. */
export const readPlaces = (rows: readonly (readonly [string, number, number, number])[]): Place[] =>
  rows.map(([field, page, x, y]) => ({ field, page: page - 1, x, y }));
