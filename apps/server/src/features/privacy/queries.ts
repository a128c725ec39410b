import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables.ts';

export type DeletionOrigin = 'person' | 'staff';

export const lockAccount = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('app_user')
    .select(['email', 'locale'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

export async function findDeletionIdOf(db: Kysely<DB>, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('account_deletion')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertDeletion(
  db: Kysely<DB>,
  given: { userId: string; origin: DeletionOrigin; email: string; locale: string },
): Promise<string> {
  const { userId, origin, email, locale } = given;
  const row = await db
    .insertInto('account_deletion')
    .values({ user_id: userId, origin, email, locale, report: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Tables with credentials and sessions, and with the rights that came with them. */
const WAYS_IN = [
  'session',
  'pending_sign_in',
  'pending_sign_up',
  'email_change',
  'former_email',
  'connection',
  'passkey',
  'second_factor',
  'recovery_code',
  'impersonation',
  'staff_role',
  'calendar_feed',
] as const;

/**
 * Runs as lauda_auth. Blocks every sign-in, including by mail: the address no longer belongs to the account and can
 * be used for a new sign-up.
 */
export async function closeAccount(db: Kysely<DB>, userId: string, deletionId: string): Promise<number> {
  let count = 0;
  for (const table of WAYS_IN) {
    const { numDeletedRows } = await db.deleteFrom(table).where('user_id', '=', userId).executeTakeFirst();
    count += Number(numDeletedRows);
  }
  await db.deleteFrom('one_time_token').where('value', '=', userId).execute();
  await db.deleteFrom('passkey_challenge').where('purpose', 'like', `%${userId}%`).execute();
  await db
    .updateTable('app_user')
    .set({
      email: `${deletionId}@deleted.invalid`,
      name: '',
      first_name: '',
      last_name: '',
      image: null,
      preferred_domain: '',
    })
    .where('id', '=', userId)
    .execute();
  return count;
}

export const findDeletion = (db: Kysely<DB>, id: string) =>
  db.selectFrom('account_deletion').selectAll().where('id', '=', id).executeTakeFirst();

export type DeletionRow = NonNullable<Awaited<ReturnType<typeof findDeletion>>>;

export const findTombstone = (db: Kysely<DB>, id: string) =>
  db.selectFrom('deletion_tombstone').select('id').where('id', '=', id).executeTakeFirst();

export async function saveStep(db: Kysely<DB>, id: string, step: string, count: number): Promise<void> {
  await db
    .updateTable('account_deletion')
    .set({ report: sql`report || jsonb_build_object(${step}::text, ${count}::integer)` })
    .where('id', '=', id)
    .execute();
}

export async function saveFailure(db: Kysely<DB>, id: string): Promise<void> {
  await db.updateTable('account_deletion').set({ last_failed_at: new Date() }).where('id', '=', id).execute();
}

/** Replaces the deletion row, which identifies the user: only the tombstone remains. */
export async function replaceByTombstone(db: Kysely<DB>, deletion: DeletionRow): Promise<void> {
  await sql`
    insert into deletion_tombstone (id, account_hash, origin, requested_at, report)
    select id, sha256(user_id::text::bytea), origin, requested_at, report
    from account_deletion where id = ${deletion.id}
    on conflict do nothing`.execute(db);
  await db.deleteFrom('account_deletion').where('id', '=', deletion.id).execute();
}

/** Runs as lauda_auth. Remaining dependent rows are deleted by cascade. */
export async function deleteAccountRow(db: Kysely<DB>, userId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('app_user').where('id', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes the copy of the provider's state: without it, no mail announces the end of the plan. */
export async function forgetPlan(db: Kysely<DB>, userId: string): Promise<void> {
  await db.deleteFrom('subscription').where('user_id', '=', userId).execute();
}

/** Payment webhooks about this customer. */
export async function forgetPaymentEvents(db: Kysely<DB>, userId: string): Promise<void> {
  await db
    .deleteFrom('payment_event')
    .where('customer_id', 'in', (eb) =>
      eb.selectFrom('billing_customer').select('customer_id').where('user_id', '=', userId),
    )
    .execute();
}

export async function forgetRemovedObjects(db: Kysely<DB>, prefix: string): Promise<void> {
  await db.deleteFrom('removed_object').where('key', 'like', `${prefix}%`).execute();
}

/** Runs as lauda_auth. Accounts whose id has one of these hashes (SHA-256, hexadecimal). */
export async function listAccountsByHash(db: Kysely<DB>, hashes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where(sql<string>`encode(sha256(id::text::bytea), 'hex')`, 'in', hashes)
    .execute();
  return rows.map(({ id }) => id);
}

/** Longer than any backup's retention. */
export async function deleteOldTombstones(db: Kysely<DB>): Promise<void> {
  await db
    .deleteFrom('deletion_tombstone')
    .where('finished_at', '<', sql<Date>`now() - interval '400 days'`)
    .execute();
}
