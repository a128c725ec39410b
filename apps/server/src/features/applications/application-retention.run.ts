import type { Kysely } from 'kysely';
import { runInBatches } from '../../db/in-batches.ts';
import type { DB } from '../../db/tables.ts';
import type { JobContext } from '../../platform/queue/define-job.ts';
import { PURGE_APPLICATIONS } from './queries.ts';

export async function run(
  _payload: object,
  { deps: { systemDb }, signal, log }: JobContext<{ systemDb: Kysely<DB> }>,
): Promise<void> {
  const count = await runInBatches(systemDb, PURGE_APPLICATIONS, signal);
  log.info('applications.tended', { count });
}
