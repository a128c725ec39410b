import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';

<<<<<<< HEAD:apps/server/src/features/imports/import-retention.job.ts
/** Ends imports that nobody took up for a day. Their files go with those of other ended objects. */
export const importRetention = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB> }>({
  name: 'import-retention',
=======
/** Deletes imports that were not used within a day. Their files are deleted with the other orphaned objects. */
export const tendImports = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB> }>({
  name: 'tend-imports',
>>>>>>> 6529542020637cf2754c1fe069c5b8c1882f8131:apps/server/src/features/imports/tend-imports.job.ts
  payload: z.object({}),
  handler: () => import('./import-retention.run.ts'),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 300,
  concurrency: 1,
  // Shortly before the deletion of orphaned objects.
  schedule: '47 * * * *',
});
