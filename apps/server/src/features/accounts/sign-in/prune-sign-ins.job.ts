import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../../db/tables.ts';
import { defineJob } from '../../../platform/queue/define-job.ts';

/**
 * Deletes expired sessions, tokens and codes (already invalid when they expire) and accounts that were not
 * confirmed within a week.
 */
export const pruneSignIns = defineJob<z.ZodMiniObject, { authDb: Kysely<DB> }>({
  name: 'prune-sign-ins',
  payload: z.object({}),
  handler: () => import('./prune-sign-ins.run.ts'),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 120,
  concurrency: 1,
  schedule: '17 * * * *',
});
