import type { Kysely } from 'kysely';
import { runInBatches } from '../../db/in-batches.ts';
import type { DB } from '../../db/tables.ts';
import type { JobContext } from '../../platform/queue/define-job.ts';
import { FORGET_USES } from './queries.ts';

export async function run(
  _payload: object,
  { deps: { systemDb }, signal }: JobContext<{ systemDb: Kysely<DB> }>,
): Promise<void> {
  await runInBatches(systemDb, FORGET_USES, signal);
}
