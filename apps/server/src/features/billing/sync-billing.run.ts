import type { JobContext } from '../../platform/queue/define-job.ts';
import { closeEvents, findUserOfCustomer, listOpenEvents } from './queries.ts';
import { createBillingRefresh } from './refresh.ts';
import type { BillingJobDeps, SyncBillingPayload } from './sync-billing.job.ts';

/** Run again at any point it has the same effect: it copies what the provider says then. */
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
    // For a person: a bank gives some days to answer it.
    if (refreshed && refreshed.newDispute !== null)
      log.warn('billing.dispute', { userId, reason: refreshed.newDispute });
  }
  await closeEvents(systemDb, events);
}
