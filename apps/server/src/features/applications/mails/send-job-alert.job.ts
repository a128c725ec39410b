import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../../db/tables.ts';
import { defineJob } from '../../../platform/queue/define-job.ts';
import type { SubscriptionMailDeps } from '../../notifications/service.ts';

const payload = z.object({ userId: z.uuid(), day: z.iso.date(), toldUntil: z.iso.date() });

export interface ApplicationMailDeps extends SubscriptionMailDeps {
  /** Subject to row-level security. */
  db: Kysely<DB>;
}

/** Sends one user's reminders for one day; nothing when there are none. */
export const sendJobAlert = defineJob<typeof payload, ApplicationMailDeps>({
  name: 'send-job-alert',
  payload,
  handler: () => import('./send-job-alert.run.ts'),
  retryLimit: 8,
  retryDelaySeconds: 15,
  timeoutSeconds: 60,
  concurrency: 3,
});

export type JobAlertPayload = z.output<typeof payload>;
