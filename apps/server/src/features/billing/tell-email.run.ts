import type { JobContext } from '../../platform/queue/define-job.ts';
import { findCustomerId, findRecipient } from './queries.ts';
import type { TellEmailDeps, TellEmailPayload } from './tell-email.job.ts';

/** More changes than one user makes during a single call. */
const MAX_LOOKS = 5;

/** Idempotent at any point of failure. The local copy follows from the provider's webhook. */
export async function run(
  { userId }: TellEmailPayload,
  { deps: { payments, systemDb, authDb }, log, signal }: JobContext<TellEmailDeps>,
): Promise<void> {
  if (payments === null) return;
  const customerId = await findCustomerId(systemDb, userId);
  if (customerId === null) return;
  let told: string | null = null;
  // Rereads the address after each call: a parallel job may have sent a newer one, and this call may have arrived
  // after it.
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    signal.throwIfAborted();
    const account = await findRecipient(authDb, userId);
    if (!account || account.email === told) return;
    if (!(await payments.changeEmail(customerId, account.email))) {
      log.warn('billing.unknown-customer', { reason: customerId });
      return;
    }
    told = account.email;
  }
}
