import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../../db/tables.ts';
import type { Mailer } from '../../../platform/delivery/mail.ts';
import { defineJob } from '../../../platform/queue/define-job.ts';

const payload = z.object({ purpose: z.enum(['confirm-email', 'reset-password']), email: z.email() });

export interface AccountMailDeps {
  /** Connects as lauda_auth. */
  authDb: Kysely<DB>;
  mailer: Mailer;
  /** Base URL of links. */
  origin: string;
}

/**
 * Sends a link with a one-time token. It creates the token itself, so that no token is stored in the queue. It also
 * looks up the account itself, so that the request takes the same time whether or not one exists.
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
