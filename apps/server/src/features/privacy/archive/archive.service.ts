import type { AccountArchive } from '@lauda/contract/accounts/privacy';
import type { Kysely } from 'kysely';
import { asUser } from '../../../db/as-user.ts';
import type { DB } from '../../../db/tables.ts';
import { AppError } from '../../../errors.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { Signer } from '../../../platform/secrets/signer.ts';
import type { ObjectStorage } from '../../../platform/storage/storage.ts';
import { archiveKey, readArchiveToken } from './archive-link.ts';
import {
  type ArchiveRow,
  deleteArchive,
  findArchive,
  findNewestArchive,
  insertArchive,
} from './archive.queries.ts';
import { makeArchive } from './make-archive.job.ts';

export interface ArchiveServiceDeps {
  db: Kysely<DB>;
  queue: Queue;
  storage: ObjectStorage;
  signer: Signer;
}

const present = (row: ArchiveRow): AccountArchive => ({
  requestedAt: row.requested_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  sizeBytes: row.size_bytes,
});

export type ArchiveService = ReturnType<typeof createArchiveService>;

export function createArchiveService({ db, queue, storage, signer }: ArchiveServiceDeps) {
  return {
    find: async (userId: string): Promise<AccountArchive | null> => {
      const row = await asUser(db, userId, (trx) => findNewestArchive(trx, userId));
      return row ? present(row) : null;
    },

    /** While an archive is being created, returns that one. */
    request: (userId: string): Promise<AccountArchive> =>
      asUser(db, userId, async (trx) => {
        const archiveId = await insertArchive(trx, userId);
        if (archiveId !== null) await queue.enqueue(trx, makeArchive, { userId, archiveId });
        const row = await findNewestArchive(trx, userId);
        if (!row) throw new AppError('NOT_FOUND');
        return present(row);
      }),

    /** Works once: of two concurrent downloads, one succeeds. */
    take: async (userId: string, token: string): Promise<Uint8Array> => {
      const own = readArchiveToken(signer, userId, token);
      const row = own && (await asUser(db, userId, (trx) => findArchive(trx, own)));
      const bytes = own && row?.expires_at ? await storage.get(archiveKey(own)) : null;
      const isFirst = own && bytes !== null && (await asUser(db, userId, (trx) => deleteArchive(trx, own)));
      if (!bytes || !isFirst) throw new AppError('TOKEN_INVALID');
      return bytes;
    },
  };
}
