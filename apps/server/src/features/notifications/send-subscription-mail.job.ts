import { EMAIL_KINDS } from '@lauda/domain/email-kinds';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import type { Mailer } from '../../platform/delivery/mail.ts';
import { defineJob } from '../../platform/queue/define-job.ts';
import type { Signer } from '../../platform/secrets/signer.ts';

const payload = z.object({ userId: z.uuid(), kind: z.enum(EMAIL_KINDS) });

export interface SubscriptionMailDeps {
  systemDb: Kysely<DB>;
  /** Connects as lauda_auth. */
  authDb: Kysely<DB>;
  mailer: Mailer;
  /** Base URL of links. */
  origin: string;
  unsubscribeSigner: Signer;
}

/**
 * Confirms which mails a user has subscribed to. Looks the address up itself, so that none is stored in the queue.
 */
export const sendSubscriptionMail = defineJob<typeof payload, SubscriptionMailDeps>({
  name: 'send-subscription-mail',
  payload,
  handler: () => import('./send-subscription-mail.run.ts'),
  retryLimit: 10,
  retryDelaySeconds: 15,
  timeoutSeconds: 60,
  concurrency: 5,
});

export type SubscriptionMailPayload = z.output<typeof payload>;
