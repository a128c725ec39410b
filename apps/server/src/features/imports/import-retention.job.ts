import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';

/** Deletes imports that were not used within a day. Their files are deleted with the other orphaned objects. */
export const importRetention = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB> }>({
  name: 'import-retention',
  payload: z.object({}),
  handler: () => import('./import-retention.run.ts'),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 300,
  concurrency: 1,
  // Shortly before the deletion of orphaned objects.
  schedule: '47 * * * *',
});
