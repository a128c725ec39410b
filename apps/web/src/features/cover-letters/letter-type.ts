import type { Conflict } from '@lauda/domain/conflict';
import { letterRules } from '@lauda/domain/cover-letter/document-rules';
import type { CoverLetter } from '@lauda/domain/cover-letter/letter';
import { fieldOf, type LetterField } from '@lauda/domain/cover-letter/merge';
import type { DocumentType } from '@lauda/local-first/document-type';
import { createSaveQueue } from '@lauda/local-first/queue/save-queue';
import type { SaveQueue } from '@lauda/local-first/queue/save-queue-types';
import type { Row } from '@lauda/local-first/storage/stored-form';
import type { LetterCalls } from './letter-calls.ts';

export const LETTER_DATABASE = 'lauda-letters';

/** A letter as releases before version 3 of the database stored it: with its own three-way state and no save queue. */
interface FirstForm {
  readonly letterId: string;
  readonly ownerId: string;
  readonly base: { readonly version: number; readonly letter: CoverLetter } | null;
  readonly mine: CoverLetter;
  readonly conflict: {
    readonly version: number;
    readonly theirs: CoverLetter;
    readonly fields: readonly LetterField[];
  } | null;
  readonly touchedAtMs: number;
  readonly settledJots?: readonly string[];
}

function queueOf({ letterId, base, mine, conflict, touchedAtMs }: FirstForm): SaveQueue<CoverLetter> {
  const version = conflict?.version ?? base?.version ?? 0;
  const document = conflict?.theirs ?? base?.letter;
  const stored = document && { id: letterId, version, document };
  const queue = createSaveQueue({ createKey: letterId, canSave: true, stored });
  const isSaved = document !== undefined && letterRules.isSame(document, mine);
  const toConflict = (field: LetterField): Conflict => ({
    path: [field],
    base: base && fieldOf(base.letter, field),
    mine: fieldOf(mine, field),
    theirs: conflict && fieldOf(conflict.theirs, field),
  });
  return {
    ...queue,
    waiting: isSaved ? null : { opId: crypto.randomUUID(), document: mine },
    dueAtMs: isSaved ? null : touchedAtMs,
    conflicts: conflict?.fields.map(toConflict) ?? [],
  };
}

function upgradeRow(row: Row): Row {
  if ('queue' in row) return row;
  const first = row as unknown as FirstForm;
  const { letterId, ownerId, touchedAtMs, settledJots } = first;
  const queue = queueOf(first);
  return { letterId, ownerId, revision: 0, queue, savedAtMs: null, refusal: null, touchedAtMs, settledJots };
}

/** Those releases named the server's copy `letter`; its id is the same there as here. */
function upgradeEntry(row: Row): Row {
  const saved = row['saved'] as { version: number; letter?: CoverLetter } | null | undefined;
  if (!saved?.letter) return row;
  return { ...row, saved: { id: row['letterId'], version: saved.version, document: saved.letter } };
}

/** Letters as device documents. A letter has its id from creation on, also on the server. */
export const letterType = (calls: LetterCalls): DocumentType<CoverLetter> => ({
  lockPrefix: 'lauda-letter-',
  channel: 'lauda-letters',
  storage: {
    database: LETTER_DATABASE,
    store: 'letters',
    keyPath: 'letterId',
    upgrades: [
      (db) => void db.createObjectStore('letters', { keyPath: 'letterId' }).createIndex('owner', 'ownerId'),
      (db) => void db.createObjectStore('edits', { keyPath: ['letterId', 'tabId'] }),
      // The record format changes in this version: pages of earlier releases must not overwrite it with theirs.
      () => undefined,
    ],
    upgradeRow,
    upgradeEntry,
    readQueue: (stored) => stored as SaveQueue<CoverLetter>,
    writeQueue: (queue) => queue,
    readDocument: (letter) => letter,
  },
  rules: letterRules,
  calls: {
    get: async (id) => {
      const { version, letter } = await calls.get(id);
      return { id, version, document: letter };
    },
    send: calls.send,
    remove: calls.remove,
    undelete: calls.undelete,
  },
});
