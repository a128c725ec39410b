import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { JobContext } from '../../platform/queue/define-job.ts';
import { FORGET_VIEWERS } from './queries.ts';

export async function run(
  _payload: object,
  { deps: { systemDb } }: JobContext<{ systemDb: Kysely<DB> }>,
): Promise<void> {
  await FORGET_VIEWERS.execute(systemDb);
}
