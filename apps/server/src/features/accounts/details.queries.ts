import type { Locale } from '@lauda/domain/locale';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';

export const findDetails = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('app_user')
    .select(['email', 'first_name', 'last_name', 'locale', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirst();

export interface NewDetails {
  firstName: string;
  lastName: string;
  language: Locale;
}

export async function saveDetails(
  db: Kysely<DB>,
  userId: string,
  { firstName, lastName, language }: NewDetails,
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({
      first_name: firstName,
      last_name: lastName,
      name: `${firstName} ${lastName}`,
      locale: language,
      updated_at: new Date(),
    })
    .where('id', '=', userId)
    .execute();
}
