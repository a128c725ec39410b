/** A record that cannot be read: written by a newer release, or damaged. It is left untouched. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';
}

/** Why edits cannot be stored on this device. `outdated`: another tab runs a newer release. */
export type StorageProblem = 'full' | 'unavailable' | 'outdated';

export function storageProblem(error: unknown): StorageProblem {
  if (error instanceof UnreadableDocument) return 'outdated';
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'VersionError' ? 'outdated' : 'unavailable';
}
