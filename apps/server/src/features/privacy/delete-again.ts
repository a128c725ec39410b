import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { ObjectStorage } from '../../platform/storage/storage.ts';
import { OPERATOR } from '../audit/service.ts';
import { listAccountsByHash } from './queries.ts';
import type { DeletionService } from './service.ts';
import { readTombstones } from './tombstones.ts';

export interface DeleteAgainDeps {
  storage: ObjectStorage;
  /** Connects as lauda_auth. */
  authDb: Kysely<DB>;
  deletions: Pick<DeletionService, 'requestDeletion'>;
}

const AT_ONCE = 1_000;

/**
 * After a backup was restored: requests the deletion of every account in the database that has a tombstone. Can be
 * repeated; it finds what is left. Returns the number of tombstones and of accounts.
 */
export async function deleteAgain({ storage, authDb, deletions }: DeleteAgainDeps) {
  let tombstones = 0;
  let accounts = 0;
  const compare = async (hashes: readonly string[]): Promise<void> => {
    for (const userId of await listAccountsByHash(authDb, hashes)) {
      await deletions.requestDeletion(userId, OPERATOR);
      accounts += 1;
    }
  };
  let batch: string[] = [];
  for await (const hash of readTombstones(storage)) {
    tombstones += 1;
    batch.push(hash);
    if (batch.length < AT_ONCE) continue;
    await compare(batch);
    batch = [];
  }
  if (batch.length > 0) await compare(batch);
  return { tombstones, accounts };
}
