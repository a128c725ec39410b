import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { JobContext } from '../../platform/queue/define-job.ts';
import { partitionAndSumEvents } from './queries.ts';

const KEPT_DAYS = 90;

export async function run(
  _payload: object,
  { deps: { systemDb }, log }: JobContext<{ systemDb: Kysely<DB> }>,
): Promise<void> {
  const count = await partitionAndSumEvents(systemDb, new Date(), KEPT_DAYS);
  log.info('analytics.tended', { count });
}
