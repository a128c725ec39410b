import { openDB } from 'idb';
import { forgetEarlyFields } from '../../../lib/early-form/early-fields.ts';

const isTheirs = (key: IDBValidKey, value: unknown, ownerId: string): boolean =>
  key === ownerId ||
  (typeof value === 'object' && value !== null && 'ownerId' in value && value.ownerId === ownerId);

const PREFIX = 'lauda-';

/** Copies of rows (`packages/local-first/src/storage/backup.ts`). After the rows: tabs copy what they still find. */
async function forgetBackups(ownerId: string): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(`backup-${PREFIX}`)) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const copied = (await (await cache.match(request))?.json().catch(() => null)) as {
        id: string;
        row: unknown;
      } | null;
      // An unreadable copy may be theirs.
      if (!copied || isTheirs(copied.id, copied.row, ownerId)) await cache.delete(request);
    }
  }
}

/**
 * Deletes one user's data on this device from all of our databases (records are keyed by owner id). Data of other users
 * of this device stays.
 */
export async function forgetOnDevice(ownerId: string): Promise<void> {
  forgetEarlyFields(ownerId);
  const databases = await indexedDB.databases();
  for (const { name } of databases) {
    if (name === undefined || !name.startsWith(PREFIX)) continue;
    const database = await openDB(name);
    for (const storeName of database.objectStoreNames) {
      const transaction = database.transaction(storeName, 'readwrite');
      for await (const cursor of transaction.store)
        if (isTheirs(cursor.primaryKey, cursor.value, ownerId)) await cursor.delete();
      await transaction.done;
    }
    database.close();
  }
  // Not available in insecure contexts.
  if ('caches' in globalThis) await forgetBackups(ownerId).catch(() => undefined);
}
