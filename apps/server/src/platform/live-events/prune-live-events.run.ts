import { type Kysely, sql } from 'kysely';
import { BATCH_ROWS, runInBatches } from '../../db/in-batches.ts';
import type { DB } from '../../db/tables.ts';
import type { JobContext } from '../queue/define-job.ts';

interface Deps {
  systemDb: Kysely<DB>;
}

/** By the order of its index: for a limit alone, the planner reads the table and hopes to meet old rows first. */
export const deleteOldEvents = sql`
  delete from live_event where ctid = any (array(
    select ctid from live_event where created_at < now() - interval '24 hours'
    order by created_at limit ${BATCH_ROWS}))`;

const deleteOldProgress = sql`
  delete from job_progress where (user_id, job_id) in
    (select user_id, job_id from job_progress where updated_at < now() - interval '7 days' limit ${BATCH_ROWS})`;

export async function run(_payload: object, { deps, signal, log }: JobContext<Deps>): Promise<void> {
  const events = await runInBatches(deps.systemDb, deleteOldEvents, signal);
  const progress = await runInBatches(deps.systemDb, deleteOldProgress, signal);
  log.info('live-events.pruned', { count: events + progress });
}
