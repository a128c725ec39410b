import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** One log line and one measurement per request, labeled with the route pattern. */
export function registerRequestLog(
  app: FastifyInstance,
  { log, metrics }: { log: Log; metrics: Metrics },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const durationMs = Math.round(reply.elapsedTime * 10) / 10;
    const { method } = request;
    const status = reply.statusCode;
    metrics.requestSeconds.observe({ method, route, status: String(status) }, durationMs / 1000);
    log.info('request', {
      requestId: request.id,
      method,
      route,
      status,
      durationMs,
      ...(request.span ? { traceId: request.span.traceId } : {}),
      ...(request.actor?.kind === 'user' ? { userId: request.actor.userId } : {}),
    });
    done();
  });
}
