import { type RawBuilder, sql } from 'kysely';
import { BATCH_ROWS } from '../../db/in-batches.ts';

/** Between these ages, the last save of each span is enough. */
interface ThinningRule {
  fromAge: string;
  toAge: string;
  span: string;
}

/**
 * Every save for an hour, then coarser. Each rule looks at little more than has come of age since the job
 * last ran; what a long outage leaves untouched stays whole until it is dropped.
 */
export const THINNING_RULES: readonly ThinningRule[] = [
  { fromAge: '1 hour', toAge: '26 hours', span: '10 minutes' },
  { fromAge: '1 day', toAge: '9 days', span: '1 hour' },
  { fromAge: '7 days', toAge: '31 days', span: '1 day' },
];

/** The last save of a span has no later one beside it; so the current version always stays. */
export const thinVersions = ({ fromAge, toAge, span }: ThinningRule): RawBuilder<unknown> => sql`
  update resume_version set document = null where (user_id, resume_id, version) in (
    select v.user_id, v.resume_id, v.version
    from resume_version v
    where v.document is not null
      and v.saved_at < now() - ${fromAge}::interval
      and v.saved_at >= now() - ${toAge}::interval
      and exists (
        select from resume_version later
        where later.user_id = v.user_id and later.resume_id = v.resume_id and later.version > v.version
          and later.document is not null
          and date_bin(${span}::interval, later.saved_at, 'epoch') = date_bin(${span}::interval, v.saved_at, 'epoch'))
    limit ${BATCH_ROWS})`;

/** Each has as many old versions as were saved in a month. */
export const RESUMES_AT_ONCE = 100;

/**
 * Looks at resumes with a version that has come of age, and at no other: one that nobody opens has its current
 * version and nothing due. The row's lock keeps a save from adding a version meanwhile.
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
    select user_id, id from resume where deleted_at < now() - interval '30 days' limit ${BATCH_ROWS}
  ), unshown as (
    update photo p set check_at = now() from doomed where p.user_id = doomed.user_id
  ), emptied as (
    delete from resume_version v using doomed where v.user_id = doomed.user_id and v.resume_id = doomed.id
  )
  delete from resume r using doomed where r.user_id = doomed.user_id and r.id = doomed.id`;
