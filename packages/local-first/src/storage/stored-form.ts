import type { IDBPDatabase } from 'idb';
import type { DocumentRecord } from '../document-record.ts';
import type { SaveQueue } from '../queue/save-queue-types.ts';
import type { JournalEntry } from './journal.ts';

/** A stored row. The key name and `settledJots` keep the names of the first release. */
export type Row = Readonly<Record<string, unknown>>;

/** Names and schema of a type's database. Stored data of every release must stay readable. */
export interface StoredForm<Doc> {
  readonly database: string;
  /** The step at index n migrates from version n to n + 1. */
  readonly upgrades: readonly ((db: IDBPDatabase) => void)[];
  readonly store: string;
  /** The key path of `store`, and of the journal together with `tabId`. */
  readonly keyPath: string;
  /** Store for each owner's current document; only for types with a single editor. */
  readonly currentStore?: string;
  /** Upgrades a row of an earlier release. Throws UnreadableDocument when it cannot be read. */
  readonly upgradeRow?: (row: Row) => Row;
  /** Same for a journal entry. */
  readonly upgradeEntry?: (row: Row) => Row;
  readonly readQueue: (stored: unknown) => SaveQueue<Doc>;
  readonly writeQueue: (queue: SaveQueue<Doc>) => unknown;
  /** Upgrades a document of an earlier release. */
  readonly readDocument: (stored: Doc) => Doc;
}

export const JOURNAL_STORE = 'edits';

export function readRecord<Doc>(form: StoredForm<Doc>, row: Row): DocumentRecord<Doc> {
  const { [form.keyPath]: id, settledJots, queue, ...rest } = form.upgradeRow?.(row) ?? row;
  return {
    ...(rest as Omit<DocumentRecord<Doc>, 'id' | 'queue' | 'settledEntries'>),
    id: id as string,
    ...(settledJots === undefined ? {} : { settledEntries: settledJots as readonly string[] }),
    queue: form.readQueue(queue),
  };
}

export function writeRecord<Doc>(form: StoredForm<Doc>, record: DocumentRecord<Doc>): Row {
  const { id, settledEntries, queue, ...rest } = record;
  return {
    ...rest,
    [form.keyPath]: id,
    ...(settledEntries === undefined ? {} : { settledJots: settledEntries }),
    queue: form.writeQueue(queue),
  };
}

/** The entry may have been written by an earlier release. */
export function readEntry<Doc>(form: StoredForm<Doc>, row: Row): JournalEntry<Doc> {
  const { readDocument } = form;
  const { [form.keyPath]: id, ...rest } = form.upgradeEntry?.(row) ?? row;
  const entry = { saved: null, ...rest, id } as JournalEntry<Doc>;
  return {
    ...entry,
    base: readDocument(entry.base),
    mine: readDocument(entry.mine),
    writing: entry.writing && readDocument(entry.writing),
    saved: entry.saved && { ...entry.saved, document: readDocument(entry.saved.document) },
  };
}

export function writeEntry<Doc>({ keyPath }: StoredForm<Doc>, { id, ...rest }: JournalEntry<Doc>): Row {
  return { ...rest, [keyPath]: id };
}
