import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { fromLiveLinks } from '../queries.ts';

// All queries here run as lauda_system.

/** Less than a week, to tolerate delays of cron and a busy queue. */
const DIGEST_DAYS = 6;

const newSinceTold = sql<boolean>`(view_count > told_views or download_count > told_downloads)`;

/** Subscribers of the summary whose links have unreported activity, ordered by user id. */
export const listDigestReaders = (db: Kysely<DB>, afterUserId: string, limit: number) =>
  db
    .selectFrom('email_preference')
    .select('user_id')
    .where('kind', '=', 'resumeAnalytics')
    .where('is_on', '=', true)
    .where('user_id', '>', afterUserId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('share_link')
          .select('id')
          .whereRef('share_link.user_id', '=', 'email_preference.user_id')
          .where(newSinceTold),
      ),
    )
    .orderBy('user_id')
    .limit(limit)
    .execute();

/** Whether this week's summary is still due. Locks the row until the transaction ends. */
export async function lockDigest(db: Kysely<DB>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('email_preference')
    .select(
      sql<boolean>`coalesce(last_sent_at < now() - ${DIGEST_DAYS} * interval '1 day', true)`.as('is_due'),
    )
    .where('user_id', '=', userId)
    .where('kind', '=', 'resumeAnalytics')
    .where('is_on', '=', true)
    .forUpdate()
    .executeTakeFirst();
  return row?.is_due ?? false;
}

const MAX_LINKS = 50;

/** Unreported activity per link, most viewed first. Excludes links of deleted resumes. */
export const listNews = (db: Kysely<DB>, userId: string) =>
  fromLiveLinks(db)
    .select([
      'share_link.id',
      'share_link.label',
      'resume.title',
      sql<number>`view_count - told_views`.as('views'),
      sql<number>`download_count - told_downloads`.as('downloads'),
    ])
    .where('share_link.user_id', '=', userId)
    .where(newSinceTold)
    .orderBy('views', 'desc')
    .orderBy('share_link.id')
    .limit(MAX_LINKS)
    .execute();

export type LinkNews = Awaited<ReturnType<typeof listNews>>[number];

/** Adds exactly the reported counts: a view that arrived meanwhile goes into the next summary. */
export async function markTold(db: Kysely<DB>, userId: string, news: readonly LinkNews[]): Promise<void> {
  for (const { id, views, downloads } of news)
    await db
      .updateTable('share_link')
      .set({
        told_views: sql<number>`told_views + ${views}::integer`,
        told_downloads: sql<number>`told_downloads + ${downloads}::integer`,
      })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
  await db
    .updateTable('email_preference')
    .set({ last_sent_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('kind', '=', 'resumeAnalytics')
    .execute();
}
