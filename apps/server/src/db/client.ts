import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
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
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutSeconds * 1_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  // Without a listener, an idle connection that the server closes would end the process. The pool has
  // dropped it by then, and a query that cannot get a new one fails with its own error.
  pool.on('error', () => undefined);
  // The pool listens only while a connection is idle in it: one that ends between two statements of a
  // transaction would end the process as well. The transaction's next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
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
