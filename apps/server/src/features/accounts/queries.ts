import type { Locale } from '@lauda/domain/locale';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables.ts';

/** How better-auth calls the connection that is a password. */
const PASSWORD_PROVIDER = 'credential';

export interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  preferredDomain: string;
}

/**
 * Makes the user, or makes an unconfirmed one over: nobody has proven to own the address yet, so the
 * person who asks now counts and not the one before. Null when the address is confirmed.
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
}

const account = (db: Kysely<DB>) =>
  db.selectFrom('app_user').select(['id', 'email', 'locale', 'email_verified']);

export const findAccountByEmail = (db: Kysely<DB>, email: string): Promise<AccountRow | undefined> =>
  account(db)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();

export async function markConfirmed(db: Kysely<DB>, userId: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ email_verified: true, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
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

/** Any number, as long as it stays the same. */
const FIRST_ADMIN_LOCK = 7_041_227;

/** Makes this address's confirmed account the administrator, if there is no administrator yet. */
export async function grantFirstAdmin(db: Kysely<DB>, email: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Two processes that start together would both find no administrator.
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

export async function deleteExpired(db: Kysely<DB>): Promise<void> {
  const now = new Date();
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
  await db.deleteFrom('one_time_token').where('expires_at', '<=', now).execute();
}
