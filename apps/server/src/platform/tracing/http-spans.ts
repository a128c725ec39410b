import type { FastifyInstance } from 'fastify';
import { activeTracer, type OpenSpan } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while tracing is on and this request is recorded. */
    span?: OpenSpan | null;
  }
}

/** Opens a span for each recorded request, named by its route pattern: URLs contain ids and tokens. */
export function registerHttpSpans(app: FastifyInstance): void {
  const tracer = activeTracer();
  if (tracer === null) return;
  app.decorateRequest('span');
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    const route = request.routeOptions.url ?? 'none';
    request.span = tracer.enter(
      `${request.method} ${route}`,
      typeof traceparent === 'string' ? traceparent : undefined,
      {
        kind: 'server',
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'lauda.request.id': request.id,
        },
      },
    );
    if (request.span) request.span.run(done);
    else done();
  });
  // Reading the body continues in socket events, outside the request's async context.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.span) request.span.run(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode;
    request.span?.end({
      attributes: { 'http.response.status_code': status },
      ...(status >= 500 ? { error: { name: String(status) } } : {}),
    });
    done();
  });
}
