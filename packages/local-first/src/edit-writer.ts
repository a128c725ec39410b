import type { DocumentRules } from './document-type.ts';
import { type DocumentRecord, startOf, withEdit } from './document-record.ts';
import type { createDocumentView } from './document-view.ts';
import { type LocalRecord, stamp } from './local-record.ts';
import type { DocumentStore } from './storage/document-store.ts';
import { createJournal, type JournalEntry } from './storage/journal.ts';

/** The first change is written immediately; later writes are throttled to this interval. */
const WRITE_INTERVAL_MS = 40;

interface EditWriterDeps<Doc> {
  readonly id: string;
  readonly rules: DocumentRules<Doc>;
  readonly store: DocumentStore<Doc>;
  readonly local: LocalRecord<Doc>;
  readonly view: ReturnType<typeof createDocumentView<Doc>>;
  readonly onWritten: () => void;
}

/** Writes edits to the record, and to the journal when the record's write is slow. */
export function createEditWriter<Doc>({ id, rules, store, local, view, onWritten }: EditWriterDeps<Doc>) {
  const tabId = crypto.randomUUID();
  /** There are edits that no write has picked up yet. */
  let isDirty = false;
  /** The content of the write in progress. */
  let writing: Doc | null = null;
  let wroteAtMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hasWork = () => isDirty || writing !== null;

  const journal = createJournal<Doc>({
    isWaiting: () => !local.isClosed() && hasWork(),
    makeEntry: (last) => {
      const { seen: base, shown: mine } = view.get();
      const queue = local.get()?.queue;
      return {
        id,
        tabId,
        ownerId: local.getOwnerId(),
        base,
        mine,
        writing: writing ?? last?.mine ?? null,
        saved:
          queue?.id && queue.base ? { id: queue.id, version: queue.version, document: queue.base } : null,
        ...stamp(),
      };
    },
    put: store.putEntry,
    remove: store.removeEntry,
  });

  /**
   * The base of this tab's next edit in a record that may contain more of its edits than `base`: another tab folds in
   * journal entries when it opens. Otherwise text that was typed, journaled, folded in and deleted would reappear.
   */
  function baseIn(record: DocumentRecord<Doc>, base: Doc, entry: JournalEntry<Doc> | null): Doc {
    const folded = [entry?.mine, entry?.writing].find(
      (part) =>
        part !== undefined &&
        part !== null &&
        !rules.isSame(part, base) &&
        startOf(rules, { base, writing: part }, record) === part,
    );
    return folded ?? base;
  }

  function schedule(): void {
    if (timer !== undefined || writing !== null) return;
    timer = setTimeout(() => void write(), Math.max(0, wroteAtMs + WRITE_INTERVAL_MS - Date.now()));
  }

  async function writeEdit(): Promise<void> {
    if (local.isClosed() || !isDirty) return;
    const { seen: base, shown: mine } = view.get();
    isDirty = false;
    writing = mine;
    wroteAtMs = Date.now();
    const entry = journal.getLast();
    const isKept = await local.change(
      (current) => withEdit(rules, current, { base: baseIn(current, base, entry), mine }, stamp()),
      { settles: entry, onWritten: () => journal.settled(entry, mine) },
    );
    writing = null;
    if (!isKept) {
      isDirty = true;
      return;
    }
    onWritten();
    if (isDirty) schedule();
    else journal.stop();
  }

  const write = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    return local.inTurn(writeEdit);
  };

  return {
    hasWork,
    /** The base of the edits that this record lacks; null if it is what the view has seen. */
    getBaseIn: (record: DocumentRecord<Doc>): Doc | null => {
      if (writing !== null || !isDirty) return writing;
      const { seen } = view.get();
      const base = baseIn(record, seen, journal.getLast());
      return base === seen ? null : base;
    },
    /** Call after each edit. */
    edited: (): void => {
      isDirty = true;
      schedule();
      journal.schedule();
    },
    /** On the device when this resolves, unless `storageProblem` says otherwise. */
    write,
    /** The page may close after this: unwritten edits go to the journal in a single put. */
    leave: (): void => {
      if (local.isClosed() || !hasWork()) return;
      journal.append(store.putEntryOnLeave);
      // If the page stays open, the next write removes the entry.
      isDirty = true;
      void write();
    },
    stop: (): void => {
      clearTimeout(timer);
      journal.stop();
    },
  };
}
