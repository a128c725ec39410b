import type { Pool, PoolClient } from 'pg';
import { activeTracer } from '../platform/tracing/tracing.ts';

/**
 * For calls that write live events inside the database: theirs name the trace that they belong to, when it is
 * recorded. All others go to the pool as they are.
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
    // A connection with an open transaction does not go back to the pool.
    client.release(fault);
  }
}
