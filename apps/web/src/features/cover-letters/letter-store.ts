import type { DeviceWrite } from '../../lib/device-database.ts';
import { isSettled, withSettled } from '../../lib/jots.ts';
import { createLetterDatabase, type LetterSchema, type LooseLetterEdit } from './letter-database.ts';
import { isUnsaved, type LetterRecord, withEdit } from './letter-record.ts';

type AllStores = ['letters', 'edits'];

const ALL: AllStores = ['letters', 'edits'];

export type LetterStore = ReturnType<typeof createLetterStore>;

/** Letters on this device. Every change is on the disk when its promise is kept. */
export function createLetterStore() {
  const database = createLetterDatabase();
  const { write } = database;

  /** What pages have jotted down becomes part of the letters. */
  async function fold(transaction: DeviceWrite<LetterSchema, AllStores>): Promise<void> {
    const letters = transaction.objectStore('letters');
    const edits = transaction.objectStore('edits');
    // By time, and not by the tabs' ids: the last one typed counts.
    for (const edit of (await edits.getAll()).toSorted((one, other) => one.atMs - other.atMs)) {
      const { letterId, tabId, ownerId, saved, mine, atMs } = edit;
      const stored = await letters.get(letterId);
      if (!stored || !isSettled(stored, edit))
        await letters.put(
          stored
            ? withEdit(stored, edit)
            : { letterId, ownerId, base: saved, mine, conflict: null, touchedAtMs: atMs },
        );
      await edits.delete([letterId, tabId]);
    }
  }

  return {
    /** Reads, changes and writes in one transaction, in which tabs take turns; it remembers a loose edit that is in it. */
    update: (
      letterId: string,
      change: (stored: LetterRecord | null) => LetterRecord,
      settles: LooseLetterEdit | null = null,
    ): Promise<LetterRecord> =>
      write(['letters'], async (transaction) => {
        const letters = transaction.objectStore('letters');
        const next = withSettled(change((await letters.get(letterId)) ?? null), settles);
        await letters.put(next);
        return next;
      }),

    find: async (letterId: string): Promise<LetterRecord | null> =>
      (await (await database.get()).get('letters', letterId)) ?? null,

    /** With what closing pages have left behind. */
    open: (letterId: string): Promise<LetterRecord | null> =>
      write(ALL, async (transaction) => {
        await fold(transaction);
        return (await transaction.objectStore('letters').get(letterId)) ?? null;
      }),

    /** Everything that belongs to one person, with what closing pages have left behind. */
    listOf: (ownerId: string): Promise<LetterRecord[]> =>
      write(ALL, async (transaction) => {
        await fold(transaction);
        return transaction.objectStore('letters').index('owner').getAll(ownerId);
      }),

    /** With what was jotted down of it, or the next page would bring it back. */
    remove: (letterId: string): Promise<void> =>
      write(ALL, async (transaction) => {
        await transaction.objectStore('letters').delete(letterId);
        await transaction.objectStore('edits').delete(IDBKeyRange.bound([letterId], [letterId, []]));
      }),

    /** The end of somebody's time on this device; what the server does not have stays for their return. */
    forget: (ownerId: string): Promise<void> =>
      write(ALL, async (transaction) => {
        await fold(transaction);
        const letters = transaction.objectStore('letters');
        for (const record of await letters.index('owner').getAll(ownerId))
          if (!isUnsaved(record)) await letters.delete(record.letterId);
      }),

    jot: (edit: LooseLetterEdit) => database.jot('edits', edit),
    takeAway: ({ letterId, tabId }: LooseLetterEdit) => database.takeAway('edits', [letterId, tabId]),
    leaveEdit: (edit: LooseLetterEdit) => database.leave('edits', edit),

    close: database.close,
  };
}
