import * as z from 'zod/mini';
import { defineJob } from '../../../platform/queue/define-job.ts';
import type { AccountMailDeps } from '../mails/send-account-mail.job.ts';

const payload = z.object({
  userId: z.uuid(),
  /** Id of the former address that gets a restore link; null for the link to the new address. */
  formerId: z.nullable(z.uuid()),
});

/**
 * Sends a link of an address change. It creates the token itself, so that no token is stored in the queue. It also
 * looks up the holder of the new address itself, so that the request takes the same time whether or not an account
 * exists.
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
