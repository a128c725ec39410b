import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { asUser } from '../../db/as-user.ts';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { ObjectStorage } from '../../platform/storage/storage.ts';
import { createPhotoEncoder } from './encode-photo.ts';
import { findPhoto, insertPhoto, type OwnPhoto } from './queries.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const keyOf = ({ userId, photoId }: OwnPhoto): string => `photos/${userId}/${photoId.toLowerCase()}.jpg`;

export interface PhotoServiceDeps {
  db: Kysely<DB>;
  storage: ObjectStorage;
}

export type PhotoService = ReturnType<typeof createPhotoService>;

export function createPhotoService({ db, storage }: PhotoServiceDeps) {
  const encode = createPhotoEncoder();

  const find = async (own: OwnPhoto): Promise<Uint8Array | null> => {
    // A resume may contain any value here; only a UUID can be one of our photos.
    if (!UUID.test(own.photoId)) return null;
    const row = await asUser(db, own.userId, (trx) => findPhoto(trx, own));
    return row && storage.get(keyOf(own));
  };

  return {
    find,

    get: async (own: OwnPhoto): Promise<Uint8Array> => {
      const bytes = await find(own);
      if (bytes === null) throw new AppError('NOT_FOUND');
      return bytes;
    },

    /** Idempotent for an id: the same image again changes nothing, a different image is refused. */
    put: async (own: OwnPhoto, source: Uint8Array): Promise<void> => {
      const sourceHash = createHash('sha256').update(source).digest();
      const known = await asUser(db, own.userId, (trx) => findPhoto(trx, own));
      if (known && !sourceHash.equals(known.source_hash)) throw new AppError('OPERATION_REUSED');
      if (known) return;
      const bytes = await encode(source);
      // Bytes first: a row without them would reference a missing image.
      await storage.put(keyOf(own), bytes, 'image/jpeg');
      await asUser(db, own.userId, (trx) => insertPhoto(trx, { ...own, sourceHash }));
    },
  };
}
