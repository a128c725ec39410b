import type { SentResume } from '@lauda/domain/application/application';
import { type Kysely, sql } from 'kysely';
import { BATCH_ROWS } from '../../db/in-batches.ts';
import type { DB } from '../../db/tables.ts';

export interface OwnApplication {
  userId: string;
  applicationId: string;
}

export const listCards = (db: Kysely<DB>, userId: string, limit: number) =>
  db
    .selectFrom('application')
    .leftJoin('share_link', (join) =>
      join
        .onRef('share_link.user_id', '=', 'application.user_id')
        .onRef('share_link.id', '=', 'application.link_id'),
    )
    .select([
      'application.id',
      'application.version',
      'application.card',
      'application.updated_at',
      'share_link.view_count',
    ])
    .where('application.user_id', '=', userId)
    .where('application.deleted_at', 'is', null)
    .orderBy('application.updated_at', 'desc')
    .orderBy('application.id')
    .limit(limit)
    .execute();

export const findApplication = async (db: Kysely<DB>, { userId, applicationId }: OwnApplication) =>
  (await db
    .selectFrom('application')
    .select(['version', 'updated_at', 'document'])
    .where('user_id', '=', userId)
    .where('id', '=', applicationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) ?? null;

interface ApplicationRow extends OwnApplication {
  /** Serialized JSON. */
  card: string;
  document: string;
  linkId: string | null;
}

interface Limits {
  live: number;
  /** Includes deleted ones that can still be restored. */
  all: number;
}

/** 'full' at the limit; null when the id is already taken. */
export async function insertApplication(db: Kysely<DB>, row: ApplicationRow, limits: Limits) {
  // Serialized per user: parallel creates would each see room.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`application ${row.userId}`}, 0))`.execute(db);
  const { live, all } = await db
    .selectFrom('application')
    .select(({ fn }) => [
      fn.countAll<string>().as('all'),
      fn.countAll<string>().filterWhere('deleted_at', 'is', null).as('live'),
    ])
    .where('user_id', '=', row.userId)
    .executeTakeFirstOrThrow();
  if (Number(live) >= limits.live || Number(all) >= limits.all) return 'full' as const;
  const inserted = await db
    .insertInto('application')
    .values({
      user_id: row.userId,
      id: row.applicationId,
      card: row.card,
      link_id: row.linkId,
      document: row.document,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .returning(['version', 'updated_at'])
    .executeTakeFirst();
  return inserted ?? null;
}

/** Null when the stored version differs, or the application does not exist. */
export const updateApplication = async (db: Kysely<DB>, row: ApplicationRow, baseVersion: number) =>
  (await db
    .updateTable('application')
    .set((column) => ({
      version: column('version', '+', 1),
      card: row.card,
      link_id: row.linkId,
      document: row.document,
      updated_at: new Date(),
    }))
    .where('user_id', '=', row.userId)
    .where('id', '=', row.applicationId)
    .where('version', '=', baseVersion)
    .where('deleted_at', 'is', null)
    .returning(['version', 'updated_at'])
    .executeTakeFirst()) ?? null;

/** Stores a copy of the sent version and deletes the copy of any other. A version without its text gets no copy. */
export async function freezeSent(
  db: Kysely<DB>,
  { userId, applicationId }: OwnApplication,
  sent: SentResume | null,
): Promise<void> {
  const kept = db
    .selectFrom('application_sent')
    .where('user_id', '=', userId)
    .where('application_id', '=', applicationId)
    .where('resume_id', '=', sent?.resumeId ?? null)
    .where('resume_version', '=', sent?.version ?? null);
  await db
    .deleteFrom('application_sent')
    .where('user_id', '=', userId)
    .where('application_id', '=', applicationId)
    .where((at) => at.not(at.exists(kept.select('resume_id'))))
    .execute();
  if (sent === null) return;
  await db
    .insertInto('application_sent')
    .columns(['user_id', 'application_id', 'resume_id', 'resume_version', 'document'])
    .expression((builder) =>
      builder
        .selectFrom('resume_version')
        .select((at) => [
          'user_id',
          sql<string>`${at.val(applicationId)}::uuid`.as('application_id'),
          'resume_id',
          'version',
          at.ref('document').$notNull().as('document'),
        ])
        .where('user_id', '=', userId)
        .where('resume_id', '=', sent.resumeId)
        .where('version', '=', sent.version)
        .where('document', 'is not', null)
        .where((at) => at.not(at.exists(kept.select('resume_id')))),
    )
    .execute();
}

/** The copy of the sent resume. None for a deleted application. */
export const findSent = async (db: Kysely<DB>, { userId, applicationId }: OwnApplication) =>
  (await db
    .selectFrom('application_sent')
    .innerJoin('application', (join) =>
      join
        .onRef('application.user_id', '=', 'application_sent.user_id')
        .onRef('application.id', '=', 'application_sent.application_id'),
    )
    .select(['application_sent.resume_id', 'application_sent.resume_version', 'application_sent.document'])
    .where('application_sent.user_id', '=', userId)
    .where('application_sent.application_id', '=', applicationId)
    .where('application.deleted_at', 'is', null)
    .executeTakeFirst()) ?? null;

/** True if the application exists, deleted or not. */
export async function markDeleted(
  db: Kysely<DB>,
  { userId, applicationId }: OwnApplication,
  deletedAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('application')
    .set({ deleted_at: deletedAt })
    .where('user_id', '=', userId)
    .where('id', '=', applicationId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Purges applications deleted 30 days ago. */
export const PURGE_APPLICATIONS = sql`
  with gone as (
    select user_id, id from application where deleted_at < now() - interval '30 days' order by deleted_at limit ${BATCH_ROWS}
  )
  delete from application using gone
  where application.user_id = gone.user_id and application.id = gone.id`;
