import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;

export const CONNECTION_SETTINGS = {
  // Longer than proxies keep an idle connection (nginx 60 s): closed by us, it would fail the request that is on its way.
  keepAliveTimeout: 72_000,
  forceCloseConnections: 'idle',
  // What arrives while closing came over a connection that was open before, and is served.
  return503OnClosing: false,
} as const;

/**
 * While the process drains, each answer ends its connection, so that the next request goes to another process. Once
 * it closes, connections go as their last request finishes: Node closes those that are idle when closing
 * begins; one that becomes idle later would hold the process until its keep-alive time is over.
 */
export function registerConnectionClosing(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping()) reply.header('connection', 'close');
    done(null, payload);
  });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', (done) => {
    timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
    done();
  });
  app.server.on('close', () => clearInterval(timer));
}
