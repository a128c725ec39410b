import type { Transaction } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { publishEvent } from '../../platform/live-events/publish.ts';
import type { BillingInfoRow, SubscriptionRow } from './present.ts';
import {
  findBillingInfo,
  findSubscription,
  type ProviderBillingInfo,
  type ProviderSubscription,
  upsertBillingInfo,
  upsertSubscription,
} from './queries.ts';

/** A user's subscription according to the payment provider. */
export interface ProviderState {
  subscription: ProviderSubscription;
  billingInfo: ProviderBillingInfo | null;
}

export interface StateChange {
  /** Null when nothing was stored before. */
  before: SubscriptionRow | null;
  isChanged: boolean;
}

const comparable = (value: unknown): unknown => (value instanceof Date ? value.getTime() : (value ?? null));

const isSame = (stored: SubscriptionRow | BillingInfoRow | null, given: object): boolean =>
  stored !== null &&
  Object.entries(given).every(
    ([name, value]) => comparable(stored[name as keyof typeof stored]) === comparable(value),
  );

/** Stores the provider's state, and notifies the user's open pages if it changed. */
export async function storeProviderState(
  trx: Transaction<DB>,
  userId: string,
  { subscription, billingInfo }: ProviderState,
): Promise<StateChange> {
  const before = await findSubscription(trx, userId);
  const isSameSubscription = isSame(before, subscription);
  if (!isSameSubscription) {
    await upsertSubscription(trx, userId, subscription);
    await publishEvent(trx, { userId }, { type: 'subscription.changed' });
  }
  const isSameBilling = billingInfo === null || isSame(await findBillingInfo(trx, userId), billingInfo);
  if (!isSameBilling) {
    await upsertBillingInfo(trx, userId, billingInfo);
    await publishEvent(trx, { userId }, { type: 'billing.changed' });
  }
  return { before, isChanged: !isSameSubscription || !isSameBilling };
}
