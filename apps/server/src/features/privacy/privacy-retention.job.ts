import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';
import type { ObjectStorage } from '../../platform/storage.ts';

export interface PrivacyRetentionDeps {
  systemDb: Kysely<DB>;
  storage: ObjectStorage;
}

<<<<<<< HEAD:apps/server/src/features/privacy/privacy-retention.job.ts
/** Ends archives that nobody took, and tombstones that are older than every backup. */
export const privacyRetention = defineJob<z.ZodMiniObject, PrivacyRetentionDeps>({
  name: 'privacy-retention',
=======
/** Deletes archives that were never downloaded, and tombstones older than every backup. */
export const tendPrivacy = defineJob<z.ZodMiniObject, TendPrivacyDeps>({
  name: 'tend-privacy',
>>>>>>> 6529542020637cf2754c1fe069c5b8c1882f8131:apps/server/src/features/privacy/tend-privacy.job.ts
  payload: z.object({}),
  handler: () => import('./privacy-retention.run.ts'),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 300,
  concurrency: 1,
  // Shortly before deleted objects are removed from the object store.
  schedule: '44 * * * *',
});
