import Fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';

export interface Probes {
  /** False while shutting down, or when the database or its schema is not what this code needs. */
  isReady: () => Promise<boolean>;
  metrics: Metrics;
}

/**
 * Health and figures, on a port of their own that is not published: what a load balancer or
 * Prometheus asks for is nobody else's business.
 */
export function buildInternalServer({ isReady, metrics }: Probes): FastifyInstance {
  const app = Fastify({ logger: false });
  app.get('/livez', () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady().catch(() => false);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  return app;
}
