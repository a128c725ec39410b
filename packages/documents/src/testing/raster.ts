import { PDFiumLibrary } from '@hyzyla/pdfium';
import { Resvg } from '@resvg/resvg-js';
import type { Preview } from '../engine.ts';
import { pagePicture } from '../preview.ts';

/** RGBA, row by row. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Pixels per point: at two, half a point is one pixel. */
const SCALE = 2;

/** Whole pixels: renderers round differently, and all must scale a page alike. */
const sizeOf = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  width: Math.round(width * SCALE),
  height: Math.round(height * SCALE),
});

/** A preview page, rendered as a browser would. */
export function rasterOfPreview(preview: Preview, index: number): Raster {
  const page = preview.pages[index] ?? { width: 0, height: 0 };
  const { width, height } = sizeOf(page);
  const svg = pagePicture(preview, index).replace(
    ` width="${page.width}" height="${page.height}"`,
    ` width="${width}" height="${height}" preserveAspectRatio="none"`,
  );
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { width: image.width, height: image.height, pixels: image.pixels };
}

let library: ReturnType<typeof PDFiumLibrary.init> | undefined;

/** The pages of a document, rendered as Chromium's viewer does. */
export async function rastersOfPdf(pdf: Uint8Array, { pages }: Preview): Promise<Raster[]> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(Buffer.from(pdf));
  const rasters: Raster[] = [];
  for (const page of document.pages()) {
    const size = sizeOf(pages[page.number] ?? { width: 0, height: 0 });
    const { width, height, data } = await page.render({ ...size, render: 'bitmap' });
    rasters.push({ width, height, pixels: new Uint8Array(data) });
  }
  document.destroy();
  return rasters;
}

/** Two renderers antialias a glyph's edge differently and place it within one pixel. */
const REACH = 1;
const TOLERANCE = 120;

/** Counts pixels of one image that have no similar pixel near the same position in the other. */
function strangePixels(a: Raster, b: Raster): number {
  let count = 0;
  for (let y = 0; y < a.height; y += 1)
    for (let x = 0; x < a.width; x += 1)
      if (!isAlike(a.pixels, b.pixels, (y * a.width + x) * 4) && isStrange(a, b, x, y)) count += 1;
  return count;
}

/** Fast path: most pixels match, so only the others need a neighborhood search. */
function isAlike(a: Uint8Array, b: Uint8Array, at: number): boolean {
  for (let index = at; index < at + 3; index += 1)
    if (Math.abs((a[index] ?? 0) - (b[index] ?? 0)) > TOLERANCE) return false;
  return true;
}

function isStrange(a: Raster, b: Raster, x: number, y: number): boolean {
  const at = (y * a.width + x) * 4;
  for (let channel = 0; channel < 3; channel += 1) {
    const value = a.pixels[at + channel] ?? 0;
    const same = b.pixels[at + channel] ?? 0;
    if (Math.abs(value - same) <= TOLERANCE) continue;
    let least = 255;
    let most = 0;
    for (let row = Math.max(0, y - REACH); row <= Math.min(b.height - 1, y + REACH); row += 1)
      for (let column = Math.max(0, x - REACH); column <= Math.min(b.width - 1, x + REACH); column += 1) {
        const near = b.pixels[(row * b.width + column) * 4 + channel] ?? 0;
        least = Math.min(least, near);
        most = Math.max(most, near);
      }
    const isOutside = value < least - TOLERANCE || value > most + TOLERANCE;
    if (isOutside && Math.abs(inkAround(a, x, y, channel) - inkAround(b, x, y, channel)) > INK_TOLERANCE)
      return true;
  }
  return false;
}

/**
 * A one-pixel line is one dark row if the renderer snaps it to the pixel grid, and two pale rows if not: the same
 * amount of ink. A missing or moved line changes a third of the nine pixels.
 */
const INK_TOLERANCE = 30;

/** The mean of a pixel and its neighbors. */
function inkAround({ width, height, pixels }: Raster, x: number, y: number, channel: number): number {
  let sum = 0;
  let count = 0;
  for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row += 1)
    for (let column = Math.max(0, x - REACH); column <= Math.min(width - 1, x + REACH); column += 1) {
      sum += pixels[(row * width + column) * 4 + channel] ?? 0;
      count += 1;
    }
  return sum / count;
}

/** How many pixels differ by more than antialiasing. Pages of different sizes differ in every pixel. */
export function differingPixels(a: Raster, b: Raster): number {
  if (a.width !== b.width || a.height !== b.height) return a.width * a.height;
  return strangePixels(a, b) + strangePixels(b, a);
}
