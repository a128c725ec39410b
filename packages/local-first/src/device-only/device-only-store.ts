import { createBackup } from '../storage/backup.ts';
import { createDeviceDatabase } from '../storage/device-database.ts';
import { isSettled, type JournalEntry, type Settling, withSettled } from '../storage/journal.ts';
import { createDeviceOnlyJournal } from './device-only-journal.ts';

/** A document that stays on the device until it becomes something else: a wizard, an import review. */
export interface DeviceOnlyType<State> {
  readonly database: string;
  /** Key path of its rows, if they contain their own id. */
  readonly keyPath?: string;
  readonly store: string;
  readonly empty: State;
  /** Three-way merge: applies what `mine` changed since `base` to `theirs`. */
  readonly merge: (base: State, mine: State, theirs: State) => State;
  /** Null for another owner's row. */
  readonly readRow: (row: unknown, owner: Owner) => State | null;
  readonly toRow: (state: State, owner: Owner) => object;
}

/** A document and its owner. */
export interface Owner {
  readonly id: string;
  readonly ownerId: string;
}

export type DeviceOnlyStore<State> = ReturnType<typeof createDeviceOnlyStore<State>>;

/** All documents of one device-only type. */
export function createDeviceOnlyStore<State>(type: DeviceOnlyType<State>) {
  const { store, keyPath, readRow, toRow, merge, empty } = type;
  const keyOf = (id: string) => (keyPath === undefined ? id : undefined);
  const backup = createBackup(
    type.database,
    async (id) => (await (await database.get()).get(store, id)) ?? null,
  );
  const database = createDeviceDatabase<unknown>(
    type.database,
    [(db) => void db.createObjectStore(store, keyPath === undefined ? {} : { keyPath })],
    {
      list: backup.list,
      put: (transaction, rows) => {
        for (const { id, row } of rows) void transaction.objectStore(store).put(row, keyOf(id));
      },
    },
  );
  const journal = createDeviceOnlyJournal<State>(type.database);

  /** `settledEntries` is ours, not the type's. */
  const read = (row: unknown, owner: Owner): State | null => {
    if (row === undefined) return null;
    const { settledEntries: _, ...own } = row as Settling;
    return readRow(own, owner);
  };
  const rowWith = (
    state: State,
    owner: Owner,
    row: unknown,
    settles: readonly JournalEntry<State>[],
  ): object => {
    const { settledEntries } = (row ?? {}) as Settling;
    const kept = settledEntries === undefined ? {} : { settledEntries };
    backup.schedule(owner.id, true);
    return settles.reduce<object>(withSettled, { ...toRow(state, owner), ...kept });
  };

  /** Applies what a tab could not write before it ended. Its last write may be in the row or not. */
  const withEntry = (stored: State, { base, writing, mine }: JournalEntry<State>): State =>
    writing === null ? merge(base, mine, stored) : merge(writing, mine, merge(base, writing, stored));

  const folded = (row: unknown, owner: Owner, entries: readonly JournalEntry<State>[]) => {
    const missing = entries.filter((entry) => row === undefined || !isSettled(row as Settling, entry));
    return { missing, state: missing.reduce(withEntry, { ...empty, ...read(row, owner) }) };
  };

  const fold = (owner: Owner, entries: readonly JournalEntry<State>[]): Promise<State> =>
    database.write([store], async (transaction) => {
      const rows = transaction.objectStore(store);
      const row = await rows.get(owner.id);
      const { missing, state } = folded(row, owner, entries);
      await rows.put(rowWith(state, owner, row, missing), keyOf(owner.id));
      return state;
    });

  return {
    type,
    find: async (owner: Owner): Promise<State | null> => {
      const entries = await journal.listOf(owner).catch(() => []);
      const row = async () => {
        const stored = await (await database.get()).get(store, owner.id);
        // The last page may have crashed before its copy.
        if (stored !== undefined) backup.schedule(owner.id, true);
        return stored;
      };
      if (entries.length === 0) return read(await row(), owner);
      try {
        const state = await fold(owner, entries);
        // Otherwise the next page does it.
        void journal.removeFolded(entries).catch(() => undefined);
        return state;
      } catch {
        // A full device can still be read; the entries stay for the next time.
        return folded(await row(), owner, entries).state;
      }
    },
    /**
     * Reads, changes and writes in one transaction; tabs are serialized. The new state contains `entries`, oldest first;
     * `folded` is the state of the newest that another page has already folded in.
     */
    update: (
      owner: Owner,
      change: (stored: State | null, folded: State | null) => State,
      entries: readonly JournalEntry<State>[],
    ): Promise<State> =>
      database.write([store], async (transaction) => {
        const rows = transaction.objectStore(store);
        const row = await rows.get(owner.id);
        const isFolded = (entry: JournalEntry<State>) =>
          row !== undefined && isSettled(row as Settling, entry);
        const state = change(read(row, owner), entries.findLast(isFolded)?.mine ?? null);
        const missing = entries.filter((entry) => !isFolded(entry));
        await rows.put(rowWith(state, owner, row, missing), keyOf(owner.id));
        return state;
      }),
    putEntry: journal.put,
    removeEntry: journal.remove,
    /** For a page that is unloading and cannot wait. */
    putOnLeave: (owner: Owner, state: State, entries: readonly JournalEntry<State>[]): void =>
      void database.putOnLeave(store, rowWith(state, owner, null, entries), keyOf(owner.id)),
    /** Ids of stored documents of all owners. */
    listIds: async (): Promise<string[]> => (await (await database.get()).getAllKeys(store)) as string[],
    remove: async (id: string): Promise<void> => {
      await journal.removeWhere((entry) => entry.id === id).catch(() => undefined);
      await (await database.get()).delete(store, id);
      await backup.remove((copied) => copied.id === id);
    },
    removeWhere: async (isMeant: (row: unknown) => boolean): Promise<void> => {
      await journal.removeWhere((entry) => isMeant(toRow(entry.mine, entry))).catch(() => undefined);
      await database.write([store], async (transaction) => {
        const rows = transaction.objectStore(store);
        for (const key of await rows.getAllKeys()) if (isMeant(await rows.get(key))) await rows.delete(key);
      });
      await backup.remove(({ row }) => isMeant(row));
    },
    close: (): void => {
      database.close();
      journal.close();
      backup.close();
    },
  };
}
