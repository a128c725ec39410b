import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';

<<<<<<< HEAD:apps/server/src/features/applications/application-retention.job.ts
/** Removes applications that were deleted 30 days ago. */
export const applicationRetention = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB> }>({
  name: 'application-retention',
=======
/** Purges applications deleted 30 days ago. */
export const tendApplications = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB> }>({
  name: 'tend-applications',
>>>>>>> 6529542020637cf2754c1fe069c5b8c1882f8131:apps/server/src/features/applications/tend-applications.job.ts
  payload: z.object({}),
  handler: () => import('./application-retention.run.ts'),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '53 3 * * *',
});
