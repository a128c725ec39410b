import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';

<<<<<<< HEAD:apps/server/src/features/analytics/analytics-retention.job.ts
/** Sums up the days that are over and ends what is older than 90 days. */
export const analyticsRetention = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB> }>({
  name: 'analytics-retention',
=======
/** Summarizes past days and deletes data older than 90 days. */
export const tendAnalytics = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB> }>({
  name: 'tend-analytics',
>>>>>>> 6529542020637cf2754c1fe069c5b8c1882f8131:apps/server/src/features/analytics/tend-analytics.job.ts
  payload: z.object({}),
  handler: () => import('./analytics-retention.run.ts'),
  retryLimit: 3,
  retryDelaySeconds: 300,
  timeoutSeconds: 900,
  concurrency: 1,
  schedule: '23 */6 * * *',
});
