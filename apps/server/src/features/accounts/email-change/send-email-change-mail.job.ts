import * as z from 'zod/mini';
import { defineJob } from '../../../platform/queue/define-job.ts';
import type { AccountMailDeps } from '../mails/send-account-mail.job.ts';

const payload = z.object({
  userId: z.uuid(),
  /** The former address that gets the way back; null for the link to the new one. */
  formerId: z.nullable(z.uuid()),
});

/**
 * Sends a link of a change of address. It makes the token itself, so that none lies in the queue, and looks up
 * itself whose the new address is, so that asking takes the same time whether it has an account or not.
 */
export const sendEmailChangeMail = defineJob<typeof payload, AccountMailDeps>({
  name: 'send-email-change-mail',
  payload,
  handler: () => import('./send-email-change-mail.run.ts'),
  retryLimit: 12,
  retryDelaySeconds: 5,
  timeoutSeconds: 60,
  concurrency: 5,
});

export type EmailChangeMailPayload = z.output<typeof payload>;
