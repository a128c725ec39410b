import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;

/**
 * Lets connections go as their last request finishes. Node closes those that are idle when closing
 * begins; one that becomes idle later would hold the process until its keep-alive time is over.
 */
export function registerConnectionClosing(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', (done) => {
    timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
    done();
  });
  app.server.on('close', () => clearInterval(timer));
}
