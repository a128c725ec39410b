import { type Kysely, sql } from 'kysely';
import { BATCH_ROWS } from '../../db/in-batches.ts';
import type { DB } from '../../db/tables.ts';

export interface OwnLetter {
  userId: string;
  letterId: string;
}

export const listLetters = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('cover_letter')
    .select(['id', 'company', 'position', 'version', 'updated_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();

export const findLetter = async (db: Kysely<DB>, { userId, letterId }: OwnLetter) =>
  (await db
    .selectFrom('cover_letter')
    .select(['version', 'updated_at', 'document'])
    .where('user_id', '=', userId)
    .where('id', '=', letterId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) ?? null;

interface LetterRow extends OwnLetter {
  company: string;
  position: string;
  /** Serialized JSON. */
  document: string;
}

/** Null when the id is taken, or at the limit. */
export async function insertLetter(db: Kysely<DB>, letter: LetterRow, limit: number) {
  // Serialized per user: parallel creates would each see room.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cover_letter ${letter.userId}`}, 0))`.execute(
    db,
  );
  const { count } = await db
    .selectFrom('cover_letter')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', letter.userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= limit) return 'full' as const;
  const row = await db
    .insertInto('cover_letter')
    .values({
      user_id: letter.userId,
      id: letter.letterId,
      company: letter.company,
      position: letter.position,
      document: letter.document,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .returning(['version', 'updated_at'])
    .executeTakeFirst();
  return row ?? null;
}

/** Null when the stored version differs, or the cover letter does not exist. */
export const updateLetter = async (db: Kysely<DB>, letter: LetterRow, baseVersion: number) =>
  (await db
    .updateTable('cover_letter')
    .set((column) => ({
      version: column('version', '+', 1),
      company: letter.company,
      position: letter.position,
      document: letter.document,
      updated_at: new Date(),
    }))
    .where('user_id', '=', letter.userId)
    .where('id', '=', letter.letterId)
    .where('version', '=', baseVersion)
    .where('deleted_at', 'is', null)
    .returning(['version', 'updated_at'])
    .executeTakeFirst()) ?? null;

/** True if the cover letter exists, deleted or not. */
export async function markDeleted(
  db: Kysely<DB>,
  { userId, letterId }: OwnLetter,
  deletedAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cover_letter')
    .set({ deleted_at: deletedAt })
    .where('user_id', '=', userId)
    .where('id', '=', letterId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Purges cover letters deleted 30 days ago. */
export const PURGE_LETTERS = sql`
  with gone as (
    select user_id, id from cover_letter where deleted_at < now() - interval '30 days' order by deleted_at limit ${BATCH_ROWS}
  )
  delete from cover_letter using gone
  where cover_letter.user_id = gone.user_id and cover_letter.id = gone.id`;
