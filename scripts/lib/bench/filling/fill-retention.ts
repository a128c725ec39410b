import { createDatabase } from '../../../../apps/server/src/db/client.ts';
import type { BenchEnv } from '../bench-database.ts';

const VERSIONS_A_RESUME = 30;
const PEOPLE = 2_000;
const TABLES = ['app_user', 'profile', 'resume', 'resume_version', 'resume_tally', 'live_event', 'thinning'];

export interface Volume {
  versions: number;
  events: number;
}

async function asOwner(env: BenchEnv, statements: readonly string[]): Promise<void> {
  const { pool, close } = createDatabase({
    url: env['DATABASE_OWNER_URL'] ?? '',
    maxConnections: 1,
    applicationName: 'bench',
    statementTimeoutSeconds: 3_600,
  });
  try {
    for (const table of TABLES) await pool.query(`alter table ${table} no force row level security`);
    for (const statement of statements) await pool.query(statement);
    for (const table of TABLES) await pool.query(`alter table ${table} force row level security`);
    // As autovacuum would.
    await pool.query('vacuum analyze resume, resume_version, live_event');
  } finally {
    await close();
  }
}

/** Rows that are retained: one save per day and resume for a month, and the events of the last 23 hours. */
export const fillKept = (env: BenchEnv, { versions, events }: Volume): Promise<void> =>
  asOwner(env, [
    `insert into app_user (email, name, email_verified)
     select 'person-' || n || '@lauda.example', 'Somebody', true from generate_series(1, ${PEOPLE}) n`,
    `create table bench_person as
     select id, row_number() over (order by id) - 1 as place from app_user`,
    `insert into resume (user_id, version, title, create_operation_id, versions_due_at)
     select p.id, ${VERSIONS_A_RESUME}, 'Resume ' || n, gen_random_uuid(), now() + interval '1 day' * (1 + n % 29)
     from generate_series(1, ${versions / VERSIONS_A_RESUME}) n join bench_person p on p.place = n % ${PEOPLE}`,
    // In the order in which users save.
    `insert into resume_version (user_id, resume_id, version, operation_id, saved_at, document)
     select r.user_id, r.id, v, gen_random_uuid(), now() - interval '1 day' * (${VERSIONS_A_RESUME} - v) - interval '3 hours',
            json_build_object('title', r.title, 'text', md5(r.id::text))
     from generate_series(1, ${VERSIONS_A_RESUME}) v, resume r`,
    `insert into live_event (user_id, payload, created_at, is_published)
     select p.id, '{"type":"profile.changed"}', now() - interval '23 hours' * (1 - n::float8 / ${events}), true
     from generate_series(1, ${events}) n join bench_person p on p.place = n % ${PEOPLE}`,
  ]);

/** One hour of work for the jobs, independent of the retained volume. */
export const fillDue = (env: BenchEnv): Promise<void> =>
  asOwner(env, [
    // The last thinning was an hour ago.
    `update thinning set thinned_until = thinned_until - interval '1 hour'`,
    // Five saves in one interval, slightly more than an hour ago: four of them get thinned.
    `with made as (
       insert into resume (user_id, version, title, create_operation_id)
       select id, 5, 'busy', gen_random_uuid() from bench_person where place < 1000 returning user_id, id
     )
     insert into resume_version (user_id, resume_id, version, operation_id, saved_at, document)
     select user_id, id, v, gen_random_uuid(),
            date_bin('10 minutes', now() - interval '75 minutes', 'epoch') + interval '1 minute' * v, '{}'
     from made, generate_series(1, 5) v`,
    `update resume set versions_due_at = now() - interval '1 minute' where (user_id, id) in (
       select user_id, id from resume where versions_due_at > now() limit 1000)`,
    `update resume_version v set saved_at = now() - interval '31 days' from resume r
     where r.versions_due_at < now() and v.user_id = r.user_id and v.resume_id = r.id
       and v.version = (select min(version) from resume_version o where o.user_id = r.user_id and o.resume_id = r.id)`,
    `with made as (
       insert into resume (user_id, version, title, create_operation_id, deleted_at)
       select id, 1, 'deleted', gen_random_uuid(), now() - interval '31 days' from bench_person where place < 1000
       returning user_id, id
     )
     insert into resume_version (user_id, resume_id, version, operation_id, saved_at, document)
     select user_id, id, 1, gen_random_uuid(), now() - interval '40 days', '{}' from made`,
    `insert into live_event (user_id, payload, created_at, is_published)
     select id, '{"type":"profile.changed"}', now() - interval '25 hours', true
     from bench_person, generate_series(1, 10)`,
  ]);
