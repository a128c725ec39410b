import Fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';

export interface Probes {
  /** False while shutting down, or when the database or its schema does not meet this code's needs. */
  isReady: () => Promise<boolean>;
  metrics: Metrics;
}

/** Health checks and metrics for load balancers and Prometheus, on a separate port that is not public. */
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
