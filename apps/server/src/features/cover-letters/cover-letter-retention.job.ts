import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';

/** Purges cover letters deleted 30 days ago. */
export const coverLetterRetention = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB> }>({
  name: 'cover-letter-retention',
  payload: z.object({}),
  handler: () => import('./cover-letter-retention.run.ts'),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '47 3 * * *',
});
