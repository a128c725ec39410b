import type { LocaleClues } from '@lauda/domain/locale';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { billingHandlers } from './routes.ts';
import { createBillingRefresh, type RefreshDeps } from './sync/refresh.ts';
import { createBillingService, type BillingServiceDeps } from './service.ts';
import { createPaymentInbox } from './sync/inbox.ts';
import { tellEmail } from './tell-email.job.ts';

export type BillingDeps = Omit<RefreshDeps, 'payments'> &
  Pick<BillingServiceDeps, 'origins' | 'log'> & {
    /** Null when nothing is sold. */
    payments: RefreshDeps['payments'] | null;
    hostLocales: LocaleClues['hostLocales'];
  };

/** Assembles billing. Without a payment provider its routes say so and nothing is called. */
export function createBilling({ payments, hostLocales, origins, log, ...rest }: BillingDeps) {
  if (payments === null)
    return {
      refreshFromProvider: () => Promise.resolve(false),
      endPlan: () => Promise.resolve(),
      announceEmail: () => Promise.resolve(),
      sold: null,
      handlers: billingHandlers({ billing: null, hostLocales }),
    };
  const deps = { ...rest, payments };
  const refresh = createBillingRefresh(deps);
  const service = createBillingService({ ...deps, refresh, origins, log });
  return {
    /**
     * Call before an account is deleted: the customer id is deleted with it, and the subscription would keep
     * charging.
     */
    endPlan: service.endNow,
    /** The account has a new address: updates the provider's customer once the transaction commits. */
    announceEmail: (trx: Transaction<DB>, userId: string): Promise<unknown> =>
      rest.queue.enqueue(trx, tellEmail, { userId }, { key: userId }),
    refreshFromProvider: async (userId: string) => (await refresh(userId)) !== null,
    /** For staff operations on plans. */
    sold: { service, refresh },
    handlers: billingHandlers({ billing: { service, receive: createPaymentInbox(deps) }, hostLocales }),
  };
}
