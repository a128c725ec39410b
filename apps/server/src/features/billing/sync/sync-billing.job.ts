import * as z from 'zod/mini';
import { defineJob } from '../../../platform/queue/define-job.ts';
import type { RefreshDeps } from './refresh.ts';

const payload = z.object({ customerId: z.string() });

export type BillingJobDeps = Omit<RefreshDeps, 'payments'> & {
  /** Null when nothing is sold. */
  payments: RefreshDeps['payments'] | null;
};

/** Rereads a customer's state from the provider after a webhook. */
export const syncBilling = defineJob<typeof payload, BillingJobDeps>({
  name: 'sync-billing',
  payload,
  handler: () => import('./sync-billing.run.ts'),
  retryLimit: 12,
  retryDelaySeconds: 5,
  timeoutSeconds: 60,
  concurrency: 8,
});

export type SyncBillingPayload = z.output<typeof payload>;
