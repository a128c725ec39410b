import type { FastifyReply } from 'fastify';

/** Aborted when whoever asked has gone before the answer was written: what it costs can be stopped. */
export function clientGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
