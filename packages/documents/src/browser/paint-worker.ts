import { drawPage } from './draw-page.ts';
import { type PageShapes, readImages, readShapes } from './page-shapes.ts';
import type { PaintReply, PaintRequest } from './paint-protocol.ts';

const PAPER = '#fff';

let shapes: PageShapes = { glyphs: new Map(), clips: new Map(), images: new Map() };

async function paint({ defs, page, scale }: PaintRequest): Promise<ImageBitmap> {
  if (defs !== null) shapes = { ...shapes, ...readShapes(defs) };
  const images = await readImages(page.body, shapes.images);
  if (images.size > 0) shapes = { ...shapes, images };
  const canvas = new OffscreenCanvas(Math.round(page.width * scale), Math.round(page.height * scale));
  const surface = canvas.getContext('2d', { alpha: false });
  if (!surface) throw new Error('no canvas');
  surface.fillStyle = PAPER;
  surface.fillRect(0, 0, canvas.width, canvas.height);
  drawPage(surface, page.body, scale, shapes);
  return canvas.transferToImageBitmap();
}

globalThis.addEventListener('message', ({ data }: MessageEvent<PaintRequest>) => {
  const { id } = data;
  paint(data).then(
    (picture) => globalThis.postMessage({ id, picture } satisfies PaintReply, { transfer: [picture] }),
    (error: unknown) => globalThis.postMessage({ id, error: String(error) } satisfies PaintReply),
  );
});
