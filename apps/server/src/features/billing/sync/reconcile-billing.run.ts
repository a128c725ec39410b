import { runInBatches } from '../../../db/in-batches.ts';
import type { JobContext } from '../../../platform/queue/define-job.ts';
import { dropOldEvents, findUserOfCustomer, listCustomers } from '../queries.ts';
import { createBillingRefresh } from './refresh.ts';
import type { BillingJobDeps } from './sync-billing.job.ts';

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
/** Customers read in parallel: the provider allows a hundred requests a second, and one customer takes three. */
const AT_ONCE = 5;
/** After this many consecutive failures the provider is considered down, not the single customers. */
const MOST_FAILURES = 25;

export async function run(
  _payload: object,
  { deps: { payments, systemDb, queue }, signal, log }: JobContext<BillingJobDeps>,
): Promise<void> {
  await runInBatches(systemDb, dropOldEvents, signal);
  if (payments === null) return;
  const refresh = createBillingRefresh({ payments, systemDb, queue });
  let count = 0;
  let failuresInARow = 0;
  let after = BEFORE_ALL;
  for (;;) {
    signal.throwIfAborted();
    const page = await listCustomers(systemDb, after, AT_ONCE);
    const last = page.at(-1);
    if (last === undefined) break;
    after = last.user_id;
    await Promise.all(
      page.map(async ({ user_id }) => {
        try {
          const refreshed = await refresh(user_id);
          failuresInARow = 0;
          count += 1;
          if (refreshed?.isChanged === true) log.warn('billing.drift', { userId: user_id });
        } catch (error) {
          failuresInARow += 1;
          if (failuresInARow >= MOST_FAILURES) throw error;
          log.error('billing.not-reconciled', { userId: user_id, err: error });
        }
      }),
    );
  }
  // A paying customer without a user here: needs manual investigation.
  for await (const customerId of payments.listLiveCustomers())
    if ((await findUserOfCustomer(systemDb, customerId)) === null)
      log.error('billing.unknown-customer', { reason: customerId });
  log.info('billing.reconciled', { count });
}
