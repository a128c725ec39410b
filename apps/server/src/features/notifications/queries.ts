import type { EmailKind } from '@lauda/domain/email-kinds';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables.ts';

export interface OwnPreference {
  userId: string;
  kind: EmailKind;
}

export const listPreferences = (db: Kysely<DB>, userId: string) =>
  db.selectFrom('email_preference').select(['kind', 'is_on']).where('user_id', '=', userId).execute();

export const findPreference = (db: Kysely<DB>, { userId, kind }: OwnPreference) =>
  db
    .selectFrom('email_preference')
    .select(['is_on', 'unsubscribe_key'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();

/** True if this changes the preference. The stored time zone is kept when none is given. */
export async function savePreference(
  db: Kysely<DB>,
  { userId, kind }: OwnPreference,
  { isOn, timeZone = '' }: { isOn: boolean; timeZone?: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('email_preference')
    .values({ user_id: userId, kind, is_on: isOn, time_zone: timeZone })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind'])
        .doUpdateSet({
          is_on: isOn,
          updated_at: new Date(),
          ...(timeZone !== '' && { time_zone: timeZone }),
        })
        .where('email_preference.is_on', '<>', isOn),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function endAllPreferences(db: Kysely<DB>, userId: string): Promise<void> {
  await db
    .updateTable('email_preference')
    .set({ is_on: false, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('is_on', '=', true)
    .execute();
}

/** Runs as lauda_auth: the recipient's address and language. */
export const findRecipient = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('app_user')
    .select(['email', 'locale', 'first_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
