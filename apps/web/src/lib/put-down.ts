import { type IDBPDatabase, unwrap } from 'idb';

interface Place<Schema> {
  readonly db: IDBPDatabase<Schema>;
  readonly store: string;
}

interface Written<Schema> extends Place<Schema> {
  readonly value: unknown;
  /** For stores whose values do not carry their own. */
  readonly key?: string;
}

/**
 * Begun, done and committed in one stroke. Chromium finishes what is committed although the page is gone; a write
 * that still waits for a word of the page is dropped with it. Resolves when it is on the disk.
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

export const putDown = <Schema>({ value, key, ...place }: Written<Schema>): Promise<void> =>
  inOneStroke(place, (objectStore) => void objectStore.put(value, key));

export const takeAway = <Schema>({ key, ...place }: Place<Schema> & { readonly key: IDBValidKey }) =>
  inOneStroke(place, (objectStore) => void objectStore.delete(key));

/** Before the page may be gone; until what it answers is called. */
export function whenLeaving(work: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  addEventListener('pagehide', work, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && work(), {
    signal,
  });
  return () => over.abort();
}
