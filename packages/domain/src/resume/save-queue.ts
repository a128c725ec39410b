import { hasSameContent } from './difference.ts';
import { emptyResume } from './empty-resume.ts';
import { joinConflicts, withAncestors } from './held-conflicts.ts';
import { applyResolution, mergeResumes, pathKey } from './merge.ts';
import type { Resume } from './resume.ts';
import type { SaveEffect, SaveEvent, SaveQueue, SaveStep, Skip } from './save-queue-types.ts';
import { UNKNOWN_SYNC_ERROR } from './sync-state.ts';

const SAVE_DEBOUNCE_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

const retryDelayMs = (attempts: number) => Math.min(1000 * 2 ** (attempts - 1), LONGEST_RETRY_MS);

interface Start {
  readonly createKey: string;
  readonly canSave: boolean;
  /** What the server holds, when the resume is there already. */
  readonly stored?: { readonly id: string; readonly version: number; readonly resume: Resume } | undefined;
}

export function createSaveQueue({ createKey, canSave, stored }: Start): SaveQueue {
  return {
    status: 'idle',
    error: null,
    canSave,
    createKey,
    id: stored?.id ?? null,
    base: stored?.resume ?? null,
    version: stored?.version ?? 0,
    waiting: null,
    inFlight: null,
    unanswered: null,
    dueAtMs: null,
    attempts: 0,
    skip: null,
    conflicts: [],
    ancestors: {},
  };
}

const still = (state: SaveQueue): SaveStep => ({ state, effects: [] });

function skipOf({ canSave, conflicts }: SaveQueue): Skip | null {
  if (!canSave) return { reason: 'signed-out' };
  return conflicts.length > 0 ? { reason: 'conflict' } : null;
}

/** Sends what is due, if nothing is on its way and nothing holds it back. */
function sendDue(state: SaveQueue, atMs: number): SaveStep {
  const { waiting, unanswered, dueAtMs, id, createKey, version, base } = state;
  if (state.inFlight !== null || dueAtMs === null) return still(state);
  if (dueAtMs > atMs) return { state, effects: [{ type: 'wake', atMs: dueAtMs }] };
  const going: Partial<SaveQueue> = { dueAtMs: null, status: 'pending', error: null, skip: null };
  if (unanswered !== null && state.canSave)
    return {
      state: { ...state, ...going, unanswered: null, inFlight: unanswered },
      effects: [{ type: 'send', operation: unanswered }],
    };
  if (waiting === null) return still({ ...state, dueAtMs: null });
  const skip = skipOf(state);
  if (skip !== null) return still({ ...state, dueAtMs: null, skip, status: 'idle' });
  if (base !== null && hasSameContent(base, waiting.resume))
    return still({ ...state, waiting: null, dueAtMs: null, skip: null, status: 'success' });
  const { opId, resume } = waiting;
  const operation =
    id === null
      ? ({ type: 'create', opId: createKey, resume } as const)
      : ({ type: 'update', opId, id, version, resume } as const);
  return {
    state: { ...state, ...going, waiting: null, inFlight: operation },
    effects: [{ type: 'send', operation }],
  };
}

function due(state: SaveQueue, dueAtMs: number, atMs: number, before: readonly SaveEffect[] = []): SaveStep {
  const step = sendDue({ ...state, dueAtMs }, atMs);
  return { state: step.state, effects: [...before, ...step.effects] };
}

interface Theirs {
  readonly id: string;
  readonly theirs: Resume;
  readonly version: number;
  readonly opId: string;
  readonly atMs: number;
}

/** Brings the person's work onto what the server holds now; from here on that is the base. */
function rebase(
  state: SaveQueue,
  from: Resume,
  mine: Resume,
  { id, theirs, version, opId, atMs }: Theirs,
): SaveStep {
  const { resume, conflicts } = mergeResumes(from, mine, theirs, state.ancestors);
  const moved: SaveQueue = {
    ...state,
    id,
    base: theirs,
    version,
    inFlight: null,
    attempts: 0,
    ancestors: withAncestors(state.ancestors, conflicts),
    conflicts: joinConflicts(state.conflicts, conflicts, resume, theirs),
    waiting: { opId, resume },
  };
  const shown: SaveEffect[] = hasSameContent(mine, resume) ? [] : [{ type: 'show', resume }];
  return due(moved, atMs, atMs, shown);
}

