import type { Resume } from './resume.ts';
import type { Operation, SaveQueue, Skip } from './save-queue-types.ts';
import { SCHEMA_VERSION } from './resume-shape.ts';
import { conflictFromVersion1, pathFromVersion1 } from './upgrade-version-1.ts';

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

/** A save queue as an earlier release left it on the device, as one of today. */
export function upgradeSaveQueue(stored: SaveQueue, upgrade: Upgrade): SaveQueue {
  const { base, waiting, inFlight, unanswered, skip } = stored;
  const resumes = [base, waiting?.resume, inFlight?.resume, unanswered?.resume];
  const hasVersion1 = resumes.some((resume) => resume && isOlder(resume));
  return {
    ...stored,
    skip: skipOfToday(skip),
    base: base && upgrade(base),
    waiting: waiting && { ...waiting, resume: upgrade(waiting.resume) },
    inFlight: inFlight && upgradeOperation(inFlight, upgrade),
    unanswered: unanswered && upgradeOperation(unanswered, upgrade),
    ...(hasVersion1 && {
      conflicts: stored.conflicts.map(conflictFromVersion1),
      ancestors: Object.fromEntries(
        Object.entries(stored.ancestors).map(([key, entry]) => {
          const path = pathFromVersion1(key.split('/'));
          return [path.join('/'), conflictFromVersion1({ path, base: entry, mine: null, theirs: null }).base];
        }),
      ),
    }),
  };
}
