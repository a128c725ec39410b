import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';

/** Purges cover letters deleted 30 days ago. */
export const tendCoverLetters = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB> }>({
  name: 'tend-cover-letters',
  payload: z.object({}),
  handler: () => import('./tend-cover-letters.run.ts'),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '47 3 * * *',
});
