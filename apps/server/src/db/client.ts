import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { traceQueries } from '../platform/tracing/sql-spans.ts';
import { isUselessConnection } from './outage.ts';
import type { DB } from './tables.ts';

export interface DatabaseOptions {
  url: string;
  maxConnections: number;
  /** Shown in pg_stat_activity, to tell who holds a lock. */
  applicationName: string;
  statementTimeoutSeconds?: number;
}

export interface Database {
  db: Kysely<DB>;
  pool: Pool;
  close: () => Promise<void>;
}

/** For a free connection of the pool, and for a new one to open. */
const CONNECT_TIMEOUT_MS = 5_000;
const KEEP_ALIVE_AFTER_MS = 10_000;
/** How much longer than the server's own limit the client waits: then the server is not there any more. */
const ANSWER_GRACE_MS = 2_000;

/** The driver hands such a connection back to the pool, where the next query would wait behind it or fail as well. */
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
    // Compiling takes up to a second a statement, and is chosen by estimates that grow with the tables.
    options: '-c jit=off',
  });
  // Without a listener, an idle connection that the server closes would end the process. The pool has
  // dropped it by then, and a query that cannot get a new one fails with its own error.
  pool.on('error', () => undefined);
  // The pool listens only while a connection is idle in it: one that ends between two statements of a
  // transaction would end the process as well. The transaction's next statement fails.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    endWhenUseless(client);
  });
  traceQueries(pool);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    // Kysely ends the pool only if it has run a query, and the pool can be used beside it.
    close: async () => {
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}
