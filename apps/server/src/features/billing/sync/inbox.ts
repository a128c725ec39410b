import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { AppError } from '../../../errors.ts';
import type { PaymentProvider } from '../../../platform/payments/provider.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { savePaymentEvent } from '../queries.ts';
import { syncBilling } from './sync-billing.job.ts';

export interface InboxDeps {
  payments: PaymentProvider;
  systemDb: Kysely<DB>;
  queue: Queue;
}

/**
 * Receives a webhook: verifies it, stores it together with the job that handles it, and only then acknowledges it.
 * Duplicates are ignored. Its content is trusted only to say that something about this customer changed.
 */
export const createPaymentInbox =
  ({ payments, systemDb, queue }: InboxDeps) =>
  async (body: string, signature: string): Promise<void> => {
    const event = payments.readEvent(body, signature);
    if (event === null) throw new AppError('SIGNATURE_INVALID');
    // Looked up before anything is stored: if the lookup fails, the provider sends the event again.
    const customerId =
      event.customerId ?? (event.chargeId && (await payments.findCustomerOfCharge(event.chargeId)));
    await systemDb.transaction().execute(async (trx) => {
      if (!(await savePaymentEvent(trx, { ...event, customerId })) || customerId === null) return;
      await queue.enqueue(trx, syncBilling, { customerId }, { key: customerId });
    });
  };
