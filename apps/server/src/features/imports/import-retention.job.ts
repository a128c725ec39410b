import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';

/** Ends imports that nobody took up for a day. Their files go with those of other ended objects. */
export const importRetention = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB> }>({
  name: 'import-retention',
  payload: z.object({}),
  handler: () => import('./import-retention.run.ts'),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 300,
  concurrency: 1,
  // A little before the objects of what has ended are taken away.
  schedule: '47 * * * *',
});
