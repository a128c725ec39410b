import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../../db/tables.ts';
import type { Mailer } from '../../../platform/delivery/mail.ts';
import { defineJob } from '../../../platform/queue/define-job.ts';
import type { SmsSender } from '../../../platform/delivery/sms.ts';
import type { Keys } from '../tokens-and-keys/keys.ts';

const payload = z.object({
  codeId: z.uuid(),
  channel: z.enum(['email', 'phone']),
  receiver: z.discriminatedUnion('kind', [
    /** The account with this address or number, if there is one. */
    z.object({ kind: z.literal('address'), address: z.string() }),
    z.object({ kind: z.literal('user'), userId: z.uuid() }),
    /** A number that this user wants to add. */
    z.object({ kind: z.literal('new-phone'), userId: z.uuid(), phone: z.string() }),
  ]),
});

export interface SendCodeDeps {
  /** Connects as lauda_auth. */
  authDb: Kysely<DB>;
  mailer: Mailer;
  /** Null when no text message service is configured. */
  sms: SmsSender | null;
  keys: Keys;
}

/**
 * Sends a one-time code. It creates the code itself, so that none is stored in the queue. It also looks up the
 * account itself, so that the request takes the same time whether or not one exists.
 */
export const sendCode = defineJob<typeof payload, SendCodeDeps>({
  name: 'send-code',
  payload,
  handler: () => import('./send-code.run.ts'),
  // The code expires after ten minutes.
  retryLimit: 5,
  retryDelaySeconds: 5,
  timeoutSeconds: 30,
  concurrency: 5,
});

export type SendCodePayload = z.output<typeof payload>;
