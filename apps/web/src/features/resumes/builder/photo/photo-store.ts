import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A picture as this device holds it. Its id is made here, so it works without an account. */
export interface StoredPhoto {
  readonly id: string;
  readonly ownerId: string;
  readonly bytes: ArrayBuffer;
  /** The server has it, or will never take it. */
  readonly isSettled: boolean;
}

interface PhotoSchema extends DBSchema {
  photos: { key: string; value: StoredPhoto };
}

export const PHOTO_DATABASE_NAME = 'lauda-photos';

export type PhotoStore = ReturnType<typeof createPhotoStore>;

/** Pictures are large and never change, so they are kept apart from the drafts that name them. */
export function createPhotoStore() {
  let opening: Promise<IDBPDatabase<PhotoSchema>> | null = null;
  const open = () => {
    opening ??= openDB<PhotoSchema>(PHOTO_DATABASE_NAME, 1, {
      upgrade: (db) => void db.createObjectStore('photos', { keyPath: 'id' }),
      terminated: () => {
        opening = null;
      },
    }).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };

  async function change(
    isMeant: (photo: StoredPhoto) => boolean,
    make: (photo: StoredPhoto) => StoredPhoto | null,
  ) {
    const transaction = (await open()).transaction('photos', 'readwrite', { durability: 'strict' });
    for (const photo of await transaction.store.getAll()) {
      if (!isMeant(photo)) continue;
      const next = make(photo);
      await (next === null ? transaction.store.delete(photo.id) : transaction.store.put(next));
    }
    await transaction.done;
  }

  return {
    put: async (photo: StoredPhoto): Promise<void> => {
      await (await open()).put('photos', photo);
    },
    find: async (id: string): Promise<StoredPhoto | null> => (await (await open()).get('photos', id)) ?? null,
    listUnsettled: async (ownerId: string): Promise<StoredPhoto[]> =>
      (await (await open()).getAll('photos')).filter(
        (photo) => photo.ownerId === ownerId && !photo.isSettled,
      ),
    settle: (id: string) =>
      change(
        (photo) => photo.id === id,
        (photo) => ({ ...photo, isSettled: true }),
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
    close: async (): Promise<void> => {
      (await opening)?.close();
      opening = null;
    },
  };
}
