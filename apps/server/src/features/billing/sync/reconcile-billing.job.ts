import * as z from 'zod/mini';
import { defineJob } from '../../../platform/queue/define-job.ts';
import type { BillingJobDeps } from './sync-billing.job.ts';

/** Compares every copy with the provider, in case a webhook was lost. Logs and repairs differences. */
export const reconcileBilling = defineJob<z.ZodMiniObject, BillingJobDeps>({
  name: 'reconcile-billing',
  payload: z.object({}),
  handler: () => import('./reconcile-billing.run.ts'),
  retryLimit: 2,
  retryDelaySeconds: 600,
  timeoutSeconds: 4 * 3600,
  concurrency: 1,
  schedule: '17 4 * * *',
});
