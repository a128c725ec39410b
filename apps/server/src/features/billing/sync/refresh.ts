import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import type { DisputeStatus, PaymentAccount, PaymentProvider } from '../../../platform/payments/provider.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { storeProviderState } from '../../plans/service.ts';
import { findLifetime, isLive, refundsOf, stateOf } from './account-state.ts';
import { newsBetween } from '../plan-news/plan-news.ts';
import { beginReading, claimReading, replaceRefundCount } from '../queries.ts';
import { sendPlanNews } from '../plan-news/send-plan-news.job.ts';

export interface RefreshDeps {
  payments: PaymentProvider;
  /** Connects as lauda_system. */
  systemDb: Kysely<DB>;
  queue: Queue;
}

export interface Refreshed {
  account: PaymentAccount;
  /** Whether the copy differed from the provider's state. */
  isChanged: boolean;
  /** The status of a dispute that is new or newly decided. */
  newDispute: DisputeStatus | null;
}

export type RefreshBilling = (userId: string) => Promise<Refreshed | null>;

/**
 * Copies the provider's state of one user. Idempotent and safe in any order: the copy always ends at the provider's
 * latest state. Null for a user without a customer id.
 */
export const createBillingRefresh =
  ({ payments, systemDb, queue }: RefreshDeps): RefreshBilling =>
  async (userId) => {
    const reading = await beginReading(systemDb, userId);
    if (reading === null) return null;
    const account = await payments.readAccount(reading.customerId);
    const state = stateOf(reading.customerId, account);
    const { isChanged, newDispute } = await systemDb.transaction().execute(async (trx) => {
      if (!(await claimReading(trx, userId, reading.number))) return { isChanged: false, newDispute: null };
      const change = await storeProviderState(trx, userId, state);
      const news = newsBetween(change.before, state.subscription);
      if (news !== null)
        await queue.enqueue(trx, sendPlanNews, {
          userId,
          news,
          until: state.subscription.valid_until?.toISOString() ?? null,
          amount: null,
        });
      const refunds = refundsOf(account);
      const toldRefunds = await replaceRefundCount(trx, userId, refunds.length);
      const [newest] = refunds;
      if (newest && toldRefunds !== null && refunds.length > toldRefunds)
        await queue.enqueue(trx, sendPlanNews, {
          userId,
          news: 'refunded',
          until: null,
          amount: { cents: newest.amountCents, currency: newest.currency },
        });
      const dispute = state.subscription.dispute_status ?? null;
      return {
        isChanged: change.isChanged,
        newDispute: dispute === (change.before?.dispute_status ?? null) ? null : dispute,
      };
    });
    // A lifetime purchase ends the monthly subscriptions; their remaining days were credited at checkout.
    if (findLifetime(account) !== null)
      for (const { id } of account.subscriptions.filter(isLive)) await payments.endNow(id);
    return { account, isChanged, newDispute };
  };
