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
    for (const edit of edits) {
      const { draftId, tabId, ownerId, atMs } = edit;
      const stored = await transaction.objectStore('drafts').get(draftId);
      const record = stored ? readRecord(stored) : newDraft({ draftId, ownerId, atMs });
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
      if (documentOf(draft.queue) === null) continue;
      await drafts.put(givenTo(readRecord(draft), userId, Date.now()));
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

    /** Everything that belongs to one person, with what closing pages have left behind. */
    listOf: (ownerId: string): Promise<DraftRecord[]> =>
      writeFolded(async (transaction) => {
        const drafts = await transaction.objectStore('drafts').index('owner').getAll(ownerId);
        return drafts.map(readRecord);
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

    remove: (draftId: string): Promise<void> =>
      write(['drafts'], (transaction) => transaction.objectStore('drafts').delete(draftId)),

    /** The end of somebody's time on this device. */
    forget: (ownerId: string, { keepsUnsaved }: { keepsUnsaved: boolean }): Promise<void> =>
      writeFolded(async (transaction) => {
        const drafts = transaction.objectStore('drafts');
        for (const draft of await drafts.index('owner').getAll(ownerId))
          if (!keepsUnsaved || !isUnsaved(draft)) await drafts.delete(draft.draftId);
        await transaction.objectStore('current').delete(ownerId);
      }),

    /** Copies of what the server has, untouched for a month. */
    prune: (ownerId: string): Promise<void> =>
      write(['drafts'], async (transaction) => {
        const drafts = transaction.objectStore('drafts');
        for (const draft of await drafts.index('owner').getAll(ownerId))
          if (!isUnsaved(draft) && draft.touchedAtMs < Date.now() - COPY_KEPT_MS)
            await drafts.delete(draft.draftId);
      }),

    jot: (edit: LooseDraftEdit) => database.jot('edits', edit),
    takeAway: ({ draftId, tabId }: LooseDraftEdit) => database.takeAway('edits', [draftId, tabId]),
    leaveEdit: (edit: LooseDraftEdit) => database.leave('edits', edit),

    close: database.close,
  };
}
