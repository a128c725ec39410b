import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';

/** Records today's figures that cannot be computed later. */
export const recordFigures = defineJob<z.ZodMiniObject, { authDb: Kysely<DB> }>({
  name: 'record-figures',
  payload: z.object({}),
  handler: () => import('./record-figures.run.ts'),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 120,
  concurrency: 1,
  schedule: '50 * * * *',
});
