import { Resvg } from '@resvg/resvg-js';
import type { Preview } from '../../src/engine.ts';

const GAP = 24;

/** Every document numbers its shapes from zero, so each gets its own prefix on a shared sheet. */
const prefixed = (markup: string, prefix: string) =>
  markup.replace(/(\bid="|href="#|url\(#)/g, (found) => `${found}${prefix}`);

/** Pages of several documents side by side, one row per list. */
export function sheetPicture(rows: readonly (readonly Preview[])[], scale: number): Buffer {
  let top = GAP;
  let widest = 0;
  const parts = rows.flatMap((previews, row) => {
    let left = GAP;
    let tallest = 0;
    const pages = previews.flatMap(({ defs, pages: bodies }, index) =>
      bodies.map(({ width, height, body }) => {
        const markup = prefixed(`${defs}${body}`, `r${row}d${index}-`);
        const page = `<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/>${markup}</svg>`;
        left += width + GAP;
        tallest = Math.max(tallest, height);
        return page;
      }),
    );
    top += tallest + GAP;
    widest = Math.max(widest, left);
    return pages;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${widest}" height="${top}" fill="none"><rect width="${widest}" height="${top}" fill="#8a8a86"/>${parts.join('')}</svg>`;
  return picture(svg, Math.round(widest * scale));
}

export const picture = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
