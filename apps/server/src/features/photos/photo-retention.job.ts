import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';
import type { ObjectStorage } from '../../platform/storage/storage.ts';

/** Deletes photos that nothing references, and removes deleted objects from the object store. */
export const photoRetention = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB>; storage: ObjectStorage }>({
  name: 'photo-retention',
  payload: z.object({}),
  handler: () => import('./photo-retention.run.ts'),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 900,
  concurrency: 1,
  // Shortly after resumes are purged.
  schedule: '51 * * * *',
});
