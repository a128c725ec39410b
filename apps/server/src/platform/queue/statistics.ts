import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { QUEUE_SCHEMA } from './schema.ts';

export interface QueueCount {
  queue: string;
  state: 'waiting' | 'deferred' | 'active' | 'dead';
  count: number;
}

/**
 * Number of jobs per queue, from the figures that the supervising worker caches: some seconds old, but cheap to
 * read however full the queues are.
 */
export async function countJobs(db: Kysely<DB>): Promise<QueueCount[]> {
  const { rows } = await sql<QueueCount>`
    select q.name as queue, counts.state, counts.count
    from ${sql.id(QUEUE_SCHEMA, 'queue')} q
    join ${sql.id(QUEUE_SCHEMA, 'queue')} dead on dead.name = q.dead_letter
    cross join lateral (values
      ('waiting', q.ready_count),
      ('deferred', q.deferred_count),
      ('active', q.active_count),
      ('dead', dead.queued_count)
    ) as counts (state, count)
    order by 1, 2`.execute(db);
  return rows;
}
