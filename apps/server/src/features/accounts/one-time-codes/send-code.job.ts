import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { DB } from '../../../db/tables.ts';
import type { Mailer } from '../../../platform/mail.ts';
import { defineJob } from '../../../platform/queue/define-job.ts';
import type { SmsSender } from '../../../platform/sms.ts';
import type { Keys } from '../tokens-and-keys/keys.ts';

const payload = z.object({
  codeId: z.uuid(),
  channel: z.enum(['email', 'phone']),
  receiver: z.discriminatedUnion('kind', [
    /** Whoever has this address or number, if anybody does. */
    z.object({ kind: z.literal('address'), address: z.string() }),
    z.object({ kind: z.literal('user'), userId: z.uuid() }),
    /** A number that this person says is theirs. */
    z.object({ kind: z.literal('new-phone'), userId: z.uuid(), phone: z.string() }),
  ]),
});

export interface SendCodeDeps {
  /** As lauda_auth. */
  authDb: Kysely<DB>;
  mailer: Mailer;
  /** Null where no service for messages is configured. */
  sms: SmsSender | null;
  keys: Keys;
}

/**
 * Sends a one-time code. It makes the code itself, so that none lies in the queue, and looks the account
 * up itself, so that asking takes the same time whether there is one or not.
 */
export const sendCode = defineJob<typeof payload, SendCodeDeps>({
  name: 'send-code',
  payload,
  handler: () => import('./send-code.run.ts'),
  // After ten minutes the code is of no use.
  retryLimit: 5,
  retryDelaySeconds: 5,
  timeoutSeconds: 30,
  concurrency: 5,
});

export type SendCodePayload = z.output<typeof payload>;
