import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';

<<<<<<< HEAD:apps/server/src/features/ai/ai-retention.job.ts
/** Ends the lines of the ledger that nothing asks for any more. */
export const aiRetention = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB> }>({
  name: 'ai-retention',
=======
/** Deletes ledger rows that are no longer needed. */
export const tendAi = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB> }>({
  name: 'tend-ai',
>>>>>>> 6529542020637cf2754c1fe069c5b8c1882f8131:apps/server/src/features/ai/tend-ai.job.ts
  payload: z.object({}),
  handler: () => import('./ai-retention.run.ts'),
  retryLimit: 5,
  retryDelaySeconds: 60,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '41 4 * * *',
});
