import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';
import type { Queue } from '../../platform/queue/queue.ts';

export interface SendMailingsDeps {
  systemDb: Kysely<DB>;
  queue: Queue;
}

/** Starts due mailings, and resumes those that a killed worker left unfinished. */
export const sendMailings = defineJob<z.ZodMiniObject, SendMailingsDeps>({
  name: 'send-mailings',
  payload: z.object({}),
  handler: () => import('./send-mailings.run.ts'),
  retryLimit: 5,
  retryDelaySeconds: 30,
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '*/5 * * * *',
});
