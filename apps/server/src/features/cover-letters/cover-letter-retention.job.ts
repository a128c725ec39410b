import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';

<<<<<<< HEAD:apps/server/src/features/cover-letters/cover-letter-retention.job.ts
/** Ends for good the letters that were deleted 30 days ago. */
export const coverLetterRetention = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB> }>({
  name: 'cover-letter-retention',
=======
/** Purges cover letters deleted 30 days ago. */
export const tendCoverLetters = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB> }>({
  name: 'tend-cover-letters',
>>>>>>> 6529542020637cf2754c1fe069c5b8c1882f8131:apps/server/src/features/cover-letters/tend-cover-letters.job.ts
  payload: z.object({}),
  handler: () => import('./cover-letter-retention.run.ts'),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '47 3 * * *',
});
