import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { traceQueries } from '../platform/tracing/sql-spans.ts';
import { isUselessConnection } from './outage.ts';
import type { DB } from './tables.ts';

export interface DatabaseOptions {
  url: string;
  maxConnections: number;
  /** Shown in pg_stat_activity, to identify who holds a lock. */
  applicationName: string;
  statementTimeoutSeconds?: number;
}

export interface Database {
  db: Kysely<DB>;
  pool: Pool;
  close: () => Promise<void>;
}

/** Timeout for getting a pooled connection, including opening a new one. */
const CONNECT_TIMEOUT_MS = 5_000;
const KEEP_ALIVE_AFTER_MS = 10_000;
/**
 * How much longer than the server's own statement timeout the client waits. After that the server is considered
 * unreachable.
 */
const ANSWER_GRACE_MS = 2_000;

/**
 * Destroys a broken connection. The driver would return it to the pool, where the next query would wait behind it
 * or fail too.
 */
function endWhenUseless(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const bounded = (...args: unknown[]): unknown => {
    const answer = query(...args);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (isUselessConnection(error)) void (client as PoolClient & { end: () => Promise<void> }).end();
      });
    return answer;
  };
  client.query = bounded as typeof client.query;
}

export function createDatabase({
  url,
  maxConnections,
  applicationName,
  statementTimeoutSeconds = 10,
}: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    statement_timeout: statementTimeoutSeconds * 1_000,
    query_timeout: statementTimeoutSeconds * 1_000 + ANSWER_GRACE_MS,
    idle_in_transaction_session_timeout: 15_000,
    // JIT compilation takes up to a second per statement, and the planner enables it by estimates that grow with
    // the tables.
    options: '-c jit=off',
  });
  // Without a listener, an idle connection closed by the server would crash the process. The pool has already
  // dropped it, and a query that cannot get a new one fails with its own error.
  pool.on('error', () => undefined);
  // The pool listens only while a connection is idle. Without this listener, a connection lost between two
  // statements of a transaction would crash the process. With it, the transaction's next statement fails.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    endWhenUseless(client);
  });
  traceQueries(pool);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    // Kysely ends the pool only if it has run a query itself, but the pool is also used directly.
    close: async () => {
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}
