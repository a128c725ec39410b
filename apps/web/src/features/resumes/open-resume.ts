import { createListeners } from '@lauda/local-first/listeners';
import type { Resume } from '@lauda/domain/resume/resume';
import {
  INITIAL_SYNC_STATE,
  nextSyncState,
  type SyncEvent,
  type SyncState,
} from '@lauda/domain/resume/sync-state';
import type { DocumentState } from '@lauda/local-first/document-state';
import type { OpenDocument } from '@lauda/local-first/open-document';
import { syncEventsBetween } from './sync-events.ts';

/** State keys that `sync` expresses in the product's own terms. */
type Told = 'document' | 'saved' | 'savedAtMs' | 'serverId' | 'status' | 'error';

export interface OpenResumeState extends Omit<DocumentState<Resume>, Told> {
  readonly sync: SyncState;
  readonly resumeId: string | null;
}

export type OpenResume = ReturnType<typeof createOpenResume>;

const stateOf = (state: DocumentState<Resume>, sync: SyncState): OpenResumeState => ({
  sync,
  resumeId: state.serverId,
  isUnsaved: state.isUnsaved,
  isOffline: state.isOffline,
  skip: state.skip,
  conflicts: state.conflicts,
  refusal: state.refusal,
  storageProblem: state.storageProblem,
});

/** An open resume with the state that the builder's screens read. */
function createOpenResume(document: OpenDocument<Resume>) {
  const listeners = createListeners();
  let seen = document.getState();
  let sync = syncEventsBetween(null, seen).reduce(nextSyncState, INITIAL_SYNC_STATE);
  let state = stateOf(seen, sync);

  function publish(events: readonly SyncEvent[]): void {
    sync = events.reduce(nextSyncState, sync);
    state = stateOf(seen, sync);
    listeners.notify();
  }

  document.subscribe(() => {
    const before = seen;
    seen = document.getState();
    publish(syncEventsBetween(before, seen));
  });

  return {
    ...document,
    document,
    draftId: document.id,
    getState: (): OpenResumeState => state,
    subscribe: listeners.subscribe,
    openSection: (section: string) => publish([{ type: 'section-opened', section }]),
    retry: (): Promise<void> => {
      publish([{ type: 'retrying' }]);
      return document.retry();
    },
    saveAsNew: () => document.saveAsNew((resume) => ({ ...resume, id: undefined })),
  };
}

const openResumes = new WeakMap<OpenDocument<Resume>, OpenResume>();

/** Returns the same object for the same document. */
export function openResumeOf(document: OpenDocument<Resume>): OpenResume {
  const openResume = openResumes.get(document) ?? createOpenResume(document);
  openResumes.set(document, openResume);
  return openResume;
}
