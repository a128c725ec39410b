import { type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import type { CopiedRow } from './backup.ts';
import { createInterruptibleWrites } from './interruptible-writes.ts';
import { deleteInOneStroke, putInOneStroke } from './one-stroke.ts';

/** The step at index n migrates from version n to n + 1. Released steps never change. */
export type Upgrades<Schema> = readonly ((db: IDBPDatabase<Schema>) => void)[];

export type DeviceWrite<Schema, Names extends StoreNames<Schema>[]> = IDBPTransaction<
  Schema,
  Names,
  'readwrite'
>;

type Creation<Schema> = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

/** Rows that a new database starts with. */
export interface Backlog<Schema> {
  readonly list: () => Promise<CopiedRow[]>;
  readonly put: (transaction: Creation<Schema>, rows: readonly CopiedRow[]) => void;
}

/** Within the transaction that creates the database, so that no other tab sees it empty. */
async function refill<Schema>(transaction: Creation<Schema>, { list, put }: Backlog<Schema>): Promise<void> {
  const [store] = transaction.objectStoreNames;
  if (store === undefined) return;
  const found: CopiedRow[][] = [];
  void list().then(
    (rows) => found.push(rows),
    () => found.push([]),
  );
  // A transaction without a request ends.
  while (!found[0]) await transaction.objectStore(store).count();
  put(transaction, found[0]);
}

/** An IndexedDB database. Opened on first use, and reopened after the browser closes it. */
export function createDeviceDatabase<Schema>(
  name: string,
  upgrades: Upgrades<Schema>,
  backlog?: Backlog<Schema>,
) {
  type Database = IDBPDatabase<Schema>;
  let opening: Promise<Database> | null = null;
  /** Null until open. Used by synchronous writes: a page that is unloading cannot await. */
  let opened: Database | null = null;
  const writes = createInterruptibleWrites();

  const forget = () => {
    opening = null;
    opened = null;
  };
  const close = () => {
    opened?.close();
    forget();
  };
  const open = async (): Promise<Database> => {
    opened = await openDB<Schema>(name, upgrades.length, {
      upgrade: (db, oldVersion, _, transaction) => {
        for (const step of upgrades.slice(oldVersion)) step(db);
        if (oldVersion === 0 && backlog) void refill(transaction, backlog).catch(() => undefined);
      },
      // A newer release in another tab is waiting to upgrade the schema.
      blocking: close,
      terminated: forget,
    });
    return opened;
  };
  const get = (): Promise<Database> => {
    opening ??= open().catch((error: unknown) => {
      forget();
      throw error;
    });
    return opening;
  };

  const strike = (work: (db: Database) => Promise<void>): boolean => {
    if (!opened) return false;
    try {
      work(opened).catch(() => undefined);
      return true;
    } catch {
      return false; // The database is closing or rejects writes; the next regular write reports it.
    }
  };
  /** `key` is for stores without a key path. */
  const putNow = (store: StoreNames<Schema> & string, value: unknown, key?: string): boolean =>
    strike((db) => putInOneStroke({ db, store, value, ...(key === undefined ? {} : { key }) }));

  return {
    get,

    /** One strict transaction: on disk when the promise resolves. Tabs are serialized. */
    write: <const Names extends StoreNames<Schema>[], T>(
      names: Names,
      work: (transaction: DeviceWrite<Schema, Names>) => Promise<T>,
    ): Promise<T> =>
      writes.run(async () => (await get()).transaction(names, 'readwrite', { durability: 'strict' }), work),

    /**
     * A single put without a read, for edits that must be on the device sooner than a busy device completes a
     * regular write. False when it could not start.
     */
    putNow,
    /** A single delete, so that journal entries do not wait for it. If it fails, the entry is removed later. */
    deleteNow: (store: StoreNames<Schema> & string, key: IDBValidKey): void =>
      void strike((db) => deleteInOneStroke({ db, store, key })),
    /** For a page that is unloading: aborts running writes, which would block this one and be dropped with the page. */
    putOnLeave: (store: StoreNames<Schema> & string, value: unknown, key?: string): boolean => {
      writes.cutOffAll();
      return putNow(store, value, key);
    },

    close,
  };
}
