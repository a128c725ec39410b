import type { MailingText } from '@lauda/contract/staff/mailings';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables.ts';

// All queries here run as lauda_system.

const SHOWN_MAILINGS = 100;

const mailings = (db: Kysely<DB>) =>
  db
    .selectFrom('mailing')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('mailing_delivery')
        .select((count) => count.fn.countAll<string>().as('count'))
        .whereRef('mailing_id', '=', 'mailing.id')
        .where('sent_at', 'is not', null)
        .as('sent_count'),
    );

export const listMailings = (db: Kysely<DB>) =>
  mailings(db).orderBy('created_at', 'desc').orderBy('id').limit(SHOWN_MAILINGS).execute();

export type MailingRow = Awaited<ReturnType<typeof listMailings>>[number];

export const findMailing = (db: Kysely<DB>, id: string) =>
  mailings(db).where('id', '=', id).executeTakeFirst();

/** Locks the row until the transaction ends. */
export const lockMailing = (db: Kysely<DB>, id: string) =>
  mailings(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

const valuesOf = ({ kind, subjectEn, bodyEn, subjectPt, bodyPt }: MailingText) => ({
  kind,
  subject_en: subjectEn,
  body_en: bodyEn,
  subject_pt: subjectPt,
  body_pt: bodyPt,
});

export async function insertMailing(db: Kysely<DB>, text: MailingText): Promise<string> {
  const { id } = await db
    .insertInto('mailing')
    .values(valuesOf(text))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateText(db: Kysely<DB>, id: string, text: MailingText): Promise<void> {
  await db
    .updateTable('mailing')
    .set({ ...valuesOf(text), updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteMailing(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom('mailing').where('id', '=', id).execute();
}

export async function updateSchedule(db: Kysely<DB>, id: string, sendAt: Date | null): Promise<void> {
  await db
    .updateTable('mailing')
    .set({ status: sendAt === null ? 'draft' : 'scheduled', send_at: sendAt, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Serializes scheduling: two newsletters scheduled in parallel must not miss each other. */
export async function lockSchedule(db: Kysely<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('mailing-schedule'))`.execute(db);
}

/** Whether another mailing of this kind is scheduled or was sent within this many days of the date. */
export async function hasNeighbour(
  db: Kysely<DB>,
  { id, kind, sendAt, days }: { id: string; kind: MailingText['kind']; sendAt: Date; days: number },
): Promise<boolean> {
  const distanceMs = days * 24 * 60 * 60 * 1_000;
  const row = await db
    .selectFrom('mailing')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '<>', id)
    .where('status', '<>', 'draft')
    .where('send_at', '>', new Date(sendAt.getTime() - distanceMs))
    .where('send_at', '<', new Date(sendAt.getTime() + distanceMs))
    .executeTakeFirst();
  return row !== undefined;
}

export const listDue = (db: Kysely<DB>) =>
  db
    .selectFrom('mailing')
    .select('id')
    .where('status', 'in', ['scheduled', 'sending'])
    .where('send_at', '<=', sql<Date>`now()`)
    .orderBy('send_at')
    .execute();

/** The next subscribers of this kind, ordered by user id. */
export const listReaders = (
  db: Kysely<DB>,
  { kind, last_user_id }: Pick<MailingRow, 'kind' | 'last_user_id'>,
  limit: number,
) =>
  db
    .selectFrom('email_preference')
    .select('user_id')
    .where('kind', '=', kind)
    .where('is_on', '=', true)
    .where('user_id', '>', last_user_id)
    .orderBy('user_id')
    .limit(limit)
    .execute();

/** Inserts the missing deliveries and returns the users who had none of this mailing yet. */
export async function insertDeliveries(
  db: Kysely<DB>,
  mailingId: string,
  userIds: readonly string[],
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .insertInto('mailing_delivery')
    .values(userIds.map((userId) => ({ user_id: userId, mailing_id: mailingId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function saveProgress(
  db: Kysely<DB>,
  id: string,
  { lastUserId, isDone }: { lastUserId: string | undefined; isDone: boolean },
): Promise<void> {
  await db
    .updateTable('mailing')
    .set({
      status: isDone ? 'sent' : 'sending',
      ...(isDone && { finished_at: new Date() }),
      ...(lastUserId !== undefined && { last_user_id: lastUserId }),
    })
    .where('id', '=', id)
    .execute();
}

/** Locks the delivery until the transaction ends: a parallel sender waits and then finds it sent. */
export const lockDelivery = (db: Kysely<DB>, { userId, mailingId }: { userId: string; mailingId: string }) =>
  db
    .selectFrom('mailing_delivery')
    .select('sent_at')
    .where('user_id', '=', userId)
    .where('mailing_id', '=', mailingId)
    .forUpdate()
    .executeTakeFirst();

export async function markSent(
  db: Kysely<DB>,
  { userId, mailingId }: { userId: string; mailingId: string },
): Promise<void> {
  await db
    .updateTable('mailing_delivery')
    .set({ sent_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('mailing_id', '=', mailingId)
    .execute();
}
