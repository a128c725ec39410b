import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';

/** Deletes imports that were not used within a day. Their files are deleted with the other orphaned objects. */
export const tendImports = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB> }>({
  name: 'tend-imports',
  payload: z.object({}),
  handler: () => import('./tend-imports.run.ts'),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 300,
  concurrency: 1,
  // Shortly before the deletion of orphaned objects.
  schedule: '47 * * * *',
});
