import { type IDBPDatabase, unwrap } from 'idb';

interface Place<Schema> {
  readonly db: IDBPDatabase<Schema>;
  readonly store: string;
}

interface Written<Schema> extends Place<Schema> {
  readonly value: unknown;
  /** For stores without a key path. */
  readonly key?: string;
}

/**
 * Starts, fills and commits the transaction synchronously. Chromium completes a committed transaction after the page is
 * closed, but drops one that still needs the page. Resolves when the write is on disk.
 */
function inOneStroke<Schema>(
  { db, store }: Place<Schema>,
  work: (objectStore: IDBObjectStore) => void,
): Promise<void> {
  const transaction = unwrap(db).transaction(store, 'readwrite', { durability: 'strict' });
  const done = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The write was aborted.')),
    );
  });
  work(transaction.objectStore(store));
  transaction.commit();
  return done;
}

export const putInOneStroke = <Schema>({ value, key, ...place }: Written<Schema>): Promise<void> =>
  inOneStroke(place, (objectStore) => void objectStore.put(value, key));

export const deleteInOneStroke = <Schema>({ key, ...place }: Place<Schema> & { readonly key: IDBValidKey }) =>
  inOneStroke(place, (objectStore) => void objectStore.delete(key));
