import { type Kysely, sql } from 'kysely';
import type { DB } from './tables.ts';

/**
 * Locks all administrators until the transaction ends. When two transactions each remove one of the last two
 * administrators, the second one sees the result of the first.
 */
export async function lockAdmins(db: Kysely<DB>): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_role')
    .select('user_id')
    .where(sql`lower(role)`, '=', 'admin')
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return rows.map(({ user_id }) => user_id);
}
