import type { DBSchema } from 'idb';
import { createDeviceDatabase } from '@lauda/local-first/storage/device-database';

/** A photo as stored on this device. Its id is created here, so it works without an account. */
export interface StoredPhoto {
  readonly id: string;
  readonly ownerId: string;
  readonly bytes: ArrayBuffer;
  /** True when the server has it or has refused it permanently. */
  readonly isSettled: boolean;
}

interface PhotoSchema extends DBSchema {
  photos: { key: string; value: StoredPhoto };
}

export const PHOTO_DATABASE_NAME = 'lauda-photos';

export type PhotoStore = ReturnType<typeof createPhotoStore>;

/** Photos are large and immutable, so they are stored apart from the drafts that reference them. */
export function createPhotoStore() {
  const database = createDeviceDatabase<PhotoSchema>(PHOTO_DATABASE_NAME, [
    (db) => void db.createObjectStore('photos', { keyPath: 'id' }),
  ]);
  const open = database.get;

  const change = (
    isMeant: (photo: StoredPhoto) => boolean,
    make: (photo: StoredPhoto) => StoredPhoto | null,
  ): Promise<void> =>
    database.write(['photos'], async (transaction) => {
      const photos = transaction.objectStore('photos');
      for (const photo of await photos.getAll()) {
        if (!isMeant(photo)) continue;
        const next = make(photo);
        await (next === null ? photos.delete(photo.id) : photos.put(next));
      }
    });

  return {
    put: (photo: StoredPhoto): Promise<void> =>
      database.write(['photos'], async (transaction) => {
        await transaction.objectStore('photos').put(photo);
      }),
    find: async (id: string): Promise<StoredPhoto | null> => (await (await open()).get('photos', id)) ?? null,
    listUnsettled: async (ownerId: string): Promise<StoredPhoto[]> =>
      (await (await open()).getAll('photos')).filter(
        (photo) => photo.ownerId === ownerId && !photo.isSettled,
      ),
    /** `stored`: the account's version of the photo, or null when it could not be fetched. */
    settle: (id: string, stored: ArrayBuffer | null) =>
      change(
        (photo) => photo.id === id,
        (photo) => ({ ...photo, bytes: stored ?? photo.bytes, isSettled: true }),
      ),
    give: (from: string, to: string) =>
      change(
        ({ ownerId }) => ownerId === from,
        (photo) => ({ ...photo, ownerId: to }),
      ),
    forget: (ownerId: string) =>
      change(
        (photo) => photo.ownerId === ownerId,
        () => null,
      ),
    close: database.close,
  };
}
