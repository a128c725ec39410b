import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/tables.ts';

const LIFE_MS = 10 * 60 * 1_000;
const MAX_ATTEMPTS = 5;
/**
 * Per user, across all processes: a backstop for the limits in Redis, which each process counts alone during a
 * Redis outage.
 */
const MAX_SENT_PER_HOUR = 50;

export type CodeChannel = 'email' | 'phone';

/** Reserves a code. No input matches it until `fillCode` has run. */
export async function openCode(db: Kysely<DB>, subject: string, channel: CodeChannel): Promise<string> {
  const { id } = await db
    .insertInto('one_time_code')
    .values({ subject, channel, expires_at: new Date(Date.now() + LIFE_MS) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores the recipient and the hash of the code; false when this user has received too many codes. */
export async function fillCode(
  db: Kysely<DB>,
  id: string,
  { recipientId, hash }: { recipientId: string; hash: (subject: string) => string },
): Promise<boolean> {
  const row = await db.selectFrom('one_time_code').select('subject').where('id', '=', id).executeTakeFirst();
  if (!row) return false;
  const { numUpdatedRows } = await db
    .updateTable('one_time_code')
    .set({
      recipient_id: recipientId,
      code_hash: hash(row.subject),
      expires_at: new Date(Date.now() + LIFE_MS),
    })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where((eb) =>
      eb(
        eb
          .selectFrom('one_time_code as sent')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('sent.recipient_id', '=', recipientId)
          .where('sent.id', '<>', id)
          .where('sent.created_at', '>', sql<Date>`now() - interval '1 hour'`),
        '<',
        MAX_SENT_PER_HOUR,
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * The newest code of this subject; undefined when it is no longer valid. Counts the attempt before the code is
 * checked.
 */
export const countCodeAttempt = (db: Kysely<DB>, subject: string) =>
  db
    .updateTable('one_time_code')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('one_time_code as newest')
        .select('newest.id')
        .where('newest.subject', '=', subject)
        .orderBy('newest.created_at', 'desc')
        .limit(1),
    )
    .where('attempts', '<', MAX_ATTEMPTS)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .returning(['id', 'code_hash', 'recipient_id', 'channel'])
    .executeTakeFirst();

/** Invalidates codes mailed to an address that is no longer the account's. */
export async function endMailedCodes(db: Kysely<DB>, userId: string): Promise<void> {
  await db
    .updateTable('one_time_code')
    .set({ used_at: new Date() })
    .where('recipient_id', '=', userId)
    .where('channel', '=', 'email')
    .where('used_at', 'is', null)
    .execute();
}

/** True if the code was still unused. Of two concurrent callers, one gets false. */
export async function useCode(db: Kysely<DB>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('one_time_code')
    .set({ used_at: new Date() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
