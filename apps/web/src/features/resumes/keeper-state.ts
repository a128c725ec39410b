import type { ErrorCode } from '@lauda/contract/errors';
import { isEqual } from '@lauda/domain/resume/equal';
import type { Conflict } from '@lauda/domain/resume/merge';
import type { Skip } from '@lauda/domain/resume/save-queue-types';
import type { SyncState } from '@lauda/domain/resume/sync-state';
import type { StorageProblem } from './storage-problem.ts';

export interface KeeperState {
  readonly sync: SyncState;
  readonly resumeId: string | null;
  /** Whether anything is not on the server yet. */
  readonly isUnsaved: boolean;
  readonly isOffline: boolean;
  readonly skip: Skip | null;
  readonly conflicts: readonly Conflict[];
  readonly refusal: ErrorCode | null;
  readonly storageProblem: StorageProblem | null;
}

/** Every step of the queue says anew why it waits, so that is compared by what it says. */
export const isSameState = (a: KeeperState, b: KeeperState): boolean =>
  isEqual(a.skip, b.skip) &&
  Object.entries(a).every(([name, value]) => name === 'skip' || value === b[name as keyof KeeperState]);
