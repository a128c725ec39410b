import type { Place, Preview, PreviewPage, ReadablePreview } from './engine.ts';
import type { Paper } from './paper.ts';
import { textLines } from './text-lines.ts';

const PAGE = '<g class="typst-page"';

/**
 * Takes apart the engine's SVG, in which the pages stand below each other: shapes that all refer to, and the markup of
 * each page. Its idea of the paper is rounded up: a panel that fills the page would end above a white line.
 */
export function splitPages(svg: string): { readonly defs: string; readonly pages: readonly string[] } {
  const [head = '', ...pages] = svg.slice(0, svg.lastIndexOf('</svg>')).split(PAGE);
  // Shapes may stand before the pages (browser) or after the last (server).
  const last = pages.at(-1) ?? '';
  const tail = last.indexOf('<defs');
  if (tail >= 0) pages[pages.length - 1] = last.slice(0, tail);
  const shapes = head.slice(head.indexOf('>') + 1) + (tail >= 0 ? last.slice(tail) : '');
  return { defs: withoutExtras(shapes), pages };
}

/** The page's own shift goes: it would move it down by all pages before it. */
export const readPage = (markup: string, { width, height }: Paper): PreviewPage => ({
  width,
  height,
  body: `<g>${withoutExtras(markup.slice(markup.indexOf('>') + 1))}`,
});

/** Its styles and its layer for selecting text go: a page with a strict policy allows neither. */
const withoutExtras = (markup: string): string =>
  markup
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/<g transform="scale\(16,-16\)"><foreignObject[^>]*>.*?<\/foreignObject><\/g>/gs, '')
    .replace(/<g [^>]*class="typst-content-hint"[^>]*><\/g>/g, '')
    .replace(/ data-tid="[^"]*"/g, '');

export function readPreview(svg: string, places: readonly Place[], paper: Paper): ReadablePreview {
  const { defs, pages } = splitPages(svg);
  // A page's own tag was cut off in front of its attributes.
  const lines = pages.map((markup) => textLines(markup.slice(markup.indexOf('>') + 1)));
  return { defs, pages: pages.map((markup) => readPage(markup, paper)), places, lines };
}

/** One page as a picture of its own, for thumbnails. */
export function pagePicture({ defs, pages }: Preview, index: number): string {
  const page = pages[index];
  if (!page) throw new RangeError(`there is no page ${index}`);
  const { width, height, body } = page;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none"><rect width="${width}" height="${height}" fill="#fff"/>${defs}${body}</svg>`;
}

const END = '/end';

/** From what the templates say of themselves: field, page from 1, and a point; the end of a line follows its beginning. */
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
