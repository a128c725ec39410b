import type { SubscriptionChange, UserSubscription } from '@lauda/contract/staff/staff-billing';
import { type CancellationReason, isWithinMoneyBack } from '@lauda/domain/billing';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { AppError } from '../../../errors.ts';
import type { PaymentAccount } from '../../../platform/payments/provider.ts';
import { type ActOrigin, recordAct, recordReading } from '../../audit/service.ts';
import type { PlanService } from '../../plans/service.ts';
import type { RefreshBilling } from '../sync/refresh.ts';
import type { BillingService } from '../service.ts';
import {
  findDispute,
  findUser,
  selectSubscriberCount,
  selectSubscribers,
  type SubscriberFilter,
} from './staff.queries.ts';

export interface StaffBillingDeps {
  /** Connects as lauda_auth. */
  authDb: Kysely<DB>;
  plans: Pick<PlanService, 'getPlan'>;
  /** Null when nothing is sold. */
  sold: { service: BillingService; refresh: RefreshBilling } | null;
}

const moment = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The payment that `refund` would return. */
const findRefundable = ({ payments }: PaymentAccount, now: Date) => {
  const last = payments.find(({ status, isReturned }) => status === 'succeeded' && !isReturned);
  return last && isWithinMoneyBack(last.createdAt, now) ? last : null;
};

export type StaffBillingService = ReturnType<typeof createStaffBillingService>;

/** Users' plans, as staff view and change them. Each act is recorded before the provider is called. */
export function createStaffBillingService({ authDb, plans, sold }: StaffBillingDeps) {
  const record = (by: ActOrigin, act: Parameters<typeof recordAct>[2]) =>
    authDb.transaction().execute(async (trx) => {
      if (!(await findUser(trx, act.targetId ?? ''))) throw new AppError('NOT_FOUND');
      await recordAct(trx, by, act);
    });
  const open = () => {
    if (sold === null) throw new AppError('UNAVAILABLE');
    return sold;
  };

  /** Data that only the payment provider has; the user is shown even when the provider is down. */
  const askProvider = async (userId: string): Promise<Pick<UserSubscription, 'invoices' | 'refundable'>> => {
    if (sold === null) return { invoices: null, refundable: null };
    try {
      const refreshed = await sold.refresh(userId);
      const payment = refreshed && findRefundable(refreshed.account, new Date());
      return {
        invoices: await sold.service.listInvoices(userId),
        refundable: payment && { amountCents: payment.amountCents, currency: payment.currency },
      };
    } catch {
      return { invoices: null, refundable: null };
    }
  };

  return {
    list: async (filter: SubscriberFilter, paging: { page: number; limit: number }) => {
      const [rows, { count }] = await Promise.all([
        selectSubscribers(authDb, filter, paging).execute(),
        selectSubscriberCount(authDb, filter).executeTakeFirstOrThrow(),
      ]);
      const subscriptions = rows.map((row) => ({
        userId: row.user_id,
        email: row.email,
        name: row.name,
        subscriptionType: row.subscription_type,
        status: row.status,
        disputeStatus: row.dispute_status,
        validUntil: moment(row.valid_until),
        nextPaymentDate: moment(row.next_payment_date),
        updatedAt: row.updated_at.toISOString(),
      }));
      return { subscriptions, ...paging, total: Number(count) };
    },

    get: async (by: ActOrigin, userId: string): Promise<UserSubscription> => {
      await authDb.transaction().execute(async (trx) => {
        if (!(await findUser(trx, userId))) throw new AppError('NOT_FOUND');
        await recordReading(trx, by, userId);
      });
      const asked = await askProvider(userId);
      const { isProAccess, subscription } = await plans.getPlan(userId);
      return { isProAccess, subscription, disputeStatus: await findDispute(authDb, userId), ...asked };
    },

    update: async (by: ActOrigin, userId: string, change: SubscriptionChange): Promise<void> => {
      const { service, refresh } = open();
      await record(by, { act: 'subscriptionEdited', targetId: userId, details: { change } });
      if (change === 'renew') await service.reactivate(userId);
      else if ((await refresh(userId)) === null) throw new AppError('CONFLICT');
    },

    cancel: async (
      by: ActOrigin,
      userId: string,
      why: { reason: CancellationReason | null; details: string },
    ): Promise<void> => {
      const { service } = open();
      await record(by, {
        act: 'subscriptionCancelled',
        targetId: userId,
        details: { reason: why.reason },
      });
      await service.cancel(userId, why);
    },
  };
}
