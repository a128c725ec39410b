import type { Place, Preview, PreviewPage, ReadablePreview } from './engine.ts';
import type { Paper } from './paper.ts';
import { textLines } from './text-lines.ts';

const PAGE = '<g class="typst-page"';

/**
 * Splits the engine's SVG, which stacks the pages vertically, into the shared shapes and each page's markup. The engine
 * rounds the paper size up: a full-height panel would end above a white line.
 */
export function splitPages(svg: string): { readonly defs: string; readonly pages: readonly string[] } {
  const [head = '', ...pages] = svg.slice(0, svg.lastIndexOf('</svg>')).split(PAGE);
  // Shapes come before the pages (browser) or after the last one (server).
  const last = pages.at(-1) ?? '';
  const tail = last.indexOf('<defs');
  if (tail >= 0) pages[pages.length - 1] = last.slice(0, tail);
  const shapes = head.slice(head.indexOf('>') + 1) + (tail >= 0 ? last.slice(tail) : '');
  return { defs: withoutExtras(shapes), pages };
}

/** Removes the page's own offset, which would shift it down by all previous pages. */
export const readPage = (markup: string, { width, height }: Paper): PreviewPage => ({
  width,
  height,
  body: `<g>${withoutExtras(markup.slice(markup.indexOf('>') + 1))}`,
});

/** Removes styles and the text selection layer: a page with a strict CSP allows neither. */
const withoutExtras = (markup: string): string =>
  markup
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/<g transform="scale\(16,-16\)"><foreignObject[^>]*>.*?<\/foreignObject><\/g>/gs, '')
    .replace(/<g [^>]*class="typst-content-hint"[^>]*><\/g>/g, '')
    .replace(/ data-tid="[^"]*"/g, '');

export function readPreview(svg: string, places: readonly Place[], paper: Paper): ReadablePreview {
  const { defs, pages } = splitPages(svg);
  // Skips the rest of the page's opening tag.
  const lines = pages.map((markup) => textLines(markup.slice(markup.indexOf('>') + 1)));
  return { defs, pages: pages.map((markup) => readPage(markup, paper)), places, lines };
}

/** One page as a standalone SVG, for thumbnails. */
export function pagePicture({ defs, pages }: Preview, index: number): string {
  const page = pages[index];
  if (!page) throw new RangeError(`there is no page ${index}`);
  const { width, height, body } = page;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none"><rect width="${width}" height="${height}" fill="#fff"/>${defs}${body}</svg>`;
}

const END = '/end';

/** Reads the positions that the templates report: field, page (from 1), x, y. A line's end follows its start. */
export function readPlaces(rows: readonly (readonly [string, number, number, number])[]): Place[] {
  const ends = new Map(
    rows.flatMap(([field, page, , y]) =>
      field.endsWith(END) ? [[field.slice(0, -END.length), { page: page - 1, y }] as const] : [],
    ),
  );
  return rows.flatMap(([field, page, x, y]) => {
    if (field.endsWith(END)) return [];
    const end = ends.get(field);
    return [{ field, page: page - 1, x, y, ...(end && { end }) }];
  });
}
