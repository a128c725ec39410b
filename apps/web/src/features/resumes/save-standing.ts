import type { KeeperState } from './keeper-state.ts';

/** How things stand with a draft, in the words of its status line. */
export type SaveStanding =
  | 'nothing-yet'
  | 'saving'
  | 'saved'
  | 'on-device'
  | 'offline'
  | 'not-kept'
  | 'failed'
  | 'waiting'
  | 'conflict';

export function saveStanding(state: KeeperState): SaveStanding {
  const { sync, skip, conflicts, isOffline, isUnsaved, storageProblem } = state;
  if (conflicts.length > 0) return 'conflict';
  if (!isUnsaved) return sync.savedResumeData === null ? 'nothing-yet' : 'saved';
  if (storageProblem !== null && (skip?.reason === 'signed-out' || isOffline)) return 'not-kept';
  if (skip?.reason === 'entries-waiting') return 'waiting';
  if (skip?.reason === 'signed-out') return 'on-device';
  if (isOffline) return 'offline';
  return sync.syncStatus === 'failure' ? 'failed' : 'saving';
}
