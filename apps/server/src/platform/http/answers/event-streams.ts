import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../errors.ts';
import type { Log } from '../../log.ts';

/** Work that reports progress as events until it finishes or the client disconnects. */
export type Telling<T> = (tell: (event: T) => void, signal: AbortSignal) => Promise<void>;

export interface EventStreams {
  /** Responds with the work's events as server-sent events; a failure is sent as the last one. */
  send: <T>(reply: FastifyReply, work: Telling<T>) => undefined;
}

/** How long a running response may still take when the process closes. */
const CLOSING_GRACE_MS = 15_000;

/** Finite event streams, unlike the stream of live events. */
export function createEventStreams(app: FastifyInstance, log: Log): EventStreams {
  const open = new Set<AbortController>();
  const abortAll = (): void => {
    for (const running of open) running.abort();
  };
  let limit: NodeJS.Timeout | undefined;
  // Closing waits for running responses, but not for as long as a model may take.
  app.addHook('preClose', (done) => {
    limit = setTimeout(abortAll, CLOSING_GRACE_MS);
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearTimeout(limit);
    abortAll();
    done();
  });

  return {
    send: (reply, work) => {
      const stream = new PassThrough();
      const running = new AbortController();
      const tell = (event: unknown) => {
        if (!stream.writableEnded && !stream.destroyed) stream.write(`data: ${JSON.stringify(event)}\n\n`);
      };
      open.add(running);
      stream.once('close', () => running.abort());
      void work(tell, running.signal)
        .catch((error: unknown) => {
          if (running.signal.aborted) return;
          const isKnown = error instanceof AppError;
          if (!isKnown) log.error('stream.failed', { err: error });
          tell({ type: 'failed', code: isKnown ? error.code : 'INTERNAL' });
        })
        .finally(() => {
          open.delete(running);
          stream.end();
        });
      void reply
        .headers({
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'private, no-store, no-transform',
          'x-accel-buffering': 'no',
        })
        .send(stream);
      return undefined;
    },
  };
}
