import type { Resume } from '@lauda/domain/resume/resume';
import type { SyncEvent } from '@lauda/domain/resume/sync-state';
import type { DraftRecord } from './draft-record.ts';

const savedResume = ({ queue }: DraftRecord, base: Resume): Resume =>
  queue.id === null ? base : { ...base, id: queue.id };

/** What two readings of a draft, in whichever tab it was sent, mean for the state that the screens read. */
export function syncEventsBetween(before: DraftRecord | null, after: DraftRecord): SyncEvent[] {
  const { status, base, version, error, inFlight } = after.queue;
  const was = before?.queue;
  const isSavedAnew =
    base !== null &&
    (was?.version !== version ||
      before?.savedAtMs !== after.savedAtMs ||
      (status === 'success' && was.status !== 'success'));
  const saved: SyncEvent[] = isSavedAnew
    ? [{ type: 'saved', resume: savedResume(after, base), atMs: after.savedAtMs ?? after.touchedAtMs }]
    : [];
  if (status === 'pending')
    return was?.status === 'pending' && was.inFlight?.opId === inFlight?.opId
      ? saved
      : [...saved, { type: 'saving' }];
  if (status === 'failure') return [...saved, { type: 'failed', message: error ?? undefined }];
  return saved;
}
