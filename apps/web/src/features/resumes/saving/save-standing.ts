import type { OpenResumeState } from '../open-resume.ts';

/** State of a draft, as its status line shows it. */
export type SaveStanding =
  | 'nothing-yet'
  | 'saving'
  | 'saved'
  | 'on-device'
  | 'offline'
  | 'not-kept'
  | 'failed'
  | 'conflict';

export function saveStanding(state: OpenResumeState): SaveStanding {
  const { sync, skip, conflicts, isOffline, isUnsaved, storageProblem, refusal } = state;
  if (conflicts.length > 0) return 'conflict';
  if (!isUnsaved) return sync.savedResumeData === null ? 'nothing-yet' : 'saved';
  if (storageProblem !== null && (skip?.reason === 'signed-out' || isOffline)) return 'not-kept';
  if (skip?.reason === 'signed-out') return 'on-device';
  if (isOffline) return 'offline';
  // Not an error: it is sent when there is room, and a notice says so.
  if (refusal === 'RESUME_LIMIT_REACHED') return 'on-device';
  return sync.syncStatus === 'failure' ? 'failed' : 'saving';
}
