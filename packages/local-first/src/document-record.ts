import type { DocumentRules, ServerCopy } from './document-type.ts';
import { addConflicts } from './queue/open-conflicts.ts';
import { createSaveQueue, documentOf, hasUnsavedWork, nextSave } from './queue/save-queue.ts';
import type { Operation, SaveEvent, SaveQueue, Stamp } from './queue/save-queue-types.ts';
import type { JournalEntry, Settling } from './storage/journal.ts';

/** Owner id of documents created before sign-in. */
export const VISITOR = 'visitor';

/** The stored state of one document, shared by all tabs. */
export interface DocumentRecord<Doc> extends Settling {
  /** Assigned on the device; also the idempotency key of the create. */
  readonly id: string;
  /** A user's id, or VISITOR. */
  readonly ownerId: string;
  /** Incremented with every change, so a tab can tell which of two copies is newer. */
  readonly revision: number;
  readonly queue: SaveQueue<Doc>;
  readonly savedAtMs: number | null;
  /** Error code of the last refusal; cleared when the queue leaves `failure`. */
  readonly refusal: string | null;
  readonly touchedAtMs: number;
}

/** An edit made in one tab: the document before (`base`) and after (`mine`). */
export interface Edit<Doc> {
  readonly base: Doc;
  readonly mine: Doc;
}

interface NewRecord<Doc> {
  readonly id: string;
  readonly ownerId: string;
  readonly atMs: number;
  readonly stored?: ServerCopy<Doc> | null | undefined;
}

export const newRecord = <Doc>({ id, ownerId, atMs, stored }: NewRecord<Doc>): DocumentRecord<Doc> => ({
  id,
  ownerId,
  revision: 0,
  queue: createSaveQueue({ createKey: id, canSave: ownerId !== VISITOR, stored }),
  savedAtMs: null,
  refusal: null,
  touchedAtMs: atMs,
});

export const isUnsaved = <Doc>({ queue }: DocumentRecord<Doc>): boolean => hasUnsavedWork(queue);

/**
 * The merge base of an edit whose first part (`writing`) may already be in the record: it was being written when the
 * page closed, or another tab folded it in. If the record contains it, it is the base; otherwise `base` is.
 */
export function startOf<Doc>(
  rules: DocumentRules<Doc>,
  { base, writing }: { readonly base: Doc; readonly writing: Doc | null },
  record: DocumentRecord<Doc>,
): Doc {
  const current = documentOf(record.queue);
  if (writing === null || current === null) return base;
  return rules.isSame(rules.merge(base, writing, current).document, current) ? writing : base;
}

/** Merges a tab's edit into the current record. Idempotent. */
export function withEdit<Doc>(
  rules: DocumentRules<Doc>,
  record: DocumentRecord<Doc>,
  { base, mine }: Edit<Doc>,
  { opId, atMs }: Stamp,
): DocumentRecord<Doc> {
  const current = documentOf(record.queue);
  const { document, conflicts } = rules.merge(base, mine, current ?? base);
  if (current !== null && conflicts.length === 0 && rules.isSame(current, document)) return record;
  const { state } = nextSave(rules, record.queue, { type: 'changed', document, opId, atMs });
  return {
    ...record,
    revision: record.revision + 1,
    queue: { ...state, conflicts: addConflicts(state.conflicts, conflicts) },
    touchedAtMs: atMs,
  };
}

/** Folds a leftover journal entry into the record; creates the record if there is none. */
export function withEntry<Doc>(
  rules: DocumentRules<Doc>,
  found: DocumentRecord<Doc> | null,
  entry: JournalEntry<Doc>,
): DocumentRecord<Doc> {
  const { id, ownerId, atMs, saved, mine } = entry;
  const record = found ?? newRecord({ id, ownerId, atMs, stored: saved });
  return withEdit(rules, record, { base: startOf(rules, entry, record), mine }, entry);
}

export interface RecordStep<Doc> {
  readonly record: DocumentRecord<Doc>;
  readonly send: Operation<Doc> | null;
}

export function withEvent<Doc>(
  rules: DocumentRules<Doc>,
  record: DocumentRecord<Doc>,
  event: SaveEvent<Doc>,
  refusal: string | null = null,
): RecordStep<Doc> {
  const { state, send } = nextSave(rules, record.queue, event);
  if (state === record.queue) return { record, send };
  const isAnswered = event.type === 'saved' && state.status !== 'failure';
  const next: DocumentRecord<Doc> = {
    ...record,
    revision: record.revision + 1,
    queue: state,
    savedAtMs: isAnswered ? event.atMs : record.savedAtMs,
    refusal: event.type === 'failed' ? refusal : state.status === 'failure' ? record.refusal : null,
  };
  return { record: next, send };
}

/** Saves the content as a new document. One step: after the reset alone the record would be empty. */
export function asNew<Doc>(
  rules: DocumentRules<Doc>,
  record: DocumentRecord<Doc>,
  document: Doc,
  stamp: Stamp,
): DocumentRecord<Doc> {
  const reset = withEvent(rules, record, { type: 'reset', createKey: crypto.randomUUID() });
  return withEvent(rules, reset.record, { type: 'changed', document, ...stamp }).record;
}

/** Assigns the document to a user and makes it due immediately. */
export const givenTo = <Doc>(
  record: DocumentRecord<Doc>,
  ownerId: string,
  atMs: number,
): DocumentRecord<Doc> => ({
  ...record,
  ownerId,
  revision: record.revision + 1,
  queue: { ...record.queue, canSave: true, dueAtMs: atMs },
});
