import { UnreadableDraft } from './draft-record.ts';

/** Why this device does not keep what is typed. `outdated`: a newer release of this page is open elsewhere. */
export type StorageProblem = 'full' | 'unavailable' | 'outdated';

export function storageProblem(error: unknown): StorageProblem {
  if (error instanceof UnreadableDraft) return 'outdated';
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'VersionError' ? 'outdated' : 'unavailable';
}
