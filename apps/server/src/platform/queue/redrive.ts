import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { deadLetterQueue } from './define-job.ts';
import { QUEUE_SCHEMA } from './schema.ts';

const jobTable = sql.id(QUEUE_SCHEMA, 'job');

export interface DeadJobRow {
  id: string;
  name: string;
  failed_at: Date;
  attempts: number;
  error: string | null;
}

const waiting = (jobNames: readonly string[]) =>
  sql`name = any(${jobNames.map(deadLetterQueue)}::text[]) and state = 'created'`;

/** Jobs that failed permanently, newest first. Their payloads are left out, because not everyone may see them. */
export async function listDeadJobs(
  db: Kysely<DB>,
  jobNames: readonly string[],
  { page, limit }: { page: number; limit: number },
): Promise<DeadJobRow[]> {
  const { rows } = await sql<DeadJobRow>`
    select id, source_name as name, created_on as failed_at, coalesce(source_retry_count, 0) + 1 as attempts,
           source_output ->> 'message' as error
    from ${jobTable} where ${waiting(jobNames)}
    order by created_on desc, id limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return rows;
}

export async function countDeadJobs(db: Kysely<DB>, jobNames: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from ${jobTable} where ${waiting(jobNames)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Takes a dead letter out of its queue; null when it does not exist any more. */
export async function takeDeadJob(
  db: Kysely<DB>,
  { name, id }: { name: string; id: string },
): Promise<{ data: unknown } | null> {
  const { rows } = await sql<{ data: unknown }>`
    delete from ${jobTable} where name = ${deadLetterQueue(name)} and id = ${id} and state = 'created'
    returning data`.execute(db);
  return rows[0] ?? null;
}

/** Seconds since a worker last supervised the queues; null if none ever has. */
export async function secondsSinceSupervised(db: Kysely<DB>): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from now() - max(monitor_on))::float8 as seconds
    from ${sql.id(QUEUE_SCHEMA, 'queue')}`.execute(db);
  return rows[0]?.seconds ?? null;
}
