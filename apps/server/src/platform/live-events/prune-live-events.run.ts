import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { JobContext } from '../queue/define-job.ts';

interface Deps {
  systemDb: Kysely<DB>;
}

/** Small enough that a batch holds its locks and its snapshot for milliseconds. */
const BATCH_ROWS = 1_000;

const deleteOldEvents = sql`
  delete from live_event where (user_id, id) in
    (select user_id, id from live_event where created_at < now() - interval '24 hours' limit ${BATCH_ROWS})`;

const deleteOldProgress = sql`
  delete from job_progress where (user_id, job_id) in
    (select user_id, job_id from job_progress where updated_at < now() - interval '7 days' limit ${BATCH_ROWS})`;

async function deleteInBatches(
  db: Kysely<DB>,
  statement: RawBuilder<unknown>,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  for (;;) {
    signal.throwIfAborted();
    const { numAffectedRows = 0n } = await statement.execute(db);
    count += Number(numAffectedRows);
    if (numAffectedRows < BATCH_ROWS) return count;
  }
}

export async function run(_payload: object, { deps, signal, log }: JobContext<Deps>): Promise<void> {
  const events = await deleteInBatches(deps.systemDb, deleteOldEvents, signal);
  const progress = await deleteInBatches(deps.systemDb, deleteOldProgress, signal);
  log.info('live-events.pruned', { count: events + progress });
}
