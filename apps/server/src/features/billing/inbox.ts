import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { PaymentProvider } from '../../platform/payments/provider.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { savePaymentEvent } from './queries.ts';
import { syncBilling } from './sync-billing.job.ts';

export interface InboxDeps {
  payments: PaymentProvider;
  systemDb: Kysely<DB>;
  queue: Queue;
}

/**
 * Takes a word of the provider once: checked, stored with the job that answers it, and only then
 * acknowledged. What it says is not believed further than that something of this customer changed.
 */
export const createPaymentInbox =
  ({ payments, systemDb, queue }: InboxDeps) =>
  async (body: string, signature: string): Promise<void> => {
    const event = payments.readEvent(body, signature);
    if (event === null) throw new AppError('SIGNATURE_INVALID');
    // Asked before anything is stored: if the provider does not answer, it sends the event again.
    const customerId =
      event.customerId ?? (event.chargeId && (await payments.findCustomerOfCharge(event.chargeId)));
    await systemDb.transaction().execute(async (trx) => {
      if (!(await savePaymentEvent(trx, { ...event, customerId })) || customerId === null) return;
      await queue.enqueue(trx, syncBilling, { customerId }, { key: customerId });
    });
  };
