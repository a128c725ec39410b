import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables.ts';

export interface OwnResume {
  userId: string;
  resumeId: string;
}

/** True if the resume exists and is not deleted. */
export async function isLive(db: Kysely<DB>, { userId, resumeId }: OwnResume): Promise<boolean> {
  const row = await db
    .selectFrom('resume')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', resumeId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** A link whose base exists, with the current version of the base. */
const linksWithBase = (db: Kysely<DB>, { userId, resumeId }: OwnResume) =>
  db
    .selectFrom('resume_link')
    .innerJoin('resume as base', (join) =>
      join
        .onRef('base.user_id', '=', 'resume_link.user_id')
        .onRef('base.id', '=', 'resume_link.base_id')
        .on('base.deleted_at', 'is', null),
    )
    .innerJoin('resume_version as current', (join) =>
      join
        .onRef('current.user_id', '=', 'base.user_id')
        .onRef('current.resume_id', '=', 'base.id')
        .onRef('current.version', '=', 'base.version'),
    )
    .select([
      'base.id as base_id',
      'base.title as base_title',
      'base.version as base_version',
      'resume_link.kind',
      'resume_link.label',
      'resume_link.ignored',
      'resume_link.snapshot',
      'resume_link.ad',
      'current.document as base_document',
    ])
    .where('resume_link.user_id', '=', userId)
    .where('resume_link.resume_id', '=', resumeId);

export const findLink = async (db: Kysely<DB>, own: OwnResume) =>
  (await linksWithBase(db, own).executeTakeFirst()) ?? null;

/**
 * Locks the link until the transaction ends, so that concurrent requests do not overwrite each other's decisions.
 */
export const lockLink = async (db: Kysely<DB>, own: OwnResume) =>
  (await linksWithBase(db, own).forUpdate('resume_link').executeTakeFirst()) ?? null;

export async function updateSnapshot(
  db: Kysely<DB>,
  { userId, resumeId }: OwnResume,
  link: { baseVersion: number; snapshot: string; ignored: string[] },
): Promise<number> {
  const { revision } = await db
    .updateTable('resume_link')
    .set((column) => ({
      base_version: link.baseVersion,
      snapshot: link.snapshot,
      ignored: link.ignored,
      previous_snapshot: sql<string>`snapshot`,
      previous_ignored: column.ref('ignored'),
      revision: column('revision', '+', 1),
      open_updates: null,
    }))
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** Undoes the last decisions on the link; false if there have been later ones. */
export async function restoreSnapshot(
  db: Kysely<DB>,
  { userId, resumeId }: OwnResume,
  revision: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('resume_link')
    .set((column) => ({
      snapshot: sql<string>`previous_snapshot`,
      ignored: sql<string[]>`previous_ignored`,
      previous_snapshot: null,
      previous_ignored: null,
      revision: column('revision', '+', 1),
      open_updates: null,
    }))
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    .where('previous_snapshot', 'is not', null)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if there was none. */
export async function deleteLink(db: Kysely<DB>, { userId, resumeId }: OwnResume): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('resume_link')
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Links of variants that are not deleted; the base's columns are null while the base is deleted. */
export const listLinks = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('resume_link')
    .innerJoin('resume as variant', (join) =>
      join
        .onRef('variant.user_id', '=', 'resume_link.user_id')
        .onRef('variant.id', '=', 'resume_link.resume_id')
        .on('variant.deleted_at', 'is', null),
    )
    .leftJoin('resume as base', (join) =>
      join
        .onRef('base.user_id', '=', 'resume_link.user_id')
        .onRef('base.id', '=', 'resume_link.base_id')
        .on('base.deleted_at', 'is', null),
    )
    .select([
      'resume_link.resume_id',
      'resume_link.kind',
      'resume_link.label',
      'resume_link.created_at',
      'resume_link.open_updates',
      'resume_link.counted_version',
      'resume_link.counted_base_version',
      'resume_link.match_score',
      'resume_link.matched_version',
      'resume_link.matched_month',
      'variant.version',
      // Without the ad itself: it can be long, and most scores are already stored.
      sql<boolean>`resume_link.ad is not null`.as('has_ad'),
      'variant.create_operation_id',
      'base.id as base_id',
      'base.version as base_version',
    ])
    .where('resume_link.user_id', '=', userId)
    .orderBy('resume_link.created_at', 'desc')
    .orderBy('resume_link.resume_id')
    .execute();

/** Three documents per link, as text: a worker thread parses them. */
export async function listLinkedTexts(db: Kysely<DB>, userId: string, resumeIds: readonly string[]) {
  const { rows } = await sql<{
    resume_id: string;
    kind: 'variant' | 'twin';
    version: number;
    base_version: number;
    revision: number;
    snapshot: string;
    variant: string;
    base: string;
    ignored: string[];
  }>`
    select l.resume_id, l.kind, r.version, b.version as base_version, l.revision, l.ignored,
      l.snapshot::text as snapshot, rv.document::text as variant, bv.document::text as base
    from resume_link l
    join resume r on r.user_id = l.user_id and r.id = l.resume_id
    join resume b on b.user_id = l.user_id and b.id = l.base_id
    join resume_version rv on rv.user_id = r.user_id and rv.resume_id = r.id and rv.version = r.version
    join resume_version bv on bv.user_id = b.user_id and bv.resume_id = b.id and bv.version = b.version
    where l.user_id = ${userId} and l.resume_id = any (${[...resumeIds]}::uuid[])
      and rv.document is not null and bv.document is not null`.execute(db);
  return rows;
}

export interface Count {
  resumeId: string;
  version: number;
  baseVersion: number;
  /** The link's revision: a concurrent decision makes the count stale. */
  revision: number;
  openUpdates: number;
}

export async function saveCounts(db: Kysely<DB>, userId: string, counts: readonly Count[]): Promise<void> {
  for (const { resumeId, version, baseVersion, revision, openUpdates } of counts)
    await db
      .updateTable('resume_link')
      .set({ open_updates: openUpdates, counted_version: version, counted_base_version: baseVersion })
      .where('user_id', '=', userId)
      .where('resume_id', '=', resumeId)
      .where('revision', '=', revision)
      .execute();
}

/** The current version of a variant, with the ad it was tailored to. */
export async function findTailored(db: Kysely<DB>, { userId, resumeId }: OwnResume) {
  const row = await db
    .selectFrom('resume_link')
    .innerJoin('resume', (join) =>
      join
        .onRef('resume.user_id', '=', 'resume_link.user_id')
        .onRef('resume.id', '=', 'resume_link.resume_id'),
    )
    .innerJoin('resume_version as current', (join) =>
      join
        .onRef('current.user_id', '=', 'resume.user_id')
        .onRef('current.resume_id', '=', 'resume.id')
        .onRef('current.version', '=', 'resume.version'),
    )
    .select(['resume_link.ad', 'current.version', 'current.document'])
    .where('resume_link.user_id', '=', userId)
    .where('resume_link.resume_id', '=', resumeId)
    .executeTakeFirst();
  if (row === undefined || row.ad === null || row.document === null) return null;
  return { version: row.version, ad: row.ad, document: row.document };
}

export async function saveMatch(
  db: Kysely<DB>,
  { userId, resumeId }: OwnResume,
  match: { score: number; version: number; month: string },
): Promise<void> {
  await db
    .updateTable('resume_link')
    .set({ match_score: match.score, matched_version: match.version, matched_month: match.month })
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    .execute();
}
