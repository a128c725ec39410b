import type { ErrorCode } from '@lauda/contract/errors';
import type { Locale } from '@lauda/domain/locale';
import { emptyResume } from '@lauda/domain/resume/empty-resume';
import type { Path, Side } from '@lauda/domain/resume/merge';
import type { Resume } from '@lauda/domain/resume/resume';
import { normaliseResume, parseResume } from '@lauda/domain/resume/schema';
import type { Operation, SaveEffect, SaveEvent } from '@lauda/domain/resume/save-queue-types';
import { INITIAL_SYNC_STATE, nextSyncState, type SyncEvent } from '@lauda/domain/resume/sync-state';
import { createJots } from '../../lib/jots.ts';
import type { LooseDraftEdit } from './draft-database.ts';
import {
  asNew,
  documentOf,
  type DraftRecord,
  isUnsaved,
  newDraft,
  startOf,
  withEdit,
  withEvent,
} from './draft-record.ts';
import { catchUp, type DraftView } from './draft-view.ts';
import type { KeeperDeps } from './keeper-deps.ts';
import { isSameState, keeperState, type KeeperState } from './keeper-state.ts';
import { type StorageProblem, storageProblem } from './storage-problem.ts';
import { syncEventsBetween } from './sync-events.ts';

/** The first change is written at once, the next ones at most so long after it. */
const WRITE_WITHIN_MS = 40;

interface Opened {
  readonly draftId: string;
  readonly ownerId: string;
  readonly language: Locale;
  readonly record: DraftRecord | null;
}

export type ResumeKeeper = ReturnType<typeof createResumeKeeper>;

const stamp = () => ({ opId: crypto.randomUUID() as string, atMs: Date.now() });
const tick = (): SaveEvent => ({ type: 'tick', atMs: Date.now() });
const operationIn = (effects: readonly SaveEffect[]): Operation | null =>
  effects.find((effect) => effect.type === 'send')?.operation ?? null;

/**
 * Keeps one draft: what is typed goes to the device first and to the server when it is due. The queue is in the
 * database, so tabs share one and a crash leaves it standing; the Web Lock of the draft says who may send.
 */
