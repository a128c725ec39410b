import { type IDBPDatabase, unwrap } from 'idb';

interface Written<Schema> {
  readonly db: IDBPDatabase<Schema>;
  readonly store: string;
  readonly value: unknown;
  /** For stores whose values do not carry their own. */
  readonly key?: string;
}

/**
 * Begun, written and committed in one stroke. Chromium finishes what is committed although the page is gone; a write
 * that still waits for a word of the page is dropped with it. Resolves when it is on the disk.
 */
export function putDown<Schema>({ db, store, value, key }: Written<Schema>): Promise<void> {
  const transaction = unwrap(db).transaction(store, 'readwrite', { durability: 'strict' });
  const done = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The write was aborted.')),
    );
  });
  transaction.objectStore(store).put(value, key);
  transaction.commit();
  return done;
}

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
