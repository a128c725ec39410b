import { type Kysely, sql } from 'kysely';
import type { DB } from './tables.ts';

/**
 * Everybody who is administrator, held until the transaction ends: of two transactions that would each take one of
 * the last two administrators away, the second sees what the first has left.
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
