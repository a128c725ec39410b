import type { Conflict } from '@lauda/domain/conflict';
import type { Resume } from '@lauda/domain/resume/resume';
import { SCHEMA_VERSION } from '@lauda/domain/resume/shapes/resume-shape';
import { conflictFromVersion1 } from '@lauda/domain/resume/upgrade/upgrade-version-1';
import { conflictFromVersion2 } from '@lauda/domain/resume/upgrade/upgrade-version-2';
import type { Operation, SaveQueue, Skip } from '@lauda/local-first/queue/save-queue-types';

type Named<T> = T extends { readonly document: Resume }
  ? Omit<T, 'document'> & { readonly resume: Resume }
  : T;
type StoredOperation = Named<Operation<Resume>>;

/** The queue's stored format, where the document is named `resume`; pages of every release can read it. */
export type StoredQueue = {
  readonly [Name in keyof SaveQueue<Resume>]: Named<SaveQueue<Resume>[Name]>;
};

const fromStored = <T extends { readonly resume: Resume }>({ resume: document, ...rest }: T) => ({
  ...rest,
  document,
});
const toStored = <T extends { readonly document: Resume }>({ document: resume, ...rest }: T) => ({
  ...rest,
  resume,
});

export function writeStoredQueue(queue: SaveQueue<Resume>): StoredQueue {
  const { waiting, inFlight, unanswered } = queue;
  return {
    ...queue,
    waiting: waiting && toStored(waiting),
    inFlight: inFlight && (toStored(inFlight) as StoredOperation),
    unanswered: unanswered && (toStored(unanswered) as StoredOperation),
  };
}

type Upgrade = (resume: Resume) => Resume;

const isOlder = ({ schemaVersion }: { readonly schemaVersion: number }) => schemaVersion < SCHEMA_VERSION;

/** The server may have received the operation: a retry must carry the same bytes as the first attempt. */
function readOperation(stored: StoredOperation, upgrade: Upgrade): Operation<Resume> {
  const operation = fromStored(stored) as Operation<Resume>;
  const { document } = operation;
  return isOlder(document)
    ? { ...operation, document: upgrade(document), sentAs: operation.sentAs ?? document }
    : operation;
}

/** Earlier releases, which did not store unfinished entries, held saves back for them. */
const skipOfToday = (skip: { readonly reason: string } | null): Skip | null =>
  skip?.reason === 'entries-waiting' ? null : (skip as Skip | null);

type Change = (conflict: Conflict) => Conflict | null;

const ancestorFrom =
  (change: Change) =>
  ([key, entry]: [string, unknown]): [string, unknown][] => {
    const changed = change({ path: key.split('/'), base: entry, mine: null, theirs: null });
    return changed === null ? [] : [[changed.path.join('/'), changed.base]];
  };

/** Upgrades the queue's data on single places, which has no schema version of its own. */
function upgradePlaces({ conflicts, ancestors }: StoredQueue, oldest: number) {
  const steps: readonly { version: number; change: Change }[] = [
    { version: 1, change: conflictFromVersion1 },
    { version: 2, change: conflictFromVersion2 },
  ];
  return steps
    .filter(({ version }) => version >= oldest)
    .reduce(
      (places, { change }) => ({
        conflicts: places.conflicts.flatMap((conflict) => change(conflict) ?? []),
        ancestors: Object.fromEntries(Object.entries(places.ancestors).flatMap(ancestorFrom(change))),
      }),
      { conflicts, ancestors },
    );
}

/** Reads a save queue stored by this or an earlier release. */
export function readStoredQueue(stored: StoredQueue, upgrade: Upgrade): SaveQueue<Resume> {
  const { base, waiting, inFlight, unanswered, skip } = stored;
  const versions = [base, waiting?.resume, inFlight?.resume, unanswered?.resume].map(
    (resume): number => resume?.schemaVersion ?? SCHEMA_VERSION,
  );
  return {
    ...stored,
    skip: skipOfToday(skip),
    base: base && upgrade(base),
    waiting: waiting && { opId: waiting.opId, document: upgrade(waiting.resume) },
    inFlight: inFlight && readOperation(inFlight, upgrade),
    unanswered: unanswered && readOperation(unanswered, upgrade),
    ...upgradePlaces(stored, Math.min(...versions)),
  };
}
