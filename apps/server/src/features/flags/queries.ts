import type { FlagName } from '@lauda/domain/flags';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';

export const listFlagRows = (db: Kysely<DB>) =>
  db.selectFrom('feature_flag').select(['name', 'is_on']).execute();

export async function upsertFlag(db: Kysely<DB>, name: FlagName, isOn: boolean): Promise<void> {
  await db
    .insertInto('feature_flag')
    .values({ name, is_on: isOn })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ is_on: isOn, updated_at: new Date() }))
    .execute();
}
