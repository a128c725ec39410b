import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';

/** Thins the version history of resumes and purges resumes deleted 30 days ago. */
export const resumeRetention = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB> }>({
  name: 'resume-retention',
  payload: z.object({}),
  handler: () => import('./resume-retention.run.ts'),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 900,
  concurrency: 1,
  schedule: '41 * * * *',
});
