import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../../db/tables.ts';
import { defineJob } from '../../../platform/queue/define-job.ts';
import type { Queue } from '../../../platform/queue/queue.ts';

export interface ClaimingDeps {
  systemDb: Kysely<DB>;
  queue: Queue;
}

/** Every hour: reminders for everyone who wants them and for whom it is morning now. */
export const sendJobAlerts = defineJob<z.ZodMiniObject, ClaimingDeps>({
  name: 'send-job-alerts',
  payload: z.object({}),
  handler: () => import('./send-job-alerts.run.ts'),
  retryLimit: 5,
  retryDelaySeconds: 60,
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '5 * * * *',
});
