import type { Insertable, Kysely } from 'kysely';
import type { BillingInfoTable, DB, SubscriptionTable } from '../../db/tables.ts';

/** Columns determined by the payment provider. */
export type ProviderSubscription = Omit<Insertable<SubscriptionTable>, 'user_id' | 'updated_at'>;
export type ProviderBillingInfo = Omit<
  Insertable<BillingInfoTable>,
  'user_id' | 'id' | 'created_at' | 'updated_at'
>;

export const findProfile = async (db: Kysely<DB>, userId: string) =>
  (await db.selectFrom('profile').selectAll().where('user_id', '=', userId).executeTakeFirst()) ?? null;

export const findSubscription = async (db: Kysely<DB>, userId: string) =>
  (await db.selectFrom('subscription').selectAll().where('user_id', '=', userId).executeTakeFirst()) ?? null;

export const findBillingInfo = async (db: Kysely<DB>, userId: string) =>
  (await db.selectFrom('billing_info').selectAll().where('user_id', '=', userId).executeTakeFirst()) ?? null;

/** False when it already existed. */
export async function ensureProfile(db: Kysely<DB>, userId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('profile')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function upsertSubscription(
  db: Kysely<DB>,
  userId: string,
  subscription: ProviderSubscription,
): Promise<void> {
  const stored = { ...subscription, updated_at: new Date() };
  await db
    .insertInto('subscription')
    .values({ user_id: userId, ...stored })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(stored))
    .execute();
}

export async function upsertBillingInfo(
  db: Kysely<DB>,
  userId: string,
  billingInfo: ProviderBillingInfo,
): Promise<void> {
  const stored = { ...billingInfo, updated_at: new Date() };
  await db
    .insertInto('billing_info')
    .values({ user_id: userId, ...stored })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(stored))
    .execute();
}
