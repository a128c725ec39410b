import type { Resume } from '@lauda/domain/resume/resume';
import type { SyncEvent } from '@lauda/domain/resume/sync-state';
import type { DocumentState } from '@lauda/local-first/document-state';

type State = DocumentState<Resume>;

const withId = (resume: Resume, id: string | null): Resume => (id === null ? resume : { ...resume, id });

/** Derives sync events from two states of an open resume, whichever tab sent it. */
export function syncEventsBetween(before: State | null, after: State): SyncEvent[] {
  const { document, saved, savedAtMs, serverId, status, error } = after;
  const events: SyncEvent[] = [];
  if (before?.document !== document || before.serverId !== serverId)
    events.push({ type: 'edited', resume: withId(document, serverId) });
  const isSavedAnew =
    saved !== null &&
    (before?.saved !== saved || before.savedAtMs !== savedAtMs || before.status !== status) &&
    status !== 'pending' &&
    status !== 'failure';
  if (isSavedAnew) events.push({ type: 'saved', resume: withId(saved, serverId), atMs: savedAtMs ?? 0 });
  if (status === 'pending') events.push({ type: 'saving' });
  if (status === 'failure') events.push({ type: 'failed', message: error ?? undefined });
  if (status === 'idle') events.push({ type: 'waiting' });
  return events;
}
