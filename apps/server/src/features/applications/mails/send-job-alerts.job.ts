import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../../db/tables.ts';
import { defineJob } from '../../../platform/queue/define-job.ts';
import type { Queue } from '../../../platform/queue/queue.ts';

export interface ClaimingDeps {
  systemDb: Kysely<DB>;
  queue: Queue;
}

/** Runs hourly: enqueues reminders for every subscriber in a time zone where it is morning. */
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
