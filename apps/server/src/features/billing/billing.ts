import type { LocaleClues } from '@lauda/domain/locale';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { billingHandlers } from './routes.ts';
import { createBillingRefresh, type RefreshDeps } from './refresh.ts';
import { createBillingService, type BillingServiceDeps } from './service.ts';
import { createPaymentInbox } from './inbox.ts';
import { tellEmail } from './tell-email.job.ts';

export type BillingDeps = Omit<RefreshDeps, 'payments'> &
  Pick<BillingServiceDeps, 'origins' | 'log'> & {
    /** Null where nothing is sold. */
    payments: RefreshDeps['payments'] | null;
    hostLocales: LocaleClues['hostLocales'];
  };

/** What is sold, put together; where nothing is, its routes say so and nobody is asked. */
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
    /** Before an account is deleted: its customer is forgotten with it, and would be charged on. */
    endPlan: service.endNow,
    /** The account has another address; invoices go there once the transaction commits. */
    announceEmail: (trx: Transaction<DB>, userId: string): Promise<unknown> =>
      rest.queue.enqueue(trx, tellEmail, { userId }, { key: userId }),
    refreshFromProvider: async (userId: string) => (await refresh(userId)) !== null,
    /** For what staff do with plans. */
    sold: { service, refresh },
    handlers: billingHandlers({ billing: { service, receive: createPaymentInbox(deps) }, hostLocales }),
  };
}
