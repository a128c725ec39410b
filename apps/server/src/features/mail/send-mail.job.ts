import * as z from 'zod/mini';
import type { Mailer } from '../../platform/delivery/mail.ts';
import { defineJob } from '../../platform/queue/define-job.ts';

const payload = z.object({
  to: z.email(),
  subject: z.string(),
  text: z.string(),
  html: z.optional(z.string()),
  // Jobs queued by an earlier version have none.
  unsubscribe: z._default(
    z.nullable(z.union([z.object({ url: z.url() }), z.object({ userId: z.uuid() })])),
    null,
  ),
});

/**
 * Retries over some hours: mail servers recover from outages, and greylisting servers reject unknown senders at
 * first on purpose.
 */
export const sendMail = defineJob<typeof payload, { mailer: Mailer }>({
  name: 'send-mail',
  payload,
  handler: () => import('./send-mail.run.ts'),
  retryLimit: 12,
  retryDelaySeconds: 15,
  timeoutSeconds: 60,
  concurrency: 5,
});

export type MailPayload = z.output<typeof payload>;
