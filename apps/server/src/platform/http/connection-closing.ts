import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;

export const CONNECTION_SETTINGS = {
  // Longer than proxies keep an idle connection (nginx 60 s): if we closed it first, a request in flight would
  // fail.
  keepAliveTimeout: 72_000,
  forceCloseConnections: 'idle',
  // Requests that arrive while closing use connections that are already open, and are served.
  return503OnClosing: false,
} as const;

/**
 * While the process drains, each response closes its connection, so that the next request goes to another process.
 * During close, connections end when their last request finishes: Node only closes those idle when closing begins,
 * and one that becomes idle later would keep the process alive until its keep-alive timeout.
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
