import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import { defineJob } from '../../platform/queue/define-job.ts';
import type { Queue } from '../../platform/queue/queue.ts';

export interface AlertDeps {
  systemDb: Kysely<DB>;
  queue: Queue;
  /** Without an address no mail is sent; failures are logged in any case. */
  operatorEmail: string | undefined;
  /** The jobs that are monitored. */
  jobNames: readonly string[];
}

/** Sends one mail about all jobs that failed permanently since the last one: an outage fails hundreds. */
export const alertOperator = defineJob<z.ZodMiniObject, AlertDeps>({
  name: 'alert-operator',
  payload: z.object({}),
  handler: () => import('./alert-operator.run.ts'),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: '*/15 * * * *',
});
