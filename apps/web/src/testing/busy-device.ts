import { openDB } from 'idb';

/** A device that completes no write to this store until released. */
export async function busyDevice(databaseName: string, storeName: string): Promise<() => Promise<void>> {
  const db = await openDB(databaseName);
  const transaction = db.transaction(storeName, 'readwrite');
  const free = new AbortController();
  const working = (async () => {
    while (!free.signal.aborted) await transaction.store.count();
    await transaction.done;
    db.close();
  })();
  return async () => {
    free.abort();
    await working;
  };
}
