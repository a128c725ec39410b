import type { Pool, PoolClient } from 'pg';
import { activeTracer } from '../platform/tracing/tracing.ts';

/**
 * For statements that write live events inside the database: sets the trace parent of those events when the current
 * trace is recorded. Otherwise the call goes to the pool unchanged.
 */
export async function withTraceParent<T>(
  pool: Pool,
  work: (client: Pick<PoolClient, 'query'>) => Promise<T>,
): Promise<T> {
  const traceparent = activeTracer()?.current()?.traceparent;
  if (traceparent === undefined) return work(pool);
  const client = await pool.connect();
  let fault: Error | undefined;
  try {
    await client.query('begin');
    await client.query("select set_config('app.trace_parent', $1, true)", [traceparent]);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    fault = error as Error;
    throw error;
  } finally {
    // A connection with an open transaction must not return to the pool.
    client.release(fault);
  }
}
