import type { FastifyReply } from 'fastify';

/** Aborted when the client disconnects before the response is complete, so that costly work can stop. */
export function clientGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
