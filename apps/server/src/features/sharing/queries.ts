import { type Kysely, sql } from 'kysely';
import { deleteBatch } from '../../db/in-batches.ts';
import type { DB } from '../../db/tables.ts';

interface OwnResume {
  userId: string;
  resumeId: string;
}

const SHOWN = [
  'id',
  'label',
  'password_hash',
  'expires_at',
  'allows_download',
  'frozen_version',
  'view_count',
  'last_viewed_at',
  'created_at',
] as const;

export const listLinks = (db: Kysely<DB>, { userId, resumeId }: OwnResume) =>
  db
    .selectFrom('share_link')
    .select(SHOWN)
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export type LinkRow = Awaited<ReturnType<typeof listLinks>>[number];

interface NewLink extends OwnResume {
  label: string;
  passwordHash: string | null;
  expiresAt: Date | null;
  allowsDownload: boolean;
  frozen: { version: number; document: string } | null;
  /** Maximum number of links per resume. */
  limit: number;
}

/** Null at the limit. Locks the resume's row, so that parallel requests count correctly. */
export async function insertLink(db: Kysely<DB>, link: NewLink): Promise<LinkRow | null> {
  await db
    .selectFrom('resume')
    .select('id')
    .where('user_id', '=', link.userId)
    .where('id', '=', link.resumeId)
    .forUpdate()
    .execute();
  const known = await listLinks(db, link);
  if (known.length >= link.limit) return null;
  return db
    .insertInto('share_link')
    .values({
      user_id: link.userId,
      resume_id: link.resumeId,
      label: link.label,
      password_hash: link.passwordHash,
      expires_at: link.expiresAt,
      allows_download: link.allowsDownload,
      frozen_version: link.frozen?.version ?? null,
      frozen_document: link.frozen?.document ?? null,
    })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
}

/** False if there was none. */
export async function deleteLink(
  db: Kysely<DB>,
  { userId, resumeId, linkId }: OwnResume & { linkId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('share_link')
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    .where('id', '=', linkId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Links whose resume is not deleted. */
export const fromLiveLinks = (db: Kysely<DB>) =>
  db
    .selectFrom('share_link')
    .innerJoin('resume', (join) =>
      join
        .onRef('resume.user_id', '=', 'share_link.user_id')
        .onRef('resume.id', '=', 'share_link.resume_id')
        .on('resume.deleted_at', 'is', null),
    );

/** For a reader: null once the link has expired, or while its resume is deleted. */
export async function findOpenLink(systemDb: Kysely<DB>, linkId: string) {
  const row = await fromLiveLinks(systemDb)
    .select([
      'share_link.id',
      'share_link.user_id',
      'share_link.resume_id',
      'share_link.password_hash',
      'share_link.allows_download',
      'share_link.frozen_version',
      'resume.version',
    ])
    .where('share_link.id', '=', linkId)
    .where((where) =>
      where.or([
        where('share_link.expires_at', 'is', null),
        where('share_link.expires_at', '>', sql<Date>`now()`),
      ]),
    )
    .executeTakeFirst();
  return row ?? null;
}

export type OpenLink = NonNullable<Awaited<ReturnType<typeof findOpenLink>>>;

export async function findFrozenDocument(systemDb: Kysely<DB>, linkId: string): Promise<unknown> {
  const row = await systemDb
    .selectFrom('share_link')
    .select('frozen_document')
    .where('id', '=', linkId)
    .executeTakeFirst();
  return row?.frozen_document ?? null;
}

/** Today's salt, created by the first caller. The salts of earlier days are deleted. */
export async function getSalt(systemDb: Kysely<DB>, day: string, fresh: Buffer): Promise<Buffer> {
  await systemDb
    .insertInto('share_salt')
    .values({ day, salt: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await systemDb
    .deleteFrom('share_salt')
    .where('day', '<', sql<Date>`${day}::date`)
    .execute();
  const { salt } = await systemDb
    .selectFrom('share_salt')
    .select('salt')
    .where('day', '=', sql<Date>`${day}::date`)
    .executeTakeFirstOrThrow();
  return salt;
}

/** Counts a viewer at most once a day. */
export const countView = (
  systemDb: Kysely<DB>,
  view: { userId: string; linkId: string; day: string; viewerHash: Buffer },
): Promise<unknown> =>
  sql`
    with seen as (
      insert into share_viewer (user_id, link_id, day, viewer_hash)
      values (${view.userId}, ${view.linkId}, ${view.day}, ${view.viewerHash})
      on conflict do nothing returning link_id
    )
    update share_link set view_count = view_count + 1, last_viewed_at = now()
    from seen where share_link.id = seen.link_id`.execute(systemDb);

/** Counts every download, because downloaders are not identified. */
export async function countDownload(systemDb: Kysely<DB>, linkId: string): Promise<void> {
  await systemDb
    .updateTable('share_link')
    .set({ download_count: sql<number>`download_count + 1` })
    .where('id', '=', linkId)
    .execute();
}

const IS_PAST = sql`day < (now() at time zone 'utc')::date`;

/** For `runInBatches`: data of past days. Salts first: without them the hashes are meaningless. */
export const PAST_VIEWERS = [
  deleteBatch('share_salt', 'day', IS_PAST),
  deleteBatch('share_viewer', 'day', IS_PAST),
];
