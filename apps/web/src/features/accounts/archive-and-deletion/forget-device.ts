import { openDB } from 'idb';
import { forgetEarlyFields } from '../../../lib/early-form/early-fields.ts';

const isTheirs = (key: IDBValidKey, value: unknown, ownerId: string): boolean =>
  key === ownerId ||
  (typeof value === 'object' && value !== null && 'ownerId' in value && value.ownerId === ownerId);

const PREFIX = 'lauda-';

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
}
