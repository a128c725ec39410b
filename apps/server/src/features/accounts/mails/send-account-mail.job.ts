import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../../db/tables.ts';
import type { Mailer } from '../../../platform/mail.ts';
import { defineJob } from '../../../platform/queue/define-job.ts';

const payload = z.object({ purpose: z.enum(['confirm-email', 'reset-password']), email: z.email() });

export interface AccountMailDeps {
  /** As lauda_auth. */
  authDb: Kysely<DB>;
  mailer: Mailer;
  /** Links point here. */
  origin: string;
}

/**
 * Sends a link with a one-time token. It makes the token itself, so that none lies in the queue, and
 * looks the account up itself, so that asking takes the same time whether there is one or not.
 */
export const sendAccountMail = defineJob<typeof payload, AccountMailDeps>({
  name: 'send-account-mail',
  payload,
  handler: () => import('./send-account-mail.run.ts'),
  retryLimit: 10,
  retryDelaySeconds: 5,
  timeoutSeconds: 60,
  concurrency: 5,
});

export type AccountMailPayload = z.output<typeof payload>;
