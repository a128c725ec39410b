import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';
import type { ObjectStorage } from '../../platform/storage/storage.ts';

export interface PrivacyRetentionDeps {
  systemDb: Kysely<DB>;
  storage: ObjectStorage;
}

/** Deletes archives that were never downloaded, and tombstones older than every backup. */
export const privacyRetention = defineJob<z.ZodMiniObject, PrivacyRetentionDeps>({
  name: 'privacy-retention',
  payload: z.object({}),
  handler: () => import('./privacy-retention.run.ts'),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 300,
  concurrency: 1,
  // Shortly before deleted objects are removed from the object store.
  schedule: '44 * * * *',
});