export function createResumeKeeper({ draftId, ownerId, language, record: found }: Opened, deps: KeeperDeps) {
  const { store, calls, tabs, locks } = deps;
  const tabId = crypto.randomUUID();
  const listeners = new Set<() => void>();
  let record: DraftRecord | null = null;
  /** The record as the device has it; `record` may be ahead of it where the device keeps nothing. */
  let kept: DraftRecord | null = null;
  let view: DraftView = { seen: emptyResume(language), shown: emptyResume(language) };
  let latest: Resume = view.seen;
  let held: Path | null = null;
  let problem: StorageProblem | null = null;
  let sync = nextSyncState(INITIAL_SYNC_STATE, { type: 'edited', resume: view.shown });
  let state: KeeperState | null = null;
  let publishedShown: Resume | null = null;
  let isClosed = false;
  /** Its resume was deleted and its record removed: only an edit may bring it back. */
  let isRemoved = false;
  /** Something was typed that is not written yet. */
  let isDirty = false;
  /** What is on its way to the device. */
  let writing: Resume | null = null;
  let wroteAtMs = 0;
  let isSending = false;
  let isAwaitingTurn = false;
  let writeTimer: ReturnType<typeof setTimeout> | undefined;
  let wakeTimer: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const blank = () => newDraft({ draftId, ownerId, atMs: Date.now() });

  function publish(events: readonly SyncEvent[] = []): void {
    sync = events.reduce(nextSyncState, sync);
    const id = record?.queue.id ?? undefined;
    if (publishedShown !== view.shown || sync.previewResumeData?.id !== id) {
      publishedShown = view.shown;
      const resume = id === undefined ? view.shown : { ...view.shown, id };
      sync = nextSyncState(sync, { type: 'edited', resume });
    }
    if (record?.queue.status === 'idle' && sync.syncStatus !== 'idle') sync = { ...sync, syncStatus: 'idle' };
    const next = currentState();
    // A letter is told of once, and not again when the device has written it.
    if (state !== null && isSameState(state, next)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  const currentState = (): KeeperState =>
    keeperState({ record, sync, isUnsaved: hasUnsaved(), isOnline: deps.isOnline(), problem });

  const getState = (): KeeperState => (state ??= currentState());

  const hasUnsaved = () => isDirty || writing !== null || (record !== null && isUnsaved(record));

  function take(next: DraftRecord): void {
    if (isClosed || (record !== null && next.revision < record.revision)) return;
    const events = syncEventsBetween(record, next);
    record = next;
    const content = documentOf(next.queue);
    if (content !== null && (content !== latest || writing !== null)) {
      latest = content;
      // What was typed while it was written grew from what was written: what it took away again is gone.
      view = catchUp({ seen: writing ?? view.seen, shown: view.shown }, latest, held);
    }
    const { dueAtMs, inFlight } = next.queue;
    clearTimeout(wakeTimer);
    if (inFlight !== null) awaitTurn();
    else if (dueAtMs !== null) wakeTimer = setTimeout(() => void settle(), Math.max(0, dueAtMs - Date.now()));
    publish(events);
  }

  /** Another tab sends; should it die over it, the lock comes to us. */
  function awaitTurn(): void {
    if (isSending || isAwaitingTurn) return;
    isAwaitingTurn = true;
    void settle().finally(() => {
      isAwaitingTurn = false;
    });
  }

  /** Where the device does not keep it, this tab's own memory has the newest state. */
  const newest = (stored: DraftRecord | null) =>
    record !== null && (stored === null || record.revision > stored.revision) ? record : stored;

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  }

  /** Where the device cannot keep it the work goes on in memory, and the person is told. False: not even there. */
  async function change(
    make: (current: DraftRecord) => DraftRecord,
    settles: LooseDraftEdit | null = null,
    written: Resume | null = null,
  ): Promise<boolean> {
    if (isClosed) return false;
    const apply = (stored: DraftRecord | null) => make(newest(stored) ?? blank());
    const before = record;
    try {
      const next = await store.update(draftId, apply, { known: kept, settles });
      kept = next;
      jots.settled(settles, written);
      problem = null;
      deps.onKept();
      take(next);
      if (next.revision !== before?.revision) tabs.tell({ type: 'changed', draftId });
      return true;
    } catch (error) {
      problem = storageProblem(error);
      // A newer release has it in its hands; writing ours over it would cut off what we cannot read.
      if (problem !== 'outdated') take(apply(null));
      else publish();
      return problem !== 'outdated';
    }
  }

  function scheduleWrite(): void {
    if (writeTimer !== undefined || writing !== null) return;
    writeTimer = setTimeout(() => void write(), Math.max(0, wroteAtMs + WRITE_WITHIN_MS - Date.now()));
  }

  async function writeEdit(): Promise<void> {
    if (isClosed || !isDirty) return;
    const { seen: base, shown: mine } = view;
    isDirty = false;
    writing = mine;
    wroteAtMs = Date.now();
    const jotted = jots.getLast();
    const ahead = { base, writing: jotted?.mine ?? null };
    const isKept = await change(
      (current) => withEdit(current, { base: startOf(ahead, current), mine }, stamp()),
      jotted,
      mine,
    );
    writing = null;
    if (!isKept) {
      isDirty = true;
      return;
    }
    publish();
    if (isDirty) scheduleWrite();
    else jots.stop();
  }

  const jots = createJots<LooseDraftEdit>({
    isWaiting: () => !isClosed && (isDirty || writing !== null),
    looseEdit: (last) => {
      const { seen: base, shown: mine } = view;
      const owner = record?.ownerId ?? ownerId;
      return {
        draftId,
        tabId,
        ownerId: owner,
        base,
        mine,
        writing: writing ?? last?.mine ?? null,
        ...stamp(),
      };
    },
    put: store.jot,
    takeAway: store.takeAway,
  });

  const write = (): Promise<void> => {
    clearTimeout(writeTimer);
    writeTimer = undefined;
    return inTurn(writeEdit);
  };

  async function dispatch(
    toEvent: (current: DraftRecord) => SaveEvent,
    code: ErrorCode | null = null,
  ): Promise<readonly SaveEffect[]> {
    let effects: readonly SaveEffect[] = [];
    await inTurn(() =>
      change((current) => {
        const step = withEvent(current, toEvent(current), code);
        effects = step.effects;
        return step.record;
      }),
    );
    return effects;
  }

  async function sendAll(first: readonly SaveEffect[]): Promise<void> {
    let operation = operationIn(first);
    while (operation !== null) {
      if (isClosed) return;
      const { event, code } = await calls.send(operation, record?.ownerId ?? ownerId);
      let effects = await dispatch(() => event(stamp()), code);
      if (code === 'UNAUTHENTICATED') {
        effects = await dispatch(() => ({ type: 'access', canSave: false, atMs: Date.now() }));
        deps.onSignedOut();
      }
      operation = operationIn(effects);
    }
  }

  const locked = (work: () => Promise<void>): Promise<void> =>
    locks.request(`lauda-draft-${draftId}`, async () => {
      if (isClosed) return;
      isSending = true;
      await work().finally(() => {
        isSending = false;
      });
    });

  /** Sends what is due. Whoever holds the lock and finds something on its way has found a dead tab's. */
  const settle = (toEvent: (current: DraftRecord) => SaveEvent = tick): Promise<void> =>
    locked(async () => {
      if (record === null || isRemoved) return;
      await sendAll(
        await dispatch((current) =>
          current.queue.inFlight === null ? toEvent(current) : { type: 'reopened', atMs: Date.now() },
        ),
      );
    });

  const reload = async () => {
    const stored = await store.find(draftId).catch(() => null);
    if (stored !== null) take(stored);
  };

  const stopListening = tabs.listen((message) => {
    if (message.type === 'forgotten' || message.draftId !== draftId) return;
    if (message.type === 'removed') markRemoved();
    else void inTurn(reload);
  });

  const markRemoved = () => {
    isRemoved = !hasUnsaved();
  };

  function close(): void {
    isClosed = true;
    stopListening();
    clearTimeout(writeTimer);
    clearTimeout(wakeTimer);
    jots.stop();
    listeners.clear();
  }

  function edit(make: (resume: Resume) => Resume): void {
    const next = make(view.shown);
    if (next === view.shown || isClosed) return;
    // A browser hands over what is pasted as it is; what cannot be stored is dropped now, not refused later.
    view = { ...view, shown: parseResume(next).ok ? next : normaliseResume(next, { language }) };
    isDirty = true;
    isRemoved = false;
    scheduleWrite();
    jots.schedule();
    publish();
  }

  if (found !== null) {
    const content = documentOf(found.queue);
    if (content !== null) {
      latest = content;
      view = { seen: content, shown: content };
    }
    take(found);
  }

  return {
    draftId,
    getOwnerId: () => record?.ownerId ?? ownerId,
    getState,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    edit,
    openSection: (section: string) => publish([{ type: 'section-opened', section }]),

    /** The field in which somebody is: nothing changes under their hands until they leave it. */
    hold: (path: Path | null) => {
      held = path;
      if (path !== null) return;
      view = catchUp(view, latest, null);
      publish();
    },

    /** Kept when this resolves, unless `storageProblem` says otherwise. */
    write,
    settle,
    retry: () => {
      publish([{ type: 'retrying' }]);
      return settle(() => ({ type: 'retry', atMs: Date.now() }));
    },
    /** Somebody has signed in or out, or the page was opened: also wakes what a crash has left waiting. */
    lookWhoIsHere: async () => {
      const canSave = (current: DraftRecord) => deps.canSave(current.ownerId);
      if (record === null || (!hasUnsaved() && canSave(record) === record.queue.canSave)) return;
      const atMs = Date.now();
      // The owner is read with the record: another tab may have claimed a visitor's draft by now.
      await settle((current) =>
        current.queue.canSave === canSave(current)
          ? { type: 'online', atMs }
          : { type: 'access', canSave: canSave(current), atMs },
      );
    },
    resolve: (choices: ReadonlyMap<string, Side>) =>
      settle(() => ({ type: 'resolved', choices, ...stamp() })),

    /** For a resume that was deleted elsewhere: the same words, as one of its own. */
    saveAsNew: async () => {
      const resume = { ...view.shown, id: undefined };
      await inTurn(() => change((current) => asNew(current, resume, stamp())));
      await settle(() => ({ type: 'retry', atMs: Date.now() }));
    },

    /** The server says that there is a newer version; null when it cannot tell which. */
    pull: (version: number | null): Promise<void> =>
      locked(async () => {
        await inTurn(reload);
        const id = record?.queue.id ?? null;
        if (id === null || (version !== null && version <= (record?.queue.version ?? 0))) return;
        const stored = await calls.get(id).catch(() => null);
        if (stored === null) return;
        isRemoved = false;
        const { resume: theirs } = stored;
        await sendAll(
          await dispatch(() => ({ type: 'received', theirs, version: stored.version, ...stamp() })),
        );
      }),

    /** The page may be gone after this: what is not written yet is put down in one stroke. */
    leave: () => {
      if (isClosed || !(isDirty || writing !== null)) return;
      jots.jot(store.leaveEdit);
      // The page may stay after all; then the next write takes the loose edit away again.
      isDirty = true;
      void write();
    },

    connectionChanged: () => {
      publish();
      return deps.isOnline() ? settle(() => ({ type: 'online', atMs: Date.now() })) : undefined;
    },

    markRemoved,
    isRemoved: () => isRemoved,
    close,
  };
}
