import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { JobContext } from '../../platform/queue/define-job.ts';
import { deleteOldArchives } from './archive.queries.ts';
import { deleteOldTombstones } from './queries.ts';

export async function run(
  _payload: object,
  { deps: { systemDb }, log }: JobContext<{ systemDb: Kysely<DB> }>,
): Promise<void> {
  const count = await deleteOldArchives(systemDb);
  await deleteOldTombstones(systemDb);
  log.info('privacy.tended', { count });
}
