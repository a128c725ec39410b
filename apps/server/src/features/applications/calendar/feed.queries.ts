import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/tables.ts';

export const findFeed = (db: Kysely<DB>, userId: string) =>
  db.selectFrom('calendar_feed').select('created_at').where('user_id', '=', userId).executeTakeFirst();

/** Replaces the previous feed. */
export const saveFeed = (db: Kysely<DB>, userId: string, secretHash: string) =>
  db
    .insertInto('calendar_feed')
    .values({ user_id: userId, secret_hash: secretHash })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ secret_hash: secretHash, created_at: sql`now()` }),
    )
    .returning('created_at')
    .executeTakeFirstOrThrow();

export async function deleteFeed(db: Kysely<DB>, userId: string): Promise<void> {
  await db.deleteFrom('calendar_feed').where('user_id', '=', userId).execute();
}

/** Runs as lauda_system: finds the feed's owner. */
export async function findFeedOwner(systemDb: Kysely<DB>, secretHash: string): Promise<string | null> {
  const row = await systemDb
    .selectFrom('calendar_feed')
    .select('user_id')
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Runs as the user, under row-level security. */
export async function findLocale(db: Kysely<DB>, userId: string): Promise<string> {
  const { locale } = await db
    .selectFrom('app_user')
    .select('locale')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return locale;
}
