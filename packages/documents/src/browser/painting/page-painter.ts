import type { Preview } from '../../engine.ts';
import { pagePicture } from '../../preview.ts';
import type { PaintReply, PaintRequest } from './paint-protocol.ts';
import { startPaintWorker } from '../start-worker.ts';

export interface PagePainter {
  /** One page as a bitmap, on white. */
  readonly paint: (preview: Preview, index: number, scale: number) => Promise<ImageBitmap>;
  readonly close: () => void;
}

/**
 * Paints the page with the browser's own SVG renderer. It blocks the main thread but supports all of SVG. Used for
 * pages the worker refuses, and where workers are unavailable.
 */
async function paintByBrowser(preview: Preview, index: number, scale: number): Promise<ImageBitmap> {
  const { width = 1, height = 1 } = preview.pages[index] ?? {};
  const url = URL.createObjectURL(new Blob([pagePicture(preview, index)], { type: 'image/svg+xml' }));
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
    const surface = canvas.getContext('2d', { alpha: false });
    if (!surface) throw new Error('no canvas');
    surface.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas.transferToImageBitmap();
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Paints pages off the main thread. The worker starts with the first page. */
export function createPagePainter(): PagePainter {
  const waiting = new Map<number, PromiseWithResolvers<ImageBitmap>>();
  let worker: Worker | null = null;
  let lastId = 0;
  let sentDefs: string | null = null;
  let isClosed = false;

  const stop = (reason: string) => {
    worker?.terminate();
    worker = null;
    sentDefs = null;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  const start = (): Worker => {
    const started = startPaintWorker();
    started.addEventListener('message', ({ data }: MessageEvent<PaintReply>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('picture' in data) asked?.resolve(data.picture);
      else asked?.reject(new Error(data.error));
    });
    started.addEventListener('error', () => stop('the painter failed'));
    return started;
  };

  const paintInWorker = ({ defs, pages }: Preview, index: number, scale: number): Promise<ImageBitmap> => {
    const page = pages[index];
    if (!page) return Promise.reject(new RangeError(`there is no page ${index}`));
    worker ??= start();
    lastId += 1;
    const asked = Promise.withResolvers<ImageBitmap>();
    waiting.set(lastId, asked);
    const request: PaintRequest = { id: lastId, defs: defs === sentDefs ? null : defs, index, page, scale };
    sentDefs = defs;
    worker.postMessage(request);
    return asked.promise;
  };

  return {
    paint: async (preview, index, scale) => {
      try {
        return await paintInWorker(preview, index, scale);
      } catch (error) {
        if (isClosed) throw error;
        return paintByBrowser(preview, index, scale);
      }
    },
    close: () => {
      isClosed = true;
      stop('closed');
    },
  };
}
