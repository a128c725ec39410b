import * as z from 'zod/mini';
import { defineJob } from '../../../platform/queue/define-job.ts';
import type { ClaimingDeps } from './send-job-alerts.job.ts';

/** Runs in the first days of a month, so that a worker that was down on the first catches up. */
export const sendCareerPlans = defineJob<z.ZodMiniObject, ClaimingDeps>({
  name: 'send-career-plans',
  payload: z.object({}),
  handler: () => import('./send-career-plans.run.ts'),
  retryLimit: 5,
  retryDelaySeconds: 60,
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '20 12 1-7 * *',
});
