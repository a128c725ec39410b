import type { Kysely } from 'kysely';
import { BATCH_ROWS } from '../../db/in-batches.ts';
import type { DB } from '../../db/tables.ts';
import type { JobContext } from '../../platform/queue/define-job.ts';
import type { ObjectStorage } from '../../platform/storage/storage.ts';
import { endUnusedPhotos, forgetRemovedKey, listRemovedKeys } from './queries.ts';

export async function run(
  _payload: object,
  { deps: { systemDb, storage }, signal, log }: JobContext<{ systemDb: Kysely<DB>; storage: ObjectStorage }>,
): Promise<void> {
  do signal.throwIfAborted();
  while ((await endUnusedPhotos(systemDb)) === BATCH_ROWS);

  let count = 0;
  for (;;) {
    const keys = await listRemovedKeys(systemDb);
    for (const { key, is_back } of keys) {
      signal.throwIfAborted();
      if (!is_back) await storage.delete(key);
      // Only after the deletion succeeded: until then another run retries.
      await forgetRemovedKey(systemDb, key);
      count += 1;
    }
    if (keys.length < BATCH_ROWS) break;
  }
  log.info('photos.tended', { count });
}
