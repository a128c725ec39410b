import { createPageCanvas, type PageCanvas } from './page-canvas.ts';
import { NO_SHAPES, type PageShapes, readImages, readShapes } from './page-shapes.ts';
import type { PaintReply, PaintRequest } from './paint-protocol.ts';

/** Pages whose pixels stay in memory, 2 to 10 MB each: as many as are visible simultaneously. */
const KEPT_PAGES = 3;

let shapes: PageShapes = NO_SHAPES;
const pages = new Map<number, { readonly size: string; readonly page: PageCanvas }>();

/** The page's canvas. The map is in LRU order, most recent last. */
function canvasOf({ index, page: { width, height }, scale }: PaintRequest): PageCanvas {
  const size = `${width} ${height} ${scale}`;
  const known = pages.get(index);
  const page =
    known?.size === size
      ? known.page
      : createPageCanvas(Math.round(width * scale), Math.round(height * scale), scale);
  pages.delete(index);
  pages.set(index, { size, page });
  const [oldest] = pages.keys();
  if (pages.size > KEPT_PAGES && oldest !== undefined) pages.delete(oldest);
  return page;
}

async function paint(request: PaintRequest): Promise<ImageBitmap> {
  const { defs, page } = request;
  if (defs !== null) shapes = readShapes(defs, shapes);
  const images = await readImages(page.body, shapes.images);
  if (images.size > 0) shapes = { ...shapes, images };
  const { canvas, draw } = canvasOf(request);
  draw(page.body, shapes);
  return createImageBitmap(canvas);
}

/** Serializes requests: a page that awaits its images must not be drawn with the glyphs of the next preview. */
let last: Promise<unknown> = Promise.resolve();

globalThis.addEventListener('message', ({ data }: MessageEvent<PaintRequest>) => {
  const { id } = data;
  const painted = last.then(() => paint(data));
  last = painted.catch(() => null);
  painted.then(
    (picture) => globalThis.postMessage({ id, picture } satisfies PaintReply, { transfer: [picture] }),
    (error: unknown) => globalThis.postMessage({ id, error: String(error) } satisfies PaintReply),
  );
});
