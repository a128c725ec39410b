import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';

/** Deletes ledger rows that are no longer needed. */
export const aiRetention = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB> }>({
  name: 'ai-retention',
  payload: z.object({}),
  handler: () => import('./ai-retention.run.ts'),
  retryLimit: 5,
  retryDelaySeconds: 60,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '41 4 * * *',
});