function saved(state: SaveQueue, event: SaveEvent & { type: 'saved' }): SaveStep {
  const sent = state.inFlight;
  if (sent === null || sent.opId !== event.answerTo) return still(state);
  const stored = event.resume ?? sent.resume;
  // Another tab has created this draft first. What both grew from is unknown, so nothing may count as unchanged.
  if (sent.type === 'create' && !hasSameContent(sent.resume, stored)) {
    const mine = state.waiting?.resume ?? sent.resume;
    return rebase(state, emptyResume(mine.language), mine, { ...event, theirs: stored });
  }
  const next: SaveQueue = {
    ...state,
    id: event.id,
    base: stored,
    version: event.version,
    inFlight: null,
    attempts: 0,
    ancestors: {},
    error: null,
    status: 'success',
  };
  return state.waiting === null
    ? still({ ...next, dueAtMs: null })
    : due(next, state.dueAtMs ?? event.atMs, event.atMs);
}

function failed(state: SaveQueue, event: SaveEvent & { type: 'failed' }): SaveStep {
  const sent = state.inFlight;
  if (sent === null || sent.opId !== event.answerTo) return still(state);
  const attempts = state.attempts + 1;
  const next: SaveQueue = {
    ...state,
    inFlight: null,
    attempts,
    status: 'failure',
    error: event.message || UNKNOWN_SYNC_ERROR,
  };
  // A refused save changed nothing, so the latest content may go in its place, once there is news.
  if (event.isRefused)
    return still({
      ...next,
      dueAtMs: null,
      waiting: state.waiting ?? { opId: sent.opId, resume: sent.resume },
    });
  return due({ ...next, unanswered: sent }, event.atMs + retryDelayMs(attempts), event.atMs);
}

function changed(state: SaveQueue, { resume, opId, atMs }: SaveEvent & { type: 'changed' }): SaveStep {
  const retryAtMs = state.unanswered === null ? 0 : (state.dueAtMs ?? 0);
  const next: SaveQueue = { ...state, waiting: { opId, resume } };
  return due(next, Math.max(atMs + SAVE_DEBOUNCE_MS, retryAtMs), atMs);
}

function received(state: SaveQueue, event: SaveEvent & { type: 'received' }): SaveStep {
  // With a save on its way, its own answer says whether it was in time.
  if (state.id === null || event.version <= state.version) return still(state);
  if (state.inFlight !== null || state.unanswered !== null) return still(state);
  const { theirs, version } = event;
  if (state.waiting === null || state.base === null)
    return {
      state: { ...state, base: theirs, version },
      effects: [{ type: 'show', resume: theirs }],
    };
  return rebase(state, state.base, state.waiting.resume, { ...event, id: state.id });
}

function resolved(state: SaveQueue, { choices, opId, atMs }: SaveEvent & { type: 'resolved' }): SaveStep {
  if (state.waiting === null) return still(state);
  const resume = applyResolution({ resume: state.waiting.resume, conflicts: state.conflicts }, choices);
  const open = state.conflicts.filter(({ path }) => !choices.has(pathKey(path)));
  return due({ ...state, conflicts: open, waiting: { opId, resume } }, atMs, atMs, [
    { type: 'show', resume },
  ]);
}

/** The whole life of autosave as data: state and event in, state and effects out. */
export function nextSave(state: SaveQueue, event: SaveEvent): SaveStep {
  switch (event.type) {
    case 'changed':
      return changed(state, event);
    case 'tick':
      return sendDue(state, event.atMs);
    case 'online':
    case 'retry':
      return due(state, event.atMs, event.atMs);
    case 'reopened':
      return due(
        { ...state, unanswered: state.inFlight ?? state.unanswered, inFlight: null },
        event.atMs,
        event.atMs,
      );
    case 'access':
      return due({ ...state, canSave: event.canSave }, event.atMs, event.atMs);
    case 'saved':
      return saved(state, event);
    case 'failed':
      return failed(state, event);
    case 'stale': {
      const sent = state.inFlight;
      if (sent === null || sent.opId !== event.answerTo || sent.type !== 'update') return still(state);
      const mine = state.waiting?.resume ?? sent.resume;
      return rebase(state, state.base ?? sent.resume, mine, { ...event, id: sent.id });
    }
    case 'received':
      return received(state, event);
    case 'resolved':
      return resolved(state, event);
    case 'reset':
      return still(createSaveQueue({ createKey: event.createKey, canSave: state.canSave }));
  }
}

/** Whether anything the person has done is not yet known to be on the server. */
export const hasUnsavedWork = ({ waiting, inFlight, unanswered }: SaveQueue): boolean =>
  waiting !== null || inFlight !== null || unanswered !== null;
