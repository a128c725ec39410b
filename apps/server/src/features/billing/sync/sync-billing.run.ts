import type { JobContext } from '../../../platform/queue/define-job.ts';
import { closeEvents, findUserOfCustomer, listOpenEvents } from '../queries.ts';
import { createBillingRefresh } from './refresh.ts';
import type { BillingJobDeps, SyncBillingPayload } from './sync-billing.job.ts';

/** Idempotent at any point of failure: it copies the provider's state as of the run. */
export async function run(
  { customerId }: SyncBillingPayload,
  { deps: { payments, systemDb, queue }, log }: JobContext<BillingJobDeps>,
): Promise<void> {
  if (payments === null) return;
  const events = await listOpenEvents(systemDb, customerId);
  const userId = await findUserOfCustomer(systemDb, customerId);
  if (userId === null) log.warn('billing.unknown-customer', { reason: customerId });
  else {
    const refreshed = await createBillingRefresh({ payments, systemDb, queue })(userId);
    // Needs a person: the bank sets a deadline of some days.
    if (refreshed && refreshed.newDispute !== null)
      log.warn('billing.dispute', { userId, reason: refreshed.newDispute });
  }
  await closeEvents(systemDb, events);
}
