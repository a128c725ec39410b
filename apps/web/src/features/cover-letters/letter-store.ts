import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { createInterruptibleWrites } from '../../lib/interruptible-writes.ts';
import { putDown } from '../../lib/put-down.ts';
import { isUnsaved, type LetterRecord } from './letter-record.ts';

interface LetterSchema extends DBSchema {
  letters: { key: string; value: LetterRecord; indexes: { owner: string } };
}

export type LetterStore = ReturnType<typeof createLetterStore>;

/** Letters on this device. Every change is on the disk when its promise is kept. */
export function createLetterStore(name = 'lauda-letters') {
  let opening: Promise<IDBPDatabase<LetterSchema>> | null = null;
  let opened: IDBPDatabase<LetterSchema> | null = null;
  const writes = createInterruptibleWrites();
  const forgetHandle = () => {
    opening = null;
    opened = null;
  };
  const open = async () => {
    opened = await openDB<LetterSchema>(name, 1, {
      upgrade: (db) => {
        db.createObjectStore('letters', { keyPath: 'letterId' }).createIndex('owner', 'ownerId');
      },
      blocking: () => {
        opened?.close();
        forgetHandle();
      },
      terminated: forgetHandle,
    });
    return opened;
  };
  const get = () => {
    opening ??= open().catch((error: unknown) => {
      forgetHandle();
      throw error;
    });
    return opening;
  };

  return {
    /** Reads, changes and writes in one transaction, in which tabs take turns. Null removes it. */
    update: (
      letterId: string,
      change: (stored: LetterRecord | null) => LetterRecord | null,
    ): Promise<LetterRecord | null> =>
      writes.run(
        async () => (await get()).transaction('letters', 'readwrite', { durability: 'strict' }),
        async ({ store }) => {
          const next = change((await store.get(letterId)) ?? null);
          if (next === null) await store.delete(letterId);
          else await store.put(next);
          return next;
        },
      ),

    find: async (letterId: string): Promise<LetterRecord | null> =>
      (await (await get()).get('letters', letterId)) ?? null,

    listOf: async (ownerId: string): Promise<LetterRecord[]> =>
      (await get()).getAllFromIndex('letters', 'owner', ownerId),

    /** For a page that goes away: one stroke, no reading, no waiting. */
    put: (record: LetterRecord): void => {
      if (opened === null) return;
      writes.cutOffAll();
      putDown({ db: opened, store: 'letters', value: record }).catch(() => undefined);
    },

    /** The end of somebody's time on this device; what the server does not have stays for their return. */
    forget: async (ownerId: string): Promise<void> => {
      const transaction = (await get()).transaction('letters', 'readwrite', { durability: 'strict' });
      for (const record of await transaction.store.index('owner').getAll(ownerId))
        if (!isUnsaved(record)) await transaction.store.delete(record.letterId);
      await transaction.done;
    },

    close: () => {
      opened?.close();
      forgetHandle();
    },
  };
}
