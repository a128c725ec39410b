import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';

/** Deletes the data that is kept for one day to count each viewer of a link once. */
export const forgetViewers = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB> }>({
  name: 'forget-viewers',
  payload: z.object({}),
  handler: () => import('./forget-viewers.run.ts'),
  retryLimit: 5,
  retryDelaySeconds: 60,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '3 * * * *',
});
