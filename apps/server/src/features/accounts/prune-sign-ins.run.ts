import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { JobContext } from '../../platform/queue/define-job.ts';
import { deleteExpired, deleteUnconfirmedUsers } from './queries.ts';

export async function run(
  _payload: object,
  { deps: { authDb } }: JobContext<{ authDb: Kysely<DB> }>,
): Promise<void> {
  await deleteExpired(authDb);
  await authDb.transaction().execute(deleteUnconfirmedUsers);
}
