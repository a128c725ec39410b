import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from './tables.ts';

/**
 * Runs one transaction in which row-level security exposes only this user's rows. The setting ends with the
 * transaction, so a pooled connection never carries it into another user's request.
 */
export async function asUser<T>(
  db: Kysely<DB>,
  userId: string,
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.user_id', ${userId}, true)`.execute(trx);
    return work(trx);
  });
}
