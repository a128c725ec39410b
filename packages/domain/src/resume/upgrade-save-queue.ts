import type { Resume } from './resume.ts';
import type { Operation, SaveQueue, Skip } from './save-queue-types.ts';
import { SCHEMA_VERSION } from './resume-shape.ts';
import type { Conflict } from './merge.ts';
import { conflictFromVersion1 } from './upgrade-version-1.ts';
import { conflictFromVersion2 } from './upgrade-version-2.ts';

type Upgrade = (resume: Resume) => Resume;

const isOlder = ({ schemaVersion }: { readonly schemaVersion: number }) => schemaVersion < SCHEMA_VERSION;

/** The server may have the operation already: sent again, it must carry the bytes it carried the first time. */
function upgradeOperation(operation: Operation, upgrade: Upgrade): Operation {
  const { resume } = operation;
  return isOlder(resume)
    ? { ...operation, resume: upgrade(resume), sentAs: operation.sentAs ?? resume }
    : operation;
}

/** Releases before unfinished entries were stored held a save back for them. */
const skipOfToday = (skip: { readonly reason: string } | null): Skip | null =>
  skip?.reason === 'entries-waiting' ? null : (skip as Skip | null);

type Change = (conflict: Conflict) => Conflict | null;

const ancestorFrom =
  (change: Change) =>
  ([key, entry]: [string, unknown]): [string, unknown][] => {
    const changed = change({ path: key.split('/'), base: entry, mine: null, theirs: null });
    return changed === null ? [] : [[changed.path.join('/'), changed.base]];
  };

/** What the queue knows of single places, which has no version of its own. */
function upgradePlaces({ conflicts, ancestors }: SaveQueue, oldest: number) {
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

/** A save queue as an earlier release left it on the device, as one of today. */
export function upgradeSaveQueue(stored: SaveQueue, upgrade: Upgrade): SaveQueue {
  const { base, waiting, inFlight, unanswered, skip } = stored;
  const versions = [base, waiting?.resume, inFlight?.resume, unanswered?.resume].map(
    (resume): number => resume?.schemaVersion ?? SCHEMA_VERSION,
  );
  return {
    ...stored,
    skip: skipOfToday(skip),
    base: base && upgrade(base),
    waiting: waiting && { ...waiting, resume: upgrade(waiting.resume) },
    inFlight: inFlight && upgradeOperation(inFlight, upgrade),
    unanswered: unanswered && upgradeOperation(unanswered, upgrade),
    ...upgradePlaces(stored, Math.min(...versions)),
  };
}
