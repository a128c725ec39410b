import { createDeviceDatabase } from '../storage/device-database.ts';
import type { JournalEntry } from '../storage/journal.ts';
import type { Owner } from './device-only-store.ts';

const STORE = 'entries';

/** Journal entries of all tabs. In a database of their own, so that a slow write of a document does not block them. */
export function createDeviceOnlyJournal<State>(database: string) {
  const entries = createDeviceDatabase<unknown>(`${database}-journal`, [
    (db) => void db.createObjectStore(STORE, { keyPath: ['id', 'tabId'] }),
  ]);
  return {
    put: (entry: JournalEntry<State>): boolean => entries.putNow(STORE, entry),
    remove: ({ id, tabId }: JournalEntry<State>): void => entries.deleteNow(STORE, [id, tabId]),
    /** Ordered by time; the store's order is by tab id. */
    listOf: async ({ id, ownerId }: Owner): Promise<JournalEntry<State>[]> => {
      const all = (await (await entries.get()).getAll(STORE)) as JournalEntry<State>[];
      return all
        .filter((entry) => entry.id === id && entry.ownerId === ownerId)
        .toSorted((one, other) => one.atMs - other.atMs);
    },
    /** Not the newer entry that a tab, still open, may have put in its place. */
    removeFolded: (folded: readonly JournalEntry<State>[]): Promise<void> =>
      entries.write([STORE], async (transaction) => {
        const rows = transaction.objectStore(STORE);
        for (const { id, tabId, opId } of folded) {
          const stored = (await rows.get([id, tabId])) as JournalEntry<State> | undefined;
          if (stored?.opId === opId) await rows.delete([id, tabId]);
        }
      }),
    removeWhere: (isMeant: (entry: JournalEntry<State>) => boolean): Promise<void> =>
      entries.write([STORE], async (transaction) => {
        const rows = transaction.objectStore(STORE);
        for (const entry of (await rows.getAll()) as JournalEntry<State>[])
          if (isMeant(entry)) await rows.delete([entry.id, entry.tabId]);
      }),
    close: entries.close,
  };
}
