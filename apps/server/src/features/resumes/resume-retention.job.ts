import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';

<<<<<<< HEAD:apps/server/src/features/resumes/resume-retention.job.ts
/** Thins the history of resumes and ends for good what was deleted 30 days ago. */
export const resumeRetention = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB> }>({
  name: 'resume-retention',
=======
/** Thins the version history of resumes and purges resumes deleted 30 days ago. */
export const tendResumes = defineJob<z.ZodMiniObject, { systemDb: Kysely<DB> }>({
  name: 'tend-resumes',
>>>>>>> 6529542020637cf2754c1fe069c5b8c1882f8131:apps/server/src/features/resumes/tend-resumes.job.ts
  payload: z.object({}),
  handler: () => import('./resume-retention.run.ts'),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 900,
  concurrency: 1,
  schedule: '41 * * * *',
});
