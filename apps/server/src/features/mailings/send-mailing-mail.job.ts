import * as z from 'zod/mini';
import { defineJob } from '../../platform/queue/define-job.ts';
import type { SubscriptionMailDeps } from '../notifications/service.ts';

const payload = z.object({ userId: z.uuid(), mailingId: z.uuid() });

/** Sends one mailing to one user, after checking that they are still subscribed. */
export const sendMailingMail = defineJob<typeof payload, SubscriptionMailDeps>({
  name: 'send-mailing-mail',
  payload,
  handler: () => import('./send-mailing-mail.run.ts'),
  retryLimit: 10,
  retryDelaySeconds: 15,
  timeoutSeconds: 60,
  concurrency: 3,
});

export type MailingMailPayload = z.output<typeof payload>;
