import * as z from 'zod/mini';
import { defineJob } from '../queue/define-job.ts';

export const pruneLiveEvents = defineJob({
  name: 'prune-live-events',
  payload: z.object({}),
  handler: () => import('./prune-live-events.run.ts'),
  retryLimit: 3,
  retryDelaySeconds: 60,
  timeoutSeconds: 15 * 60,
  concurrency: 1,
  schedule: '17 * * * *',
});
