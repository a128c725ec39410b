import { createDeviceDatabase } from '../storage/device-database.ts';

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
  readonly toRow: (state: State, owner: Owner) => unknown;
}

/** A document and its owner. */
export interface Owner {
  readonly id: string;
  readonly ownerId: string;
}

export type DeviceOnlyStore<State> = ReturnType<typeof createDeviceOnlyStore<State>>;

/** All documents of one device-only type. */
export function createDeviceOnlyStore<State>(type: DeviceOnlyType<State>) {
  const { store, keyPath, readRow, toRow } = type;
  const database = createDeviceDatabase<unknown>(type.database, [
    (db) => void db.createObjectStore(store, keyPath === undefined ? {} : { keyPath }),
  ]);
  const keyOf = (id: string) => (keyPath === undefined ? id : undefined);
  const read = (row: unknown, owner: Owner) => (row === undefined ? null : readRow(row, owner));

  return {
    type,
    find: async (owner: Owner): Promise<State | null> =>
      read(await (await database.get()).get(store, owner.id), owner),
    /** Reads, changes and writes in one transaction; tabs are serialized. */
    update: (owner: Owner, change: (stored: State | null) => State): Promise<State> =>
      database.write([store], async (transaction) => {
        const rows = transaction.objectStore(store);
        const state = change(read(await rows.get(owner.id), owner));
        await rows.put(toRow(state, owner), keyOf(owner.id));
        return state;
      }),
    /** For a page that is unloading and cannot wait. */
    putOnLeave: (owner: Owner, state: State): void =>
      void database.putOnLeave(store, toRow(state, owner), keyOf(owner.id)),
    remove: async (id: string): Promise<void> => (await database.get()).delete(store, id),
    removeWhere: (isMeant: (row: unknown) => boolean): Promise<void> =>
      database.write([store], async (transaction) => {
        const rows = transaction.objectStore(store);
        for (const key of await rows.getAllKeys()) if (isMeant(await rows.get(key))) await rows.delete(key);
      }),
    close: database.close,
  };
}
