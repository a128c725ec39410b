import type { ErrorCode } from '@lauda/contract/errors';
import { isEqual } from '@lauda/domain/resume/equal';
import type { Conflict } from '@lauda/domain/resume/merge';
import type { Skip } from '@lauda/domain/resume/save-queue-types';
import type { SyncState } from '@lauda/domain/resume/sync-state';
import type { DraftRecord } from './draft-record.ts';
import { isNoAnswer } from './resume-calls.ts';
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

const NO_CONFLICTS: readonly Conflict[] = [];

interface StateParts {
  readonly record: DraftRecord | null;
  readonly sync: SyncState;
  readonly isUnsaved: boolean;
  readonly isOnline: boolean;
  readonly problem: StorageProblem | null;
}

export function keeperState({ record, sync, isUnsaved, isOnline, problem }: StateParts): KeeperState {
  const queue = record?.queue;
  return {
    sync,
    resumeId: queue?.id ?? null,
    isUnsaved,
    isOffline: !isOnline || isNoAnswer(queue?.status === 'failure' ? queue.error : null),
    skip: queue?.skip ?? null,
    conflicts: queue?.conflicts ?? NO_CONFLICTS,
    refusal: record?.refusal ?? null,
    storageProblem: problem,
  };
}

/** Every step of the queue says anew why it waits, so that is compared by what it says. */
export const isSameState = (a: KeeperState, b: KeeperState): boolean =>
  isEqual(a.skip, b.skip) &&
  Object.entries(a).every(([name, value]) => name === 'skip' || value === b[name as keyof KeeperState]);
