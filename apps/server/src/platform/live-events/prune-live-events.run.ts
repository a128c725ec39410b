import { type Kysely, sql } from 'kysely';
import { deleteBatch, runInBatches } from '../../db/in-batches.ts';
import type { DB } from '../../db/tables.ts';
import type { JobContext } from '../queue/define-job.ts';

interface Deps {
  systemDb: Kysely<DB>;
}

export const deleteOldEvents = deleteBatch(
  'live_event',
  'created_at',
  sql`created_at < now() - interval '24 hours'`,
);

export const deleteOldProgress = deleteBatch(
  'job_progress',
  'updated_at',
  sql`updated_at < now() - interval '7 days'`,
);

export async function run(_payload: object, { deps, signal, log }: JobContext<Deps>): Promise<void> {
  const events = await runInBatches(deps.systemDb, deleteOldEvents, signal);
  const progress = await runInBatches(deps.systemDb, deleteOldProgress, signal);
  log.info('live-events.pruned', { count: events + progress });
}
