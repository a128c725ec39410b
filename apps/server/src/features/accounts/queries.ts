import type { Locale } from '@lauda/domain/locale';
import { type Kysely, sql } from 'kysely';
import { deleteBatch } from '../../db/in-batches.ts';
import type { DB } from '../../db/tables.ts';
import { DEVICE_DAYS } from './sign-in/known-device.queries.ts';
import { PASSWORD_PROVIDER } from './sign-in/ways-in.queries.ts';

export interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  preferredDomain: string;
}

/**
 * Creates the user, or overwrites an unconfirmed one: nobody has proved ownership of the address yet, so the latest
 * sign-up counts. Null when the address is confirmed.
 */
export async function upsertUnconfirmedUser(db: Kysely<DB>, user: NewUser): Promise<string | null> {
  const values = {
    email: user.email,
    name: `${user.firstName} ${user.lastName}`,
    first_name: user.firstName,
    last_name: user.lastName,
    locale: user.locale,
    preferred_domain: user.preferredDomain,
    updated_at: new Date(),
  };
  const row = await db
    .insertInto('app_user')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .doUpdateSet(values)
        .where('app_user.email_verified', '=', false),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface AccountRow {
  id: string;
  email: string;
  locale: string;
  email_verified: boolean;
  first_name: string;
}

const account = (db: Kysely<DB>) =>
  db.selectFrom('app_user').select(['id', 'email', 'locale', 'email_verified', 'first_name']);

export const findAccountByEmail = (db: Kysely<DB>, email: string): Promise<AccountRow | undefined> =>
  account(db)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();

export const findAccount = (db: Kysely<DB>, userId: string): Promise<AccountRow | undefined> =>
  account(db).where('id', '=', userId).executeTakeFirst();

/** True the first time only. */
export async function markConfirmed(db: Kysely<DB>, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ email_verified: true, updated_at: new Date() })
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function savePasswordHash(db: Kysely<DB>, userId: string, password: string): Promise<void> {
  const changes = { password, updated_at: new Date() };
  await db
    .insertInto('connection')
    .values({ user_id: userId, provider_id: PASSWORD_PROVIDER, account_id: userId, ...changes })
    .onConflict((conflict) => conflict.columns(['provider_id', 'account_id']).doUpdateSet(changes))
    .execute();
}

export async function findPasswordHash(db: Kysely<DB>, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('connection')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', PASSWORD_PROVIDER)
    .executeTakeFirst();
  return row?.password ?? null;
}

/** The password hash to check; an account may have none. */
export const findCredentials = (db: Kysely<DB>, email: string) =>
  db
    .selectFrom('app_user')
    .leftJoin('connection', (join) =>
      join
        .onRef('connection.user_id', '=', 'app_user.id')
        .on('connection.provider_id', '=', PASSWORD_PROVIDER),
    )
    .select(['app_user.id', 'app_user.email_verified', 'connection.password'])
    .where((where) => where(where.fn('lower', ['app_user.email']), '=', email.toLowerCase()))
    .executeTakeFirst();

/** The stored role; null for ordinary users. */
export async function findStaffRole(db: Kysely<DB>, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('staff_role')
    .select('role')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.role ?? null;
}

/** Arbitrary number; must never change. */
const FIRST_ADMIN_LOCK = 7_041_227;

/** Makes the confirmed account with this address the administrator if there is none yet. */
export async function grantFirstAdmin(db: Kysely<DB>, email: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Without the lock, two processes that start simultaneously would both find no administrator.
    await sql`select pg_advisory_xact_lock(${sql.lit(FIRST_ADMIN_LOCK)})`.execute(trx);
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('staff_role')
      .columns(['user_id', 'role'])
      .expression((eb) =>
        eb
          .selectFrom('app_user')
          .select(['id', sql.lit('admin').as('role')])
          .where(sql`lower(email)`, '=', email.toLowerCase())
          .where('email_verified', '=', true)
          .where((inner) =>
            inner.not(
              inner.exists(
                inner
                  .selectFrom('staff_role')
                  .select('user_id')
                  .where(sql`lower(role)`, '=', 'admin'),
              ),
            ),
          ),
      )
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  });
}

const UNCONFIRMED_DAYS = 7;

/**
 * Deletes one batch of accounts that were not confirmed within a week of the last sign-up. Returns the number
 * deleted.
 */
export async function deleteUnconfirmedUsers(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    ${deleteBatch('app_user', 'updated_at', sql`not email_verified and updated_at < now() - ${UNCONFIRMED_DAYS} * interval '1 day'`)}
    returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  // A link requested a moment ago would point to a deleted account.
  if (ids.length > 0) await db.deleteFrom('one_time_token').where('value', 'in', ids).execute();
  return ids.length;
}

/** For `runInBatches`: expired sessions, tokens and codes. */
export const EXPIRED_ROWS = [
  deleteBatch('session', 'expires_at', sql`expires_at <= now()`),
  deleteBatch('one_time_token', 'expires_at', sql`expires_at <= now()`),
  deleteBatch('email_change', 'expires_at', sql`expires_at <= now()`),
  deleteBatch('former_email', 'expires_at', sql`expires_at <= now()`),
  deleteBatch('social_flow', 'expires_at', sql`expires_at <= now()`),
  deleteBatch('pending_sign_in', 'expires_at', sql`expires_at <= now()`),
  deleteBatch('impersonation', 'expires_at', sql`expires_at <= now()`),
  deleteBatch('passkey_challenge', 'expires_at', sql`expires_at <= now()`),
  // The newest device row is kept as long as the account: see forgetDevices.
  deleteBatch(
    'known_device',
    'seen_at',
    sql`seen_at < now() - ${DEVICE_DAYS} * interval '1 day' and exists (
      select from known_device other
      where other.user_id = known_device.user_id and other.seen_at > known_device.seen_at)`,
  ),
  deleteBatch('second_factor_guess', 'ends_at', sql`ends_at <= now()`),
  // The codes of the last hour count toward the limit, used or not.
  deleteBatch('one_time_code', 'created_at', sql`created_at < now() - interval '2 hours'`),
];
