import { type Kysely, sql } from 'kysely';
import { BATCH_ROWS } from '../../db/in-batches.ts';
import type { DB } from '../../db/tables.ts';

export interface OwnPhoto {
  userId: string;
  photoId: string;
}

export const findPhoto = async (db: Kysely<DB>, { userId, photoId }: OwnPhoto) =>
  (await db
    .selectFrom('photo')
    .select(['id', 'source_hash'])
    .where('user_id', '=', userId)
    .where('id', '=', photoId)
    .executeTakeFirst()) ?? null;

export async function insertPhoto(
  db: Kysely<DB>,
  { userId, photoId, sourceHash }: OwnPhoto & { sourceHash: Buffer },
): Promise<void> {
  await db
    .insertInto('photo')
    .values({ user_id: userId, id: photoId, source_hash: sourceHash })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .execute();
}

/**
 * Deletes due photos that no retained version, shared copy or sent copy references, and rechecks the others in 30
 * days. Returns the number of due photos.
 */
export async function endUnusedPhotos(systemDb: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ due: string }>`
    with due as (
      select user_id, id, (
        exists (
          select from resume_version v
          where v.user_id = photo.user_id and v.document #>> '{personalInfo,photo}' = photo.id::text)
        or exists (
          select from share_link s
          where s.user_id = photo.user_id and s.frozen_document #>> '{personalInfo,photo}' = photo.id::text)
        or exists (
          select from application_sent a
          where a.user_id = photo.user_id and a.document #>> '{personalInfo,photo}' = photo.id::text)
      ) as is_used
      from photo where check_at <= now() order by check_at limit ${BATCH_ROWS}
    ), kept as (
      update photo p set check_at = now() + interval '30 days'
      from due where p.user_id = due.user_id and p.id = due.id and due.is_used
    ), ended as (
      delete from photo p using due where p.user_id = due.user_id and p.id = due.id and not due.is_used
    )
    select count(*) as due from due`.execute(systemDb);
  return Number(rows[0]?.due ?? 0);
}

interface RemovedKey {
  key: string;
  /** Uploaded again meanwhile. */
  is_back: boolean;
}

/** A batch of storage keys, each checked against the photos by user and id. */
export const REMOVED_KEYS = sql<RemovedKey>`
  select key, case when key like 'photos/%' then exists (
    select from photo p
    where p.user_id = split_part(key, '/', 2)::uuid and p.id = left(split_part(key, '/', 3), 36)::uuid
    offset 0) else false end as is_back
  from removed_object limit ${BATCH_ROWS}`;

export const listRemovedKeys = async (systemDb: Kysely<DB>): Promise<RemovedKey[]> =>
  (await REMOVED_KEYS.execute(systemDb)).rows;

export async function forgetRemovedKey(systemDb: Kysely<DB>, key: string): Promise<void> {
  await systemDb.deleteFrom('removed_object').where('key', '=', key).execute();
}
