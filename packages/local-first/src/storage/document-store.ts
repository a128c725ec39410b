import type { DocumentType } from '../document-type.ts';
import { type DocumentRecord, givenTo, isUnsaved, VISITOR, withEntry } from '../document-record.ts';
import { documentOf } from '../queue/save-queue.ts';
import { createBackup } from './backup.ts';
import { createDeviceDatabase, type DeviceWrite } from './device-database.ts';
import { isSettled, type JournalEntry, withSettled } from './journal.ts';
import { JOURNAL_STORE, readEntry, readRecord, type Row, writeEntry, writeRecord } from './stored-form.ts';

type Write = DeviceWrite<unknown, string[]>;

/** Saved documents not opened for this long are pruned; the server has them. */
const COPY_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export interface UpdateOptions<Doc> {
  /** The record as last read or written. If unchanged since, parsing the row is skipped. */
  readonly known?: DocumentRecord<Doc> | null | undefined;
  /** A journal entry included in the change; the record remembers its id. */
  readonly settles?: JournalEntry<Doc> | null | undefined;
}

/** Null for an unreadable row. The row stays untouched and other rows are still read. */
const readable = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

export type DocumentStore<Doc> = ReturnType<typeof createDocumentStore<Doc>>;

/** Every change is one strict transaction: on disk when its promise resolves. Tabs are serialized. */
export function createDocumentStore<Doc>({ storage, rules }: Pick<DocumentType<Doc>, 'storage' | 'rules'>) {
  const { store, currentStore } = storage;
  const own: string[] = [store];
  const backup = createBackup(storage.database, async (id) => {
    const row = (await (await database.get()).get(store, id)) as Row | undefined;
    return row === undefined || isSafe(row) ? null : row;
  });
  const database = createDeviceDatabase<unknown>(storage.database, storage.upgrades, {
    list: backup.list,
    put: (transaction, copied) => {
      const rows = copied.map(({ row }) => row as Row);
      // The last one edited becomes its owner's current document.
      rows.sort((one, other) => Number(one['touchedAtMs']) - Number(other['touchedAtMs']));
      for (const row of rows) {
        void transaction.objectStore(store).put(row);
        if (currentStore !== undefined)
          void transaction.objectStore(currentStore).put(keyOf(row), row['ownerId'] as string);
      }
    },
  });
  // Open early, while the screen renders. Reads and writes report a failure.
  database.get().catch(() => undefined);
  const { write } = database;
  const records = currentStore === undefined ? own : [store, currentStore];
  const all = [...records, JOURNAL_STORE];

  /** A recreated record restarts its revision at zero, so `touchedAtMs` is compared too. */
  const recordOf = (row: Row, known: DocumentRecord<Doc> | null | undefined): DocumentRecord<Doc> =>
    known && known.revision === row['revision'] && known.touchedAtMs === row['touchedAtMs']
      ? known
      : readRecord(storage, row);
  const find = (row: Row): DocumentRecord<Doc> | null => readable(() => readRecord(storage, row));
  const scheduleBackup = (record: DocumentRecord<Doc>) => backup.schedule(record.id, isUnsaved(record));
  const put = (transaction: Write, record: DocumentRecord<Doc>) => {
    scheduleBackup(record);
    return transaction.objectStore(store).put(writeRecord(storage, record));
  };
  const rowsOf = async (transaction: Write, ownerId: string): Promise<Row[]> =>
    (await transaction.objectStore(store).index('owner').getAll(ownerId)) as Row[];
  const keyOf = (row: Row) => row[storage.keyPath] as string;

  /** Whether the server has everything. An unreadable row counts as unsafe. */
  const isSafe = (row: Row): boolean => {
    const record = find(row);
    return record !== null && !isUnsaved(record);
  };

  /** Folds journal entries into their records. */
  async function fold(transaction: Write): Promise<void> {
    const rows = (await transaction.objectStore(JOURNAL_STORE).getAll()) as Row[];
    const entries = rows.flatMap((row) => readable(() => readEntry(storage, row)) ?? []);
    // Ordered by time; the store's order is by tab id.
    for (const entry of entries.toSorted((one, other) => one.atMs - other.atMs)) {
      const row = (await transaction.objectStore(store).get(entry.id)) as Row | undefined;
      const record = row === undefined ? null : find(row);
      if (row !== undefined && record === null) continue;
      if (record === null || !isSettled(record, entry))
        await put(transaction, withEntry(rules, record, entry));
      await transaction.objectStore(JOURNAL_STORE).delete([entry.id, entry.tabId]);
    }
  }

  /**
   * Folds the journal first. If it is empty, its store is left out of the transaction, so that journal writes of
   * other tabs do not wait.
   */
  async function writeFolded<T>(work: (transaction: Write) => Promise<T>): Promise<T> {
    const hasEntries = (await (await database.get()).count(JOURNAL_STORE)) > 0;
    if (!hasEntries) return write(records, work);
    return write(all, async (transaction) => {
      await fold(transaction);
      return work(transaction);
    });
  }

  async function claimWithin(transaction: Write, userId: string): Promise<void> {
    const current = currentStore === undefined ? null : transaction.objectStore(currentStore);
    const openId = await current?.get(VISITOR);
    for (const row of await rowsOf(transaction, VISITOR)) {
      const record = find(row);
      if (record === null || documentOf(record.queue) === null) continue;
      await put(transaction, givenTo(record, userId, Date.now()));
      if (record.id === openId) await current?.put(record.id, userId);
    }
    await current?.delete(VISITOR);
  }

  const current = (): string => {
    if (currentStore === undefined) throw new Error(`${storage.database} has no store of open documents`);
    return currentStore;
  };

  return {
    /** Reads, changes and writes in one transaction. */
    update: (
      id: string,
      change: (stored: DocumentRecord<Doc> | null) => DocumentRecord<Doc>,
      { known, settles = null }: UpdateOptions<Doc> = {},
    ): Promise<DocumentRecord<Doc>> =>
      write(own, async (transaction) => {
        const found = (await transaction.objectStore(store).get(id)) as Row | undefined;
        const stored = found ? recordOf(found, known) : null;
        const next = withSettled(change(stored), settles);
        if (next !== stored) await put(transaction, next);
        return next;
      }),

    find: async (id: string): Promise<DocumentRecord<Doc> | null> => {
      const row = (await (await database.get()).get(store, id)) as Row | undefined;
      if (row === undefined) return null;
      const record = readRecord(storage, row);
      // The last page may have ended before it made or removed its copy.
      scheduleBackup(record);
      return record;
    },

    /** All readable records of one owner, with the journal folded in. */
    listOf: (ownerId: string): Promise<DocumentRecord<Doc>[]> =>
      writeFolded(async (transaction) =>
        (await rowsOf(transaction, ownerId)).flatMap((row) => find(row) ?? []),
      ),

    /** Without the journal: a full device cannot fold it, but records can still be read. */
    readOf: async (ownerId: string): Promise<DocumentRecord<Doc>[]> => {
      const rows = (await (await database.get()).getAllFromIndex(store, 'owner', ownerId)) as Row[];
      return rows.flatMap((row) => find(row) ?? []);
    },

    /**
     * The owner's stored records and journal entries that this release cannot read. They are left in place: a newer
     * release may read them, and the user can save them to a file.
     */
    unreadableOf: async (ownerId: string): Promise<Row[]> => {
      const db = await database.get();
      const rows = (await db.getAllFromIndex(store, 'owner', ownerId)) as Row[];
      const entries = ((await db.getAll(JOURNAL_STORE)) as Row[]).filter((row) => row['ownerId'] === ownerId);
      return [
        ...rows.filter((row) => find(row) === null),
        ...entries.filter((row) => readable(() => readEntry(storage, row)) === null),
      ];
    },

    /** Also false when a record of this owner cannot be read. */
    isAllSaved: (ownerId: string): Promise<boolean> =>
      write(all, async (transaction) => {
        await fold(transaction);
        const left = (await transaction.objectStore(JOURNAL_STORE).getAll()) as Row[];
        return (
          (await rowsOf(transaction, ownerId)).every(isSafe) &&
          left.every((entry) => entry['ownerId'] !== ownerId)
        );
      }),

    /** The id of the document the editor opens; the same in all tabs, even before the first edit. */
    currentOf: (ownerId: string): Promise<string> =>
      writeFolded(async (transaction) => {
        if (ownerId !== VISITOR) await claimWithin(transaction, ownerId);
        const known = await transaction.objectStore(current()).get(ownerId);
        if (typeof known === 'string') return known;
        const id = crypto.randomUUID();
        await transaction.objectStore(current()).put(id, ownerId);
        return id;
      }),

    setCurrent: (ownerId: string, id: string): Promise<unknown> =>
      write([current()], (transaction) => transaction.objectStore(current()).put(id, ownerId)),

    /** Assigns a visitor's documents to this user. Idempotent across tabs. */
    claim: (userId: string): Promise<void> => writeFolded((transaction) => claimWithin(transaction, userId)),

    /** False when the record has unsaved work; then it is kept. */
    removeSaved: (id: string): Promise<boolean> =>
      write(all, async (transaction) => {
        await fold(transaction);
        const row = (await transaction.objectStore(store).get(id)) as Row | undefined;
        if (row !== undefined && !isSafe(row)) return false;
        await transaction.objectStore(store).delete(id);
        return true;
      }),

    /** Also removes its journal entries; otherwise the next page would restore it. */
    remove: async (id: string): Promise<void> => {
      await write(all, async (transaction) => {
        await transaction.objectStore(store).delete(id);
        await transaction.objectStore(JOURNAL_STORE).delete(IDBKeyRange.bound([id], [id, []]));
      });
      await backup.remove((copied) => copied.id === id);
    },

    /** Removes the owner's records; with `keepsUnsaved`, only those the server has. */
    forget: async (ownerId: string, { keepsUnsaved }: { keepsUnsaved: boolean }): Promise<void> => {
      const gone = new Set<string>();
      await writeFolded(async (transaction) => {
        for (const row of await rowsOf(transaction, ownerId)) {
          if (keepsUnsaved && !isSafe(row)) continue;
          await transaction.objectStore(store).delete(keyOf(row));
          gone.add(keyOf(row));
        }
        if (currentStore !== undefined) await transaction.objectStore(currentStore).delete(ownerId);
      });
      await backup.remove(({ id }) => gone.has(id));
    },

    /** Removes saved records that were not touched for a month. */
    prune: (ownerId: string): Promise<void> =>
      write(own, async (transaction) => {
        for (const row of await rowsOf(transaction, ownerId))
          if (Number(row['touchedAtMs']) < Date.now() - COPY_KEPT_MS && isSafe(row))
            await transaction.objectStore(store).delete(keyOf(row));
      }),

    putEntry: (entry: JournalEntry<Doc>) => database.putNow(JOURNAL_STORE, writeEntry(storage, entry)),
    removeEntry: ({ id, tabId }: JournalEntry<Doc>) => database.deleteNow(JOURNAL_STORE, [id, tabId]),
    putEntryOnLeave: (entry: JournalEntry<Doc>) =>
      database.putOnLeave(JOURNAL_STORE, writeEntry(storage, entry)),

    close: (): void => {
      database.close();
      backup.close();
    },
  };
}
