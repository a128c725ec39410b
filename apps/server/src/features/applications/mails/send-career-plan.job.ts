import * as z from 'zod/mini';
import { defineJob } from '../../../platform/queue/define-job.ts';
import type { ApplicationMailDeps } from './send-job-alert.job.ts';

const payload = z.object({ userId: z.uuid(), month: z.string().check(z.regex(/^\d{4}-\d{2}$/)) });

/** Sends one user's monthly career plan; nothing when their jobs share no skill that their resumes lack. */
export const sendCareerPlan = defineJob<typeof payload, ApplicationMailDeps>({
  name: 'send-career-plan',
  payload,
  handler: () => import('./send-career-plan.run.ts'),
  retryLimit: 8,
  retryDelaySeconds: 60,
  timeoutSeconds: 120,
  concurrency: 1,
});

export type CareerPlanPayload = z.output<typeof payload>;
