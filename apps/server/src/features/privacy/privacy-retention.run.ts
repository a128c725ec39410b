import type { JobContext } from '../../platform/queue/define-job.ts';
import { deleteOldArchives } from './archive/archive.queries.ts';
import { deleteOldTombstones } from './queries.ts';
import type { PrivacyRetentionDeps } from './privacy-retention.job.ts';
import { deleteOldTombstoneFiles } from './tombstones.ts';

export async function run(
  _payload: object,
  { deps: { systemDb, storage }, log }: JobContext<PrivacyRetentionDeps>,
): Promise<void> {
  const count = await deleteOldArchives(systemDb);
  await deleteOldTombstones(systemDb);
  await deleteOldTombstoneFiles(storage);
  log.info('privacy.tended', { count });
}
