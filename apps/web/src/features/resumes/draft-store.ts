import type { StoreNames } from 'idb';
import type { DeviceWrite } from '../../lib/device-database.ts';
import { isSettled, withSettled } from '../../lib/jots.ts';
import { createDraftDatabase, type DraftSchema, type LooseDraftEdit } from './draft-database.ts';
import {
  documentOf,
  type DraftRecord,
  givenTo,
  isUnsaved,
  newDraft,
  readEdit,
  readRecord,
  startOf,
  VISITOR,
  withEdit,
} from './draft-record.ts';

type StoreName = StoreNames<DraftSchema>;
type Write<Names extends StoreName[]> = DeviceWrite<DraftSchema, Names>;
type AllStores = ['drafts', 'edits', 'current'];
type Folded = ['drafts', 'current'];

const ALL: AllStores = ['drafts', 'edits', 'current'];
/** What the server has and nobody has opened for so long is only a copy that takes up room. */
const COPY_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export type Change = (stored: DraftRecord | null) => DraftRecord;

export interface UpdateOptions {
  /** What the device gave or took last. If nobody has written since, it need not be read and compared anew. */
  readonly known?: DraftRecord | null | undefined;
  /** A loose edit that is in the change, which then remembers that it is. */
  readonly settles?: LooseDraftEdit | null | undefined;
}

/** A draft that was forgotten and made again counts from zero; the time tells it from the one that is known. */
const recordOf = (found: DraftRecord, known: DraftRecord | null | undefined): DraftRecord =>
  known?.revision === found.revision && known.touchedAtMs === found.touchedAtMs ? known : readRecord(found);

/** Null for one that cannot be read. It stays as it is, and the others are read all the same. */
const readable = <T>(stored: T, read: (stored: T) => T): T | null => {
  try {
    return read(stored);
  } catch {
    return null;
  }
};

/** Whether the server has all of it. Nobody knows that of one that cannot be read. */
const isSafe = (stored: DraftRecord): boolean => {
  const record = readable(stored, readRecord);
  return record !== null && !isUnsaved(record);
};

export type DraftStore = ReturnType<typeof createDraftStore>;

