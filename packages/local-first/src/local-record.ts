import type { DocumentRules } from './document-type.ts';
import { type DocumentRecord, newRecord, withEdit, withEvent } from './document-record.ts';
import { documentOf } from './queue/save-queue.ts';
import type { Operation, SaveEvent, Stamp } from './queue/save-queue-types.ts';
import type { DocumentStore } from './storage/document-store.ts';
import type { JournalEntry } from './storage/journal.ts';
import { type StorageProblem, storageProblem } from './storage/storage-problem.ts';
import type { TabChannel } from './tabs/tab-channel.ts';

export const stamp = (): Stamp => ({ opId: crypto.randomUUID(), atMs: Date.now() });

interface LocalRecordDeps<Doc> {
  readonly id: string;
  readonly ownerId: string;
  readonly rules: DocumentRules<Doc>;
  readonly store: DocumentStore<Doc>;
  readonly tabs: TabChannel;
  /** Called with every new version of the record. */
  readonly onTaken: (record: DocumentRecord<Doc>) => void;
  /** The write was rejected and the edit is not applied in memory either. */
  readonly onProblem: () => void;
  /** A write reached the device. */
  readonly onKept: () => void;
}

interface ChangeOptions<Doc> {
  readonly settles?: JournalEntry<Doc> | null;
  /** Called once the write is on disk, before subscribers and tabs are notified. */
  readonly onWritten?: () => void;
}

export type LocalRecord<Doc> = ReturnType<typeof createLocalRecord<Doc>>;

/** One tab's access to the shared record. Changes are serialized; if the device fails, they continue in memory. */
export function createLocalRecord<Doc>(deps: LocalRecordDeps<Doc>) {
  const { id, ownerId, rules, store, tabs } = deps;
  let record: DocumentRecord<Doc> | null = null;
  /** The record as last stored; `record` is ahead of it when writes fail. */
  let kept: DocumentRecord<Doc> | null = null;
  let problem: StorageProblem | null = null;
  let isClosed = false;
  let turn: Promise<unknown> = Promise.resolve();

  const blank = () => newRecord<Doc>({ id, ownerId, atMs: Date.now() });

  function take(next: DocumentRecord<Doc>): void {
    if (isClosed) return;
    record = next;
    deps.onTaken(next);
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  }

  /** Merges changes that exist only in this tab's memory into what another tab has stored since. */
  function broughtOnto(stored: DocumentRecord<Doc>, ahead: DocumentRecord<Doc>): DocumentRecord<Doc> {
    const mine = documentOf(ahead.queue);
    if (mine === null) return stored;
    const base = (kept && documentOf(kept.queue)) ?? ahead.queue.base ?? rules.emptyLike(mine);
    const merged = withEdit(rules, stored, { base, mine }, stamp());
    return { ...merged, revision: Math.max(ahead.revision, stored.revision) + 1 };
  }

  /**
   * Revisions are not compared: after a sign-out removed the record, the next one starts at zero again, and what other
   * tabs stored in it is newer than everything this tab has stored.
   */
  function newest(stored: DocumentRecord<Doc> | null): DocumentRecord<Doc> | null {
    if (record === null || stored === null) return record ?? stored;
    if (record === kept) return stored;
    const isAsKept = stored.revision === kept?.revision && stored.touchedAtMs === kept.touchedAtMs;
    return isAsKept ? record : broughtOnto(stored, record);
  }

  /** If the write fails, the change is applied in memory and the problem is shown. False: not applied at all. */
  async function change(
    make: (current: DocumentRecord<Doc>) => DocumentRecord<Doc>,
    { settles = null, onWritten }: ChangeOptions<Doc> = {},
  ): Promise<boolean> {
    if (isClosed) return false;
    const apply = (stored: DocumentRecord<Doc> | null) => make(newest(stored) ?? blank());
    let before: DocumentRecord<Doc> | null = null;
    try {
      const next = await store.update(
        id,
        (stored) => {
          before = stored;
          return apply(stored);
        },
        { known: kept, settles },
      );
      kept = next;
      onWritten?.();
      problem = null;
      deps.onKept();
      take(next);
      if (next !== before) tabs.tell({ type: 'changed', id });
      return true;
    } catch (error) {
      problem = storageProblem(error);
      // A newer release owns the stored form; overwriting it would drop fields this release cannot read.
      if (problem !== 'outdated') take(apply(null));
      else deps.onProblem();
      return problem !== 'outdated';
    }
  }

  return {
    get: () => record,
    getOwnerId: () => record?.ownerId ?? ownerId,
    getProblem: () => problem,
    isClosed: () => isClosed,
    inTurn,
    change,

    /** Applies save-queue events in one write; returns the operation to send after it. */
    dispatch: async (
      toEvents: (current: DocumentRecord<Doc>) => readonly SaveEvent<Doc>[],
      code: string | null = null,
    ): Promise<Operation<Doc> | null> => {
      let send: Operation<Doc> | null = null;
      await inTurn(() =>
        change((current) => {
          send = null;
          return toEvents(current).reduce((result, event) => {
            const step = withEvent(rules, result, event, code);
            send = step.send ?? send;
            return step.record;
          }, current);
        }),
      );
      return send;
    },

    /** Reads changes written by another tab. */
    reload: (): Promise<void> =>
      inTurn(async () => {
        const stored = await store.find(id).catch(() => null);
        if (stored === null || isClosed) return;
        const next = newest(stored);
        if (next === null || next === record) return;
        kept = stored;
        take(next);
      }),

    /** Sets the initial record; `isKept` says whether it is stored on the device. */
    start: (found: DocumentRecord<Doc>, isKept: boolean): void => {
      if (isKept) kept = found;
      take(found);
    },
    close: () => {
      isClosed = true;
    },
  };
}
