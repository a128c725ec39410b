import { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { deadLetterQueue, type JobDefinition } from './define-job.ts';
import { QUEUE_SCHEMA } from './schema.ts';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * pg-boss stores all payloads in one table. Requests may insert a job and get its id; they may not read queued
 * jobs, which belong to other users, nor change or delete them.
 * - `select (id)`: for `insert … returning id`
 * - `queue`, `version`: contain names and settings only; the insert joins the former
 * Workers read and change everything here but own nothing, so they cannot alter the schema.
 */
const GRANTS = `
  grant usage on schema ${QUEUE_SCHEMA} to lauda_app, lauda_auth, lauda_system;
  grant execute on all functions in schema ${QUEUE_SCHEMA} to lauda_system;
  grant execute on function ${QUEUE_SCHEMA}.job_now() to lauda_app, lauda_auth;
  grant select on ${QUEUE_SCHEMA}.queue, ${QUEUE_SCHEMA}.version to lauda_app, lauda_auth;
  grant insert, select (id) on ${QUEUE_SCHEMA}.job_common to lauda_app, lauda_auth;
  grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to lauda_system;
  grant usage on all sequences in schema ${QUEUE_SCHEMA} to lauda_system;
`;

/**
 * Locks the queued job of a key against workers until the caller's transaction ends, and returns whether there is
 * one. Without it a worker could take the job, miss what the caller has not committed yet, and finish, while the
 * caller, told that a job is queued, adds none. A function, because requests may neither read nor lock jobs.
 */
const HOLD_WAITING_JOB = `
  create or replace function ${QUEUE_SCHEMA}.hold_waiting_job(p_name text, p_key text) returns boolean
  language plpgsql security definer set search_path = '' as $$
  begin
    perform from ${QUEUE_SCHEMA}.job_common
    where name = p_name and singleton_key = p_key and state = 'created' and policy = 'short'
    for share;
    return found;
  end $$;
  revoke execute on function ${QUEUE_SCHEMA}.hold_waiting_job(text, text) from public;
  grant execute on function ${QUEUE_SCHEMA}.hold_waiting_job(text, text) to lauda_app, lauda_auth, lauda_system;
`;

const queueSettings = (job: JobDefinition) => ({
  retryLimit: job.retryLimit,
  retryDelay: job.retryDelaySeconds,
  retryBackoff: true,
  retryDelayMax: 60 * 60,
  expireInSeconds: job.timeoutSeconds,
  // The minimum in pg-boss: how long the job of a killed worker waits before another takes it.
  heartbeatSeconds: 10,
  // Finished jobs are not needed; the supervisor counts all jobs, so their number should stay small.
  deleteAfterSeconds: 60 * 60,
  deadLetter: deadLetterQueue(job.name),
});

async function prepareQueues(boss: PgBoss, job: JobDefinition): Promise<void> {
  const dead = deadLetterQueue(job.name);
  if ((await boss.getQueue(dead)) === null)
    await boss.createQueue(dead, { retentionSeconds: 30 * DAY_SECONDS });
  if ((await boss.getQueue(job.name)) === null)
    await boss.createQueue(job.name, { policy: 'short', ...queueSettings(job) });
  else await boss.updateQueue(job.name, queueSettings(job));
}

async function prepareSchedules(boss: PgBoss, jobs: readonly JobDefinition[]): Promise<void> {
  const scheduled = jobs.filter((job) => job.schedule !== undefined);
  for (const { name } of await boss.getSchedules())
    if (!scheduled.some((job) => job.name === name)) await boss.unschedule(name);
  for (const { name, schedule = '' } of scheduled)
    await boss.schedule(name, schedule, { payload: {}, userId: null });
}

/** Creates or updates pg-boss's schema, a queue with dead letters for each job, and the grants. */
export async function prepareQueueSchema(ownerUrl: string, jobs: readonly JobDefinition[]): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: QUEUE_SCHEMA,
    supervise: false,
    schedule: false,
    max: 2,
  });
  const failures: unknown[] = [];
  boss.on('error', (error) => failures.push(error));
  await boss.start();
  try {
    for (const job of jobs) await prepareQueues(boss, job);
    await prepareSchedules(boss, jobs);
  } finally {
    await boss.stop({ graceful: false });
  }
  const pool = new Pool({ connectionString: ownerUrl, max: 1 });
  try {
    await pool.query(GRANTS);
    await pool.query(HOLD_WAITING_JOB);
  } finally {
    await pool.end();
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The job queues could not be prepared.');
}
