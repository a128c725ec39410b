import { AsyncResource } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';
import { activeTracer, type Tracer } from './tracing.ts';

/** Statements contain placeholders, not values. */
const MAX_STATEMENT_LENGTH = 300;

type Callback = (error: unknown, ...rest: unknown[]) => void;

const textOf = (query: unknown): string | undefined =>
  typeof query === 'string' ? query : (query as { text?: string } | null)?.text;

function traceClient(client: PoolClient, tracer: Tracer): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const traced = (...args: unknown[]): unknown => {
    const text = tracer.current() === null ? undefined : textOf(args[0]);
    if (text === undefined) return query(...args);
    const statement = text.trim().slice(0, MAX_STATEMENT_LENGTH);
    const span = tracer.open(`SQL ${/^\w+/.exec(statement)?.[0]?.toLowerCase() ?? ''}`.trim(), {
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement },
    });
    const done = (error?: unknown) => span?.end(error ? { error } : {});
    const last = args.at(-1);
    if (typeof last === 'function')
      return query(...args.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
        done(error);
        (last as Callback)(error, ...rest);
      });
    const answer = query(...args);
    if (answer instanceof Promise) answer.then(() => done(), done);
    else done();
    return answer;
  };
  client.query = traced as typeof client.query;
}

/** Opens a span for each statement of a recorded request or job. Does nothing while tracing is off. */
export function traceQueries(pool: Pool): void {
  const tracer = activeTracer();
  if (tracer === null) return;
  pool.on('connect', (client) => traceClient(client, tracer));
  // A waiting query is started by the query that releases the connection; without the binding it would run in that
  // one's trace.
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown;
  pool.connect = ((callback?: Callback) =>
    callback ? connect(AsyncResource.bind(callback)) : connect()) as typeof pool.connect;
}