/** Every change is one transaction that is on the disk when its promise is kept; tabs take turns at it. */
export function createDraftStore() {
  const database = createDraftDatabase();
  // So that the screen, which is being drawn meanwhile, finds it open. Who reads or writes it hears of a failure.
  database.get().catch(() => undefined);
  const { write } = database;

  /** What pages have jotted down becomes part of the drafts. */
  async function fold(transaction: Write<AllStores>): Promise<void> {
    const edits = await transaction.objectStore('edits').getAll();
    for (const stored of edits) {
      const edit = readable(stored, readEdit);
      if (edit === null) continue;
      const { draftId, tabId, ownerId, atMs } = edit;
      const found = await transaction.objectStore('drafts').get(draftId);
      const record = found ? readable(found, readRecord) : newDraft({ draftId, ownerId, atMs });
      if (record === null) continue;
      if (!isSettled(record, edit))
        await transaction
          .objectStore('drafts')
          .put(withEdit(record, { base: startOf(edit, record), mine: edit.mine }, edit));
      await transaction.objectStore('edits').delete([draftId, tabId]);
    }
  }

  /**
   * With what closing pages have left behind. Where they have left nothing its store is not named: a jot of another
   * tab would have to wait.
   */
  async function writeFolded<T>(work: (transaction: Write<Folded>) => Promise<T>): Promise<T> {
    const hasLoose = (await (await database.get()).count('edits')) > 0;
    if (!hasLoose) return write(['drafts', 'current'], work);
    return write(ALL, async (transaction) => {
      await fold(transaction);
      // The same two stores, and one more.
      return work(transaction as unknown as Write<Folded>);
    });
  }

  async function claimWithin(transaction: Write<Folded>, userId: string): Promise<void> {
    const drafts = transaction.objectStore('drafts');
    const current = transaction.objectStore('current');
    const openDraft = await current.get(VISITOR);
    for (const draft of await drafts.index('owner').getAll(VISITOR)) {
      const record = readable(draft, readRecord);
      if (record === null || documentOf(record.queue) === null) continue;
      await drafts.put(givenTo(record, userId, Date.now()));
      if (draft.draftId === openDraft) await current.put(draft.draftId, userId);
    }
    await current.delete(VISITOR);
  }

  return {
    /** Reads, changes and writes in one transaction. */
    update: (
      draftId: string,
      change: Change,
      { known, settles = null }: UpdateOptions = {},
    ): Promise<DraftRecord> =>
      write(['drafts'], async (transaction) => {
        const drafts = transaction.objectStore('drafts');
        const found = await drafts.get(draftId);
        const stored = found ? recordOf(found, known) : null;
        const next = withSettled(change(stored), settles);
        if (next !== stored) await drafts.put(next);
        return next;
      }),

    find: async (draftId: string): Promise<DraftRecord | null> => {
      const stored = await (await database.get()).get('drafts', draftId);
      return stored ? readRecord(stored) : null;
    },

    /** Everything of one person that can be read, with what closing pages have left behind. */
    listOf: (ownerId: string): Promise<DraftRecord[]> =>
      writeFolded(async (transaction) => {
        const drafts = await transaction.objectStore('drafts').index('owner').getAll(ownerId);
        return drafts.flatMap((draft) => readable(draft, readRecord) ?? []);
      }),

    /** False also when something of theirs cannot be read. */
    isAllSaved: (ownerId: string): Promise<boolean> =>
      write(ALL, async (transaction) => {
        await fold(transaction);
        const drafts = await transaction.objectStore('drafts').index('owner').getAll(ownerId);
        const loose = await transaction.objectStore('edits').getAll();
        return drafts.every(isSafe) && loose.every((edit) => edit.ownerId !== ownerId);
      }),

    /** The draft that the builder opens; one for all tabs, also before its first word. */
    currentOf: (ownerId: string): Promise<string> =>
      writeFolded(async (transaction) => {
        if (ownerId !== VISITOR) await claimWithin(transaction, ownerId);
        const known = await transaction.objectStore('current').get(ownerId);
        if (known !== undefined) return known;
        const draftId = crypto.randomUUID();
        await transaction.objectStore('current').put(draftId, ownerId);
        return draftId;
      }),

    setCurrent: (ownerId: string, draftId: string): Promise<unknown> =>
      write(['current'], (transaction) => transaction.objectStore('current').put(draftId, ownerId)),

    /** A visitor's drafts become this user's. However often and in however many tabs: once. */
    claim: (userId: string): Promise<void> => writeFolded((transaction) => claimWithin(transaction, userId)),

    /** False when it holds something that the server does not have: then it stays. */
    removeSaved: (draftId: string): Promise<boolean> =>
      write(ALL, async (transaction) => {
        await fold(transaction);
        const drafts = transaction.objectStore('drafts');
        const stored = await drafts.get(draftId);
        if (stored !== undefined && !isSafe(stored)) return false;
        await drafts.delete(draftId);
        return true;
      }),

    /** The end of somebody's time on this device. */
    forget: (ownerId: string, { keepsUnsaved }: { keepsUnsaved: boolean }): Promise<void> =>
      writeFolded(async (transaction) => {
        const drafts = transaction.objectStore('drafts');
        for (const draft of await drafts.index('owner').getAll(ownerId))
          if (!keepsUnsaved || isSafe(draft)) await drafts.delete(draft.draftId);
        await transaction.objectStore('current').delete(ownerId);
      }),

    /** Copies of what the server has, untouched for a month. */
    prune: (ownerId: string): Promise<void> =>
      write(['drafts'], async (transaction) => {
        const drafts = transaction.objectStore('drafts');
        for (const draft of await drafts.index('owner').getAll(ownerId))
          if (draft.touchedAtMs < Date.now() - COPY_KEPT_MS && isSafe(draft))
            await drafts.delete(draft.draftId);
      }),

    jot: (edit: LooseDraftEdit) => database.jot('edits', edit),
    takeAway: ({ draftId, tabId }: LooseDraftEdit) => database.takeAway('edits', [draftId, tabId]),
    leaveEdit: (edit: LooseDraftEdit) => database.leave('edits', edit),

    close: database.close,
  };
}
