import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import { createInterruptibleWrites } from './interruptible-writes.ts';
import { putDown, takeAway } from './put-down.ts';

/** The step at index n leads from version n to n + 1. Those that people's devices have behind them never change. */
export type Upgrades<Schema extends DBSchema> = readonly ((db: IDBPDatabase<Schema>) => void)[];

export type DeviceWrite<Schema extends DBSchema, Names extends StoreNames<Schema>[]> = IDBPTransaction<
  Schema,
  Names,
  'readwrite'
>;

/** A database of documents on this device. Opened when first needed, and again after the browser has closed it. */
export function createDeviceDatabase<Schema extends DBSchema>(name: string, upgrades: Upgrades<Schema>) {
  type Database = IDBPDatabase<Schema>;
  let opening: Promise<Database> | null = null;
  /** Null until it is open: a page that goes away has no time to wait. */
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
      upgrade: (db, oldVersion) => {
        for (const step of upgrades.slice(oldVersion)) step(db);
      },
      // A newer release in another tab waits for this: its form of the data is not ours.
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
      return false; // The database is closing, or takes nothing: the write that follows says so.
    }
  };
  /** With a key for stores whose values do not carry their own. */
  const jot = (store: StoreNames<Schema> & string, value: unknown, key?: string): boolean =>
    strike((db) => putDown({ db, store, value, ...(key === undefined ? {} : { key }) }));

  return {
    get,

    /** One transaction that is on the disk when its promise is kept; tabs take turns at it. */
    write: <const Names extends StoreNames<Schema>[], T>(
      names: Names,
      work: (transaction: DeviceWrite<Schema, Names>) => Promise<T>,
    ): Promise<T> =>
      writes.run(async () => (await get()).transaction(names, 'readwrite', { durability: 'strict' }), work),

    /**
     * One stroke, no reading, no waiting for an answer: for words that must be on the device sooner than a busy one
     * gets through a write. False when it could not even begin.
     */
    jot,
    /** In one stroke too, so that no jot waits for it. If it comes to nothing, what is there is only done with later. */
    takeAway: (store: StoreNames<Schema> & string, key: IDBValidKey): void =>
      void strike((db) => takeAway({ db, store, key })),
    /** For a page that goes away: whatever is under way would go with it and take this along. */
    leave: (store: StoreNames<Schema> & string, value: unknown, key?: string): boolean => {
      writes.cutOffAll();
      return jot(store, value, key);
    },

    close,
  };
}
