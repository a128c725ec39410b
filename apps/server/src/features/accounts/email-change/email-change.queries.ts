import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/tables.ts';

const PENDING_HOURS = 24;
/** Days during which the holder of a former address can restore it. */
const WAY_BACK_DAYS = 7;

export interface PendingEmail {
  newEmail: string;
  expiresAt: Date;
}

/** Replaces the pending change. */
export async function saveEmailChange(db: Kysely<DB>, userId: string, newEmail: string): Promise<void> {
  const values = { new_email: newEmail, expires_at: sql<Date>`now() + ${PENDING_HOURS} * interval '1 hour'` };
  await db
    .insertInto('email_change')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function findEmailChange(db: Kysely<DB>, userId: string): Promise<PendingEmail | null> {
  const row = await db
    .selectFrom('email_change')
    .select(['new_email', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return row ? { newEmail: row.new_email, expiresAt: row.expires_at } : null;
}

export async function deleteEmailChange(db: Kysely<DB>, userId: string): Promise<void> {
  await db.deleteFrom('email_change').where('user_id', '=', userId).execute();
}

/**
 * Throws a unique violation when the address belongs to an account. The new holder has just proved that they own
 * it.
 */
export async function replaceEmail(db: Kysely<DB>, userId: string, email: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ email, email_verified: true, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
}

/** Deletes the account of a person who signed up with the address and never confirmed it; another user now has. */
export async function deleteUnconfirmedHolder(
  db: Kysely<DB>,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const row = await db
    .deleteFrom('app_user')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('email_verified', '=', false)
    .where('id', '<>', userId)
    .returning('id')
    .executeTakeFirst();
  if (row) await db.deleteFrom('one_time_token').where('value', '=', row.id).execute();
}

export interface FormerEmail {
  id: string;
  email: string;
  changedAt: Date;
}

/** Former addresses that can still be restored, oldest first. */
export async function listFormerEmails(db: Kysely<DB>, userId: string): Promise<FormerEmail[]> {
  const rows = await db
    .selectFrom('former_email')
    .select(['id', 'email', 'changed_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .orderBy('changed_at')
    .execute();
  return rows.map(({ id, email, changed_at }) => ({ id, email, changedAt: changed_at }));
}

export async function insertFormerEmail(db: Kysely<DB>, userId: string, email: string): Promise<string> {
  const { id } = await db
    .insertInto('former_email')
    .values({
      user_id: userId,
      email,
      expires_at: sql<Date>`now() + ${WAY_BACK_DAYS} * interval '1 day'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteFormerEmails(
  db: Kysely<DB>,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('former_email').where('user_id', '=', userId).where('id', 'in', ids).execute();
}

/** Sign-in methods created together with the account belong to its owner and are kept. */
const isAddedSince = (
  table: 'connection' | 'passkey' | 'second_factor',
  userId: string,
  since: Date,
) => sql<boolean>`
  ${sql.table(table)}.created_at >= ${since} and ${sql.table(table)}.created_at <> (
    select made.created_at from app_user made where made.id = ${userId})`;

/** Deletes the password, no matter who chose it, and every sign-in method added since then. */
export async function deleteDoubtfulWaysIn(db: Kysely<DB>, userId: string, since: Date): Promise<void> {
  await db
    .deleteFrom('connection')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('password', 'is not', null), isAddedSince('connection', userId, since)]))
    .execute();
  for (const table of ['passkey', 'second_factor'] as const)
    await db
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where(isAddedSince(table, userId, since))
      .execute();
}
