import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../../db/tables.ts';
import { defineJob } from '../../../platform/queue/define-job.ts';
import type { Queue } from '../../../platform/queue/queue.ts';

export interface SendDigestsDeps {
  systemDb: Kysely<DB>;
  queue: Queue;
}

/** Runs every Monday: a summary for each subscriber whose share links were opened. */
export const sendDigests = defineJob<z.ZodMiniObject, SendDigestsDeps>({
  name: 'send-digests',
  payload: z.object({}),
  handler: () => import('./send-digests.run.ts'),
  retryLimit: 5,
  retryDelaySeconds: 60,
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '0 12 * * 1',
});
