import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/tables.ts';

export interface OwnArchive {
  userId: string;
  archiveId: string;
}

const ARCHIVE_DAYS = 7;

const archives = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('account_archive')
    .select(['id', 'requested_at', 'size_bytes', 'expires_at'])
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', new Date())]));

export type ArchiveRow = NonNullable<Awaited<ReturnType<typeof findNewestArchive>>>;

export const findNewestArchive = (db: Kysely<DB>, userId: string) =>
  archives(db, userId).orderBy('requested_at', 'desc').limit(1).executeTakeFirst();

export const findArchive = (db: Kysely<DB>, { userId, archiveId }: OwnArchive) =>
  archives(db, userId).where('id', '=', archiveId).executeTakeFirst();

/** Null while another one is being created. */
export async function insertArchive(db: Kysely<DB>, userId: string): Promise<string | null> {
  const row = await db
    .insertInto('account_archive')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').where('expires_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function markMade(
  db: Kysely<DB>,
  { userId, archiveId }: OwnArchive,
  sizeBytes: number,
): Promise<Date> {
  const { expires_at } = await db
    .updateTable('account_archive')
    .set({ size_bytes: sizeBytes, expires_at: sql`now() + make_interval(days => ${ARCHIVE_DAYS})` })
    .where('user_id', '=', userId)
    .where('id', '=', archiveId)
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at ?? new Date();
}

/** False when another download was first: an archive can be downloaded once. */
export async function deleteArchive(db: Kysely<DB>, { userId, archiveId }: OwnArchive): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account_archive')
    .where('user_id', '=', userId)
    .where('id', '=', archiveId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** An archive that was not finished within a day never will be. */
export async function deleteOldArchives(db: Kysely<DB>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('account_archive')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', new Date()),
        eb.and([eb('expires_at', 'is', null), eb('requested_at', '<', sql<Date>`now() - interval '1 day'`)]),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Runs as lauda_auth: the recipient's address and language. */
export const findRecipient = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('app_user')
    .select(['email', 'locale', 'first_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
