import type { Preview } from '../engine.ts';
import type { PaintReply, PaintRequest } from './paint-protocol.ts';
import { startPaintWorker } from './start-worker.ts';

export interface PagePainter {
  /** One page as pixels, on white. */
  readonly paint: (preview: Preview, index: number, scale: number) => Promise<ImageBitmap>;
  readonly close: () => void;
}

/** Paints pages beside the main thread, from the first one on. */
export function createPagePainter(): PagePainter {
  const waiting = new Map<number, PromiseWithResolvers<ImageBitmap>>();
  let worker: Worker | null = null;
  let lastId = 0;
  let sentDefs: string | null = null;

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

  return {
    paint: ({ defs, pages }, index, scale) => {
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
    },
    close: () => stop('closed'),
  };
}
