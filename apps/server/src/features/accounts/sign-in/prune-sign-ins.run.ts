import type { Kysely } from 'kysely';
import { BATCH_ROWS, runInBatches } from '../../../db/in-batches.ts';
import type { DB } from '../../../db/tables.ts';
import type { JobContext } from '../../../platform/queue/define-job.ts';
import { deleteUnconfirmedUsers, EXPIRED_ROWS } from '../queries.ts';

export async function run(
  _payload: object,
  { deps: { authDb }, signal }: JobContext<{ authDb: Kysely<DB> }>,
): Promise<void> {
  for (const statement of EXPIRED_ROWS) await runInBatches(authDb, statement, signal);
  do signal.throwIfAborted();
  while ((await authDb.transaction().execute(deleteUnconfirmedUsers)) === BATCH_ROWS);
}
