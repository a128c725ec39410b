import type { DocumentEngine, Preview, RenderOptions } from '../engine.ts';
import type { Resume } from '@lauda/domain/resume/resume';
import type { PreviewChange, ReplyMessage, RequestMessage, StartMessage } from './protocol.ts';

/** The compiler never frees memory. Above this size its worker is replaced. */
const RECYCLE_BYTES = 256 * 2 ** 20;

export interface BrowserEngineParts {
  readonly assets: () => Promise<StartMessage>;
  readonly startWorker: () => Worker;
  readonly recycleBytes?: number;
}

type Request = Omit<RequestMessage, 'id'>;

class Link {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<ReplyMessage>>();
  #lastId = 0;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<ReplyMessage>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.error === undefined) waiting?.resolve(data);
      else waiting?.reject(new Error(data.error));
    });
    worker.addEventListener('error', () => this.stop('the document worker failed'));
  }

  #post(id: number, message: StartMessage | RequestMessage): Promise<ReplyMessage> {
    const waiting = Promise.withResolvers<ReplyMessage>();
    this.#waiting.set(id, waiting);
    this.#worker.postMessage(message);
    return waiting.promise;
  }

  start(message: StartMessage): Promise<ReplyMessage> {
    return this.#post(0, message);
  }

  ask(request: Request): Promise<ReplyMessage> {
    this.#lastId += 1;
    return this.#post(this.#lastId, { ...request, id: this.#lastId });
  }

  stop(reason: string): void {
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }
}

/**
 * Makes the same documents as the server, in a worker. A preview requested while another is being made waits; a newer
 * request replaces the waiting one, and its result answers both.
 */
export function createBrowserEngine({
  assets,
  startWorker,
  recycleBytes = RECYCLE_BYTES,
}: BrowserEngineParts): DocumentEngine {
  const loaded = assets();
  let link = open();
  let shown: Preview = { defs: '', pages: [], places: [] };
  let queued: (PromiseWithResolvers<Preview> & { request: Request }) | null = null;
  let isBusy = false;
  let isClosed = false;

  function open(): Promise<Link> {
    const opened = loaded.then(async (parts) => {
      const fresh = new Link(startWorker());
      await fresh.start(parts);
      return fresh;
    });
    // Avoids an unhandled rejection. Callers who ask for a document still get the error.
    opened.catch(() => null);
    return opened;
  }

  /** A new worker has sent nothing yet, so its first answer is complete. */
  function replace(old: Link): void {
    old.stop('replaced');
    link = open();
  }

  /** Unchanged pages keep their object identity. */
  function apply({ defs, pages, places }: PreviewChange): Preview {
    shown = {
      defs: defs ?? shown.defs,
      pages: pages.flatMap((page, index) => page ?? shown.pages[index] ?? []),
      places,
    };
    return shown;
  }

  async function ask(request: Request): Promise<ReplyMessage> {
    const current = await link;
    try {
      const reply = await current.ask(request);
      if (reply.memory > recycleBytes) replace(current);
      return reply;
    } catch (error) {
      // After a panic in WebAssembly the worker's memory cannot be trusted.
      if (!isClosed) replace(current);
      throw error;
    }
  }

  async function drain(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    while (queued) {
      const { request, resolve, reject }: NonNullable<typeof queued> = queued;
      queued = null;
      try {
        const { preview } = await ask(request);
        if (!preview) throw new Error('no preview');
        resolve(apply(preview));
      } catch (error) {
        reject(error);
      }
    }
    isBusy = false;
  }

  return {
    preview(resume: Resume, { photo }: RenderOptions = {}) {
      const request: Request = { kind: 'preview', resume, photo };
      queued = queued ? { ...queued, request } : { ...Promise.withResolvers<Preview>(), request };
      const { promise } = queued;
      void drain();
      return promise;
    },
    async pdf(resume: Resume, { photo }: RenderOptions = {}): Promise<Uint8Array> {
      const { pdf } = await ask({ kind: 'pdf', resume, photo });
      if (!pdf) throw new Error('no document');
      return pdf;
    },
    close() {
      isClosed = true;
      queued?.reject(new Error('closed'));
      void link.then(
        (current) => current.stop('closed'),
        () => null,
      );
    },
  };
}
