import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import { CURRENCIES, PAID_PLANS } from '@lauda/domain/billing';
import { LOCALES } from '@lauda/domain/locale';
import { deleteBatch } from '../../db/in-batches.ts';
import type { DB } from '../../db/tables.ts';
import type { PaymentEvent } from '../../platform/payments/provider.ts';

/** A started checkout: the request, and its id at the provider. */
const checkoutAttempt = z.object({
  key: z.uuid(),
  plan: z.enum(PAID_PLANS),
  currency: z.enum(CURRENCIES),
  locale: z.enum(LOCALES),
  creditCents: z.number(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  begunAt: z.iso.datetime(),
  checkoutId: z.nullable(z.string()),
});
export type CheckoutAttempt = z.output<typeof checkoutAttempt>;

export async function findCustomerId(db: Kysely<DB>, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('billing_customer')
    .select('customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

export async function findUserOfCustomer(db: Kysely<DB>, customerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('billing_customer')
    .select('user_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** The first id is kept. */
export async function saveCustomer(db: Kysely<DB>, userId: string, customerId: string): Promise<void> {
  await db
    .insertInto('billing_customer')
    .values({ user_id: userId, customer_id: customerId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** A page of users with a customer id, ordered by user id. */
export const listCustomers = (db: Kysely<DB>, afterUserId: string, limit: number) =>
  db
    .selectFrom('billing_customer')
    .select(['user_id', 'customer_id'])
    .where('user_id', '>', afterUserId)
    .orderBy('user_id')
    .limit(limit)
    .execute();

export interface Reading {
  customerId: string;
  number: string;
}

/** Null for a user without a customer id. */
export async function beginReading(db: Kysely<DB>, userId: string): Promise<Reading | null> {
  const row = await db
    .updateTable('billing_customer')
    .set({ reading_begun: sql<number>`reading_begun + 1` })
    .where('user_id', '=', userId)
    .returning(['customer_id', 'reading_begun'])
    .executeTakeFirst();
  return row ? { customerId: row.customer_id, number: row.reading_begun } : null;
}

/** False when a later reading has been stored already, so this one is stale. */
export async function claimReading(db: Kysely<DB>, userId: string, number: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('billing_customer')
    .set({ reading_stored: sql<number>`${number}::bigint` })
    .where('user_id', '=', userId)
    .where('reading_stored', '<', sql<string>`${number}::bigint`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the previous number of notified refunds; null when the customer is read for the first time. */
export async function replaceRefundCount(
  db: Kysely<DB>,
  userId: string,
  count: number,
): Promise<number | null> {
  const before = await db
    .selectFrom('billing_customer')
    .select('refund_count')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before.refund_count !== count)
    await db
      .updateTable('billing_customer')
      .set({ refund_count: count })
      .where('user_id', '=', userId)
      .execute();
  return before.refund_count;
}

/** Locks the row until the transaction ends. */
export async function lockCheckoutAttempt(db: Kysely<DB>, userId: string): Promise<CheckoutAttempt | null> {
  const row = await db
    .selectFrom('billing_customer')
    .select('checkout_attempt')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.checkout_attempt === null ? null : checkoutAttempt.parse(row.checkout_attempt);
}

export async function saveCheckoutAttempt(
  db: Kysely<DB>,
  userId: string,
  attempt: CheckoutAttempt | null,
): Promise<void> {
  await db
    .updateTable('billing_customer')
    .set({ checkout_attempt: attempt && JSON.stringify(attempt) })
    .where('user_id', '=', userId)
    .execute();
}

/** False for a duplicate. */
export async function savePaymentEvent(
  db: Kysely<DB>,
  { id, type, customerId }: Omit<PaymentEvent, 'chargeId'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('payment_event')
    .values({ event_id: id, type, customer_id: customerId })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Events pending before a reading starts; the reading covers all of them. */
export const listOpenEvents = async (db: Kysely<DB>, customerId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('payment_event')
    .select('event_id')
    .where('customer_id', '=', customerId)
    .where('processed_at', 'is', null)
    .execute();
  return rows.map(({ event_id }) => event_id);
};

export async function closeEvents(db: Kysely<DB>, eventIds: readonly string[]): Promise<void> {
  if (eventIds.length === 0) return;
  await db
    .updateTable('payment_event')
    .set({ processed_at: new Date() })
    .where('event_id', 'in', eventIds)
    .execute();
}

/** For `runInBatches`. */
export const dropOldEvents = deleteBatch(
  'payment_event',
  'received_at',
  sql`received_at < now() - interval '30 days'`,
);

/** Runs as lauda_auth: the recipient's address and language. */
export const findRecipient = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('app_user')
    .select(['email', 'locale', 'first_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
