import { type RawBuilder, sql } from 'kysely';
import { BATCH_ROWS } from '../../db/in-batches.ts';

/** Between these ages only the last save of each span is kept. */
interface ThinningRule {
  fromAge: string;
  toAge: string;
  span: string;
}

export interface ThinnedBatch {
  thinned: number;
  /** Whether no further versions are due. */
  is_last: boolean;
}

/**
 * Keeps every save for an hour, then fewer. Each rule processes each version once, when it reaches `fromAge`.
 * Versions that pass `toAge` during an outage are never thinned and stay until they are dropped.
 */
export const THINNING_RULES: readonly ThinningRule[] = [
  { fromAge: '1 hour', toAge: '26 hours', span: '10 minutes' },
  { fromAge: '1 day', toAge: '9 days', span: '1 hour' },
  { fromAge: '7 days', toAge: '31 days', span: '1 day' },
];

/**
 * Processes the next batch of a rule, clears versions that a later one in the same span supersedes, and stores its
 * position. It walks the index by time, so its cost depends only on the batch. A span is shorter than the age at
 * which it is thinned, so it is complete. The current version has no later one and is always kept.
 */
export const thinVersions = ({ fromAge, toAge, span }: ThinningRule): RawBuilder<ThinnedBatch> => sql`
  with of_age as (
    select greatest(now() - ${toAge}::interval,
             (select thinned_until from thinning where span = ${span})) as after,
           now() - ${fromAge}::interval as until
  ), looked as materialized (
    select ctid, user_id, resume_id, version, saved_at from resume_version
    where document is not null
      and saved_at > (select after from of_age) and saved_at <= (select until from of_age)
    -- With ties, for the next batch starts after the last moment of this one.
    order by saved_at fetch first ${sql.lit(BATCH_ROWS)} rows with ties
  ), thinned as (
    update resume_version set document = null where ctid = any (array(
      select ctid from looked where date_bin(${span}::interval, saved_at, 'epoch') = (
        select date_bin(${span}::interval, later.saved_at, 'epoch') from resume_version later
        where later.user_id = looked.user_id and later.resume_id = looked.resume_id
          and later.version > looked.version and later.document is not null
        order by later.version limit 1)))
    returning 1
  ), batch as (
    select (select count(*)::int from thinned) as thinned, count(*) < ${sql.lit(BATCH_ROWS)} as is_last,
           max(saved_at) as reached
    from looked
  ), remembered as (
    insert into thinning (span, thinned_until)
    select ${span}, case when is_last then until else reached end from batch, of_age
    on conflict (span) do update set thinned_until = excluded.thinned_until
  )
  select thinned, is_last from batch`;

/** Each resume has up to a month of old versions. */
export const RESUMES_AT_ONCE = 100;

/**
 * Visits only resumes with a due version: an idle resume has only its current version and is never visited. The row
 * lock keeps a concurrent save from adding a version.
 */
export const dropOldVersions = sql`
  with due as (
    select user_id, id, version from resume where versions_due_at <= now()
    order by versions_due_at limit ${RESUMES_AT_ONCE} for update skip locked
  ), dropped as (
    delete from resume_version v using due
    where v.user_id = due.user_id and v.resume_id = due.id and v.version < due.version
      and v.saved_at < now() - interval '30 days'
  )
  update resume r set versions_due_at = (
    select min(v.saved_at) + interval '30 days' from resume_version v
    where v.user_id = due.user_id and v.resume_id = due.id and v.version < due.version
      and v.saved_at >= now() - interval '30 days')
  from due where r.user_id = due.user_id and r.id = due.id`;

export const purgeDeletedResumes = sql`
  with doomed as (
    select user_id, id from resume where deleted_at < now() - interval '30 days' order by deleted_at limit ${BATCH_ROWS}
  ), unshown as (
    update photo p set check_at = now() from doomed where p.user_id = doomed.user_id
  ), emptied as (
    delete from resume_version v using doomed where v.user_id = doomed.user_id and v.resume_id = doomed.id
  )
  delete from resume r using doomed where r.user_id = doomed.user_id and r.id = doomed.id`;
