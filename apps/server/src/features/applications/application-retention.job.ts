import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';

/** Purges applications deleted 30 days ago. */
export const applicationRetention = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB> }>({
  name: 'application-retention',
  payload: z.object({}),
  handler: () => import('./application-retention.run.ts'),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '53 3 * * *',
});
