import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { QUEUE_SCHEMA } from '../schema.ts';

/** Queues with a job that could start now. One index lookup per queue, in a single statement. */
export async function listQueuesWithDueJobs(db: Kysely<DB>, queues: readonly string[]): Promise<string[]> {
  if (queues.length === 0) return [];
  const { rows } = await sql<{ queue: string }>`
    select queue from unnest(${queues}::text[]) as queue
    where exists (
      select from ${sql.id(QUEUE_SCHEMA, 'job_common')} j
      where j.name = queue and j.state < 'active' and not j.blocked and j.start_after <= now()
    )`.execute(db);
  return rows.map(({ queue }) => queue);
}
