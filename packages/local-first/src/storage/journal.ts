/**
 * An edit written in a single put, without a read: by a page that is unloading, or when the record's write is slow.
 * The page's next write removes it; if there is none, the next page that opens the document folds it in.
 */
export interface JournalEntry<Doc> {
  /** The document's id. */
  readonly id: string;
  readonly tabId: string;
  readonly ownerId: string;
  readonly opId: string;
  readonly atMs: number;
  /** The document before and after the edit. */
  readonly base: Doc;
  readonly mine: Doc;
  /** An earlier write that may or may not be in the record; `startOf` checks. */
  readonly writing: Doc | null;
  /** The server's copy, in case sign-out has removed the record before the entry is folded. */
  readonly saved: { readonly id: string; readonly version: number; readonly document: Doc } | null;
}

/**
 * Ids of journal entries already in the record. Entries are removed after the record is written, and a page that
 * opens in between must not apply them again. One transaction for both would block journal writes.
 */
export interface Settling {
  readonly settledEntries?: readonly string[] | undefined;
}

/** More than the number of tabs open on one document. */
export const REMEMBERED = 16;

export const withSettled = <T extends Settling>(record: T, entry: { opId: string } | null): T =>
  entry === null
    ? record
    : { ...record, settledEntries: [...(record.settledEntries ?? []), entry.opId].slice(-REMEMBERED) };

export const isSettled = ({ settledEntries }: Settling, entry: { opId: string }): boolean =>
  settledEntries?.includes(entry.opId) ?? false;

/**
 * A record write reads first, and on a busy device, as during page load, it has taken a second. An edit that is not
 * on the device after this delay goes into the journal.
 */
const JOURNAL_AFTER_MS = 50;

interface JournalDeps<Doc> {
  /** Whether an edit may not be on the device yet. */
  readonly isWaiting: () => boolean;
  /** Snapshot of the edit; `last` may already be in the record. */
  readonly makeEntry: (last: JournalEntry<Doc> | null) => JournalEntry<Doc>;
  readonly put: (entry: JournalEntry<Doc>) => boolean;
  readonly remove: (entry: JournalEntry<Doc>) => void;
}

/** One tab's journal: edits written separately because the record's write is slow. */
export function createJournal<Doc>({ isWaiting, makeEntry, put, remove }: JournalDeps<Doc>) {
  /** The entry that no write has removed yet. */
  let last: JournalEntry<Doc> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAtMs = 0;

  const append = (write: JournalDeps<Doc>['put'] = put): void => {
    const entry = makeEntry(last);
    if (write(entry)) last = entry;
  };

  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const appendIfWaiting = (): void => {
    stop();
    if (isWaiting()) append();
  };

  return {
    getLast: () => last,
    append,
    /** A write included this entry or the same content. Later entries wait for the next write. */
    settled: (entry: JournalEntry<Doc> | null, written: Doc | null): void => {
      if (last === null || (last !== entry && last.mine !== written)) return;
      remove(last);
      last = null;
    },
    schedule: (): void => {
      if (timer === undefined) {
        dueAtMs = Date.now() + JOURNAL_AFTER_MS;
        timer = setTimeout(appendIfWaiting, JOURNAL_AFTER_MS);
      }
      // Browsers run keys before timers: on a busy page the timer may wait until the typing stops.
      else if (Date.now() >= dueAtMs) appendIfWaiting();
    },
    stop,
  };
}
