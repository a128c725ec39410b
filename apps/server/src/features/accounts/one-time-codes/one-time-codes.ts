import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { digitsOf, type Keys } from '../tokens-and-keys/keys.ts';
import { type CodeChannel, countCodeAttempt, openCode, useCode } from './one-time-code.queries.ts';
import { sendCode, type SendCodePayload } from './send-code.job.ts';

interface OneTimeCodesDeps {
  /** Connects as lauda_auth. */
  db: Kysely<DB>;
  queue: Queue;
  keys: Keys;
}

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;

/** Six-digit codes by mail or text message. The job creates them, so that none is stored in the queue. */
export function createOneTimeCodes({ db, queue, keys }: OneTimeCodesDeps) {
  return {
    /** Replaces the previous code of this subject. Without a receiver nothing is sent and no code matches. */
    send: (
      subject: string,
      channel: CodeChannel,
      receiver: SendCodePayload['receiver'] | null,
      trx?: Transaction<DB>,
    ): Promise<void> => {
      const open = async (inner: Transaction<DB>): Promise<void> => {
        const codeId = await openCode(inner, subject, channel);
        if (receiver !== null) await queue.enqueue(inner, sendCode, { codeId, channel, receiver });
      };
      return trx ? open(trx) : db.transaction().execute(open);
    },

    /**
     * The recipient of the code and its channel; null when the code is wrong, used, expired or was tried too often.
     */
    use: async (subject: string, code: string): Promise<{ userId: string; channel: CodeChannel } | null> => {
      const row = await countCodeAttempt(db, subject);
      const isRight = keys.isHash(row?.code_hash ?? '', subject, digitsOf(code));
      if (!row || !isRight || row.recipient_id === null || !(await useCode(db, row.id))) return null;
      return { userId: row.recipient_id, channel: row.channel };
    },
  };
}
