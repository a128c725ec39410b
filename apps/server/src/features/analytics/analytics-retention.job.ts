import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';

/** Summarizes past days and deletes data older than 90 days. */
export const analyticsRetention = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB> }>({
  name: 'analytics-retention',
  payload: z.object({}),
  handler: () => import('./analytics-retention.run.ts'),
  retryLimit: 3,
  retryDelaySeconds: 300,
  timeoutSeconds: 900,
  concurrency: 1,
  schedule: '23 */6 * * *',
});
