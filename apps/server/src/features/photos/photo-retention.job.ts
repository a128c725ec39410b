import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';
import type { ObjectStorage } from '../../platform/storage.ts';

<<<<<<< HEAD:apps/server/src/features/photos/photo-retention.job.ts
/** Ends pictures that nothing shows any more, and takes what has ended out of the object store. */
export const photoRetention = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB>; storage: ObjectStorage }>({
  name: 'photo-retention',
=======
/** Deletes photos that nothing references, and removes deleted objects from the object store. */
export const tendPhotos = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB>; storage: ObjectStorage }>({
  name: 'tend-photos',
>>>>>>> 6529542020637cf2754c1fe069c5b8c1882f8131:apps/server/src/features/photos/tend-photos.job.ts
  payload: z.object({}),
  handler: () => import('./photo-retention.run.ts'),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 900,
  concurrency: 1,
  // Shortly after resumes are purged.
  schedule: '51 * * * *',
});
