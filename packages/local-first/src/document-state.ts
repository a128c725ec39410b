import type { Conflict } from '@lauda/domain/conflict';
import { isEqual } from '@lauda/domain/equal';
import type { DocumentRecord } from './document-record.ts';
import { firstAtEachPath } from './queue/open-conflicts.ts';
import type { SaveStatus, Skip } from './queue/save-queue-types.ts';
import type { StorageProblem } from './storage/storage-problem.ts';

/** An open document as screens see it. */
export interface DocumentState<Doc> {
  /** What the user sees and edits. */
  readonly document: Doc;
  /** What the server is known to have. */
  readonly saved: Doc | null;
  readonly savedAtMs: number | null;
  /** Its id on the server. */
  readonly serverId: string | null;
  readonly status: SaveStatus;
  readonly error: string | null;
  /** Something has not reached the server yet. */
  readonly isUnsaved: boolean;
  readonly isOffline: boolean;
  readonly skip: Skip | null;
  readonly conflicts: readonly Conflict[];
  readonly refusal: string | null;
  readonly storageProblem: StorageProblem | null;
}

interface StateParts<Doc> {
  readonly record: DocumentRecord<Doc> | null;
  readonly document: Doc;
  readonly isUnsaved: boolean;
  readonly isOnline: boolean;
  readonly problem: StorageProblem | null;
}

const NO_CONFLICTS: readonly Conflict[] = [];

export function documentState<Doc>(parts: StateParts<Doc>): DocumentState<Doc> {
  const { record, document, isUnsaved, isOnline, problem } = parts;
  const queue = record?.queue;
  const status = queue?.status ?? 'idle';
  const refusal = record?.refusal ?? null;
  return {
    document,
    saved: queue?.base ?? null,
    savedAtMs: record?.savedAtMs ?? null,
    serverId: queue?.id ?? null,
    status,
    error: status === 'failure' ? (queue?.error ?? null) : null,
    isUnsaved,
    // A failure without a code means there was no answer.
    isOffline: !isOnline || (status === 'failure' && refusal === null),
    skip: queue?.skip ?? null,
    conflicts: firstAtEachPath(queue?.conflicts ?? NO_CONFLICTS),
    refusal,
    storageProblem: problem,
  };
}

/** `skip` is compared by content, because every queue step creates a new object. */
export const isSameState = <Doc>(one: DocumentState<Doc>, other: DocumentState<Doc>): boolean =>
  isEqual(one.skip, other.skip) &&
  Object.entries(one).every(
    ([name, value]) => name === 'skip' || value === other[name as keyof DocumentState<Doc>],
  );
