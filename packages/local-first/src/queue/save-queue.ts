import { type Conflict, pathKey } from '@lauda/domain/conflict';
import { isEqual } from '@lauda/domain/equal';
import type { DocumentRules, ServerCopy } from '../document-type.ts';
import { firstAtEachPath, joinConflicts, withAncestors, withoutAnswered } from './open-conflicts.ts';
import { retryDelayMs } from './retry-delay.ts';
import type { SaveEvent, SaveQueue, SaveStep, Skip, Stamp } from './save-queue-types.ts';

const SAVE_DEBOUNCE_MS = 1000;
const UNKNOWN_ERROR = 'An unknown error occurred';

interface Start<Doc> {
  readonly createKey: string;
  readonly canSave: boolean;
  /** The server's copy, if the document already exists there. */
  readonly stored?: ServerCopy<Doc> | null | undefined;
}

export function createSaveQueue<Doc>({ createKey, canSave, stored }: Start<Doc>): SaveQueue<Doc> {
  return {
    status: 'idle',
    error: null,
    canSave,
    createKey,
    id: stored?.id ?? null,
    base: stored?.document ?? null,
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

type Rules<Doc> = DocumentRules<Doc>;
type EventOf<Doc, Type> = SaveEvent<Doc> & { readonly type: Type };

const still = <Doc>(state: SaveQueue<Doc>): SaveStep<Doc> => ({ state, send: null });

function skipOf<Doc>({ missing }: Rules<Doc>, { conflicts, waiting }: SaveQueue<Doc>): Skip | null {
  if (conflicts.length > 0) return { reason: 'conflict' };
  const isIncomplete = waiting !== null && (missing?.(waiting.document).length ?? 0) > 0;
  return isIncomplete ? { reason: 'incomplete' } : null;
}

/** Sends the due save unless one is in flight or something blocks it. */
function sendDue<Doc>(rules: Rules<Doc>, state: SaveQueue<Doc>, atMs: number): SaveStep<Doc> {
  const { waiting, unanswered, dueAtMs, id, createKey, version, base } = state;
  if (state.inFlight !== null || dueAtMs === null || dueAtMs > atMs) return still(state);
  const rest: SaveQueue<Doc> = { ...state, dueAtMs: null };
  if (waiting === null && unanswered === null) return still(rest);
  if (!state.canSave) return still({ ...rest, skip: { reason: 'signed-out' }, status: 'idle' });
  const going: SaveQueue<Doc> = { ...rest, status: 'pending', error: null, skip: null };
  if (unanswered !== null)
    return { state: { ...going, unanswered: null, inFlight: unanswered }, send: unanswered };
  if (waiting === null) return still(rest);
  const skip = skipOf(rules, state);
  if (skip !== null) return still({ ...rest, skip, status: 'idle' });
  if (base !== null && rules.isSame(base, waiting.document))
    return still({ ...rest, waiting: null, skip: null, status: 'success' });
  const { opId, document } = waiting;
  const send =
    id === null
      ? ({ type: 'create', opId: createKey, document } as const)
      : ({ type: 'update', opId, id, version, document } as const);
  return { state: { ...going, waiting: null, inFlight: send }, send };
}

const due = <Doc>(rules: Rules<Doc>, state: SaveQueue<Doc>, dueAtMs: number, atMs: number): SaveStep<Doc> =>
  sendDue(rules, { ...state, dueAtMs }, atMs);

interface Theirs<Doc> extends Stamp {
  readonly id: string;
  readonly theirs: Doc;
  readonly version: number;
}

/** Merges local work onto the server's current document, which becomes the new base. */
function rebase<Doc>(
  rules: Rules<Doc>,
  state: SaveQueue<Doc>,
  { from, mine }: { readonly from: Doc; readonly mine: Doc },
  { id, theirs, version, opId, atMs }: Theirs<Doc>,
): SaveStep<Doc> {
  const { document, conflicts } = rules.merge(from, mine, theirs, state.ancestors);
  const moved: SaveQueue<Doc> = {
    ...state,
    id,
    base: theirs,
    version,
    inFlight: null,
    attempts: 0,
    ancestors: withAncestors(state.ancestors, conflicts),
    conflicts: joinConflicts(rules, state.conflicts, conflicts, { mine: document, theirs }),
    waiting: { opId, document },
  };
  return due(rules, moved, atMs, atMs);
}

function saved<Doc>(rules: Rules<Doc>, state: SaveQueue<Doc>, event: EventOf<Doc, 'saved'>): SaveStep<Doc> {
  const sent = state.inFlight;
  if (sent === null || sent.opId !== event.answerTo) return still(state);
  const stored = event.document ?? sent.document;
  // Another tab created this document first. There is no common base, so no field counts as unchanged.
  if (sent.type === 'create' && !rules.isSame(sent.document, stored)) {
    const mine = state.waiting?.document ?? sent.document;
    return rebase(rules, state, { from: rules.emptyLike(mine), mine }, { ...event, theirs: stored });
  }
  const next: SaveQueue<Doc> = {
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
    : due(rules, next, state.dueAtMs ?? event.atMs, event.atMs);
}

function stale<Doc>(rules: Rules<Doc>, state: SaveQueue<Doc>, event: EventOf<Doc, 'stale'>): SaveStep<Doc> {
  const sent = state.inFlight;
  if (sent === null || sent.opId !== event.answerTo || sent.type !== 'update') return still(state);
  const { theirs, version, answerTo, opId, atMs } = event;
  // The save was applied but its answer lost; a server without idempotency keys then answers 409 to the resend.
  if (rules.isSame(sent.document, theirs))
    return saved(rules, state, {
      type: 'saved',
      answerTo,
      id: sent.id,
      version,
      document: theirs,
      opId,
      atMs,
    });
  const mine = state.waiting?.document ?? sent.document;
  return rebase(rules, state, { from: state.base ?? sent.document, mine }, { ...event, id: sent.id });
}

function failed<Doc>(rules: Rules<Doc>, state: SaveQueue<Doc>, event: EventOf<Doc, 'failed'>): SaveStep<Doc> {
  const sent = state.inFlight;
  if (sent === null || sent.opId !== event.answerTo) return still(state);
  const attempts = state.attempts + 1;
  const next: SaveQueue<Doc> = {
    ...state,
    inFlight: null,
    attempts,
    status: 'failure',
    error: event.message || UNKNOWN_ERROR,
  };
  // A refused save changed nothing on the server, so the latest content may replace it on the next attempt.
  if (event.isRefused)
    return still({
      ...next,
      dueAtMs: null,
      waiting: state.waiting ?? { opId: sent.opId, document: sent.document },
    });
  return due(
    rules,
    { ...next, unanswered: sent },
    event.atMs + retryDelayMs(attempts, sent.opId),
    event.atMs,
  );
}

function changed<Doc>(
  rules: Rules<Doc>,
  state: SaveQueue<Doc>,
  { document, opId, atMs }: EventOf<Doc, 'changed'>,
): SaveStep<Doc> {
  const retryAtMs = state.unanswered === null ? 0 : (state.dueAtMs ?? 0);
  const next: SaveQueue<Doc> = { ...state, waiting: { opId, document } };
  return due(rules, next, Math.max(atMs + SAVE_DEBOUNCE_MS, retryAtMs), atMs);
}

function received<Doc>(
  rules: Rules<Doc>,
  state: SaveQueue<Doc>,
  event: EventOf<Doc, 'received'>,
): SaveStep<Doc> {
  // If a save is in flight, its own answer tells whether it was stale.
  if (state.id === null || event.version <= state.version) return still(state);
  if (state.inFlight !== null || state.unanswered !== null) return still(state);
  const { theirs, version } = event;
  if (state.waiting === null || state.base === null) return still({ ...state, base: theirs, version });
  const own = { from: state.base, mine: state.waiting.document };
  return rebase(rules, state, own, { ...event, id: state.id });
}

function resolved<Doc>(
  rules: Rules<Doc>,
  state: SaveQueue<Doc>,
  { choices, seen, opId, atMs }: EventOf<Doc, 'resolved'>,
): SaveStep<Doc> {
  if (state.waiting === null) return still(state);
  const before = state.waiting.document;
  // A side that changed after the user saw it is presented to the user again.
  const isAsSeen = ({ path, theirs }: Conflict) =>
    seen === undefined ||
    (isEqual(rules.valueAt(seen.document, path), rules.valueAt(before, path)) &&
      seen.conflicts.some((one) => pathKey(one.path) === pathKey(path) && isEqual(one.theirs, theirs)));
  const answered = firstAtEachPath(state.conflicts).filter(
    (conflict) => choices.has(pathKey(conflict.path)) && isAsSeen(conflict),
  );
  const document = rules.resolve(before, answered, choices);
  const conflicts = withoutAnswered(rules, state.conflicts, answered, document);
  return due(rules, { ...state, conflicts, waiting: { opId, document } }, atMs, atMs);
}

/** The autosave state machine: state and event in, new state and operation to send out. */
export function nextSave<Doc>(
  rules: DocumentRules<Doc>,
  state: SaveQueue<Doc>,
  event: SaveEvent<Doc>,
): SaveStep<Doc> {
  switch (event.type) {
    case 'changed':
      return changed(rules, state, event);
    case 'tick':
      return sendDue(rules, state, event.atMs);
    case 'online':
    case 'retry':
      return due(rules, state, event.atMs, event.atMs);
    case 'reopened': {
      const unanswered = state.inFlight ?? state.unanswered;
      return due(rules, { ...state, unanswered, inFlight: null }, event.atMs, event.atMs);
    }
    case 'access':
      return due(rules, { ...state, canSave: event.canSave }, event.atMs, event.atMs);
    case 'saved':
      return saved(rules, state, event);
    case 'failed':
      return failed(rules, state, event);
    case 'stale':
      return stale(rules, state, event);
    case 'received':
      return received(rules, state, event);
    case 'resolved':
      return resolved(rules, state, event);
    case 'reset':
      return still(createSaveQueue({ createKey: event.createKey, canSave: state.canSave }));
  }
}

/** Whether any edit is not confirmed by the server. */
export const hasUnsavedWork = <Doc>({ waiting, inFlight, unanswered }: SaveQueue<Doc>): boolean =>
  waiting !== null || inFlight !== null || unanswered !== null;

/** The latest content; null if nothing was ever written. */
export const documentOf = <Doc>({ waiting, inFlight, unanswered, base }: SaveQueue<Doc>): Doc | null =>
  waiting?.document ?? inFlight?.document ?? unanswered?.document ?? base;
