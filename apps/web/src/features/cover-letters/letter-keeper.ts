import type { ErrorCode } from '@lauda/contract/errors';
import { type CoverLetter, missingOf, type RequiredOfLetter } from '@lauda/domain/cover-letter/letter';
import { fieldOf, type LetterField, mergeLetters, withField } from '@lauda/domain/cover-letter/merge';
import { createJots } from '../../lib/jots.ts';
import type { LetterCalls, SaveOutcome } from './letter-calls.ts';
import type { LooseLetterEdit } from './letter-database.ts';
import {
  isReady,
  isUnsaved,
  type LetterConflict,
  type LetterRecord,
  withEdit,
  withTheirs,
} from './letter-record.ts';
import type { LetterStore } from './letter-store.ts';

/** The first change is written at once, the next ones at most so long after it. */
const WRITE_WITHIN_MS = 40;
const SAVE_AFTER_MS = 1000;
const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 5 * 60_000;

/** How things stand with a letter, in the words of its status line. */
export type LetterStanding = 'saved' | 'saving' | 'waiting' | 'offline' | 'failed' | 'conflict' | 'not-kept';

export interface LetterState {
  readonly letter: CoverLetter;
  readonly standing: LetterStanding;
  readonly missing: readonly RequiredOfLetter[];
  readonly conflict: LetterConflict | null;
  /** Whether the server has it, in whatever version. */
  readonly isStored: boolean;
  readonly isUnsaved: boolean;
}

export interface LetterKeeperDeps {
  readonly store: LetterStore;
  readonly calls: Pick<LetterCalls, 'get' | 'save' | 'undelete'>;
  readonly locks: Pick<LockManager, 'request'>;
  readonly tell: (letterId: string) => void;
  readonly onSaved: () => void;
  readonly isOnline: () => boolean;
  /** Whether this owner is the one who is signed in. */
  readonly canSave: (ownerId: string) => boolean;
  /** The server does not know who is calling any more. */
  readonly onSignedOut: () => void;
}

export type LetterKeeper = ReturnType<typeof createLetterKeeper>;
export type LetterSide = 'mine' | 'theirs';

/** Keeps one letter: what is typed goes to the device first, and to the server when it is due. */
export function createLetterKeeper(first: LetterRecord, deps: LetterKeeperDeps) {
  const { store, calls, locks } = deps;
  const { letterId, ownerId } = first;
  const lockName = `lauda-letter-${letterId}`;
  const tabId = crypto.randomUUID();
  const listeners = new Set<() => void>();
  let record = first;
  /** The record as the device has it; `record` is ahead of it where the device keeps nothing. */
  let kept = first;
  /** What this tab shows; it grew from `seen`, which the device has. */
  let shown = first.mine;
  let seen = first.mine;
  let isDirty = false;
  /** What is on its way to the device. */
  let writing: CoverLetter | null = null;
  let failure: { code: ErrorCode | null } | null = null;
  let failedSaves = 0;
  let state: LetterState | null = null;
  let isClosed = false;
  let wroteAtMs = 0;
  let writeTimer: ReturnType<typeof setTimeout> | undefined;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  function publish(): void {
    state = null;
    for (const listener of listeners) listener();
  }

  const hasUnsaved = () => isDirty || isUnsaved(record);

  function standing(): LetterStanding {
    if (record.conflict !== null) return 'conflict';
    if (!hasUnsaved()) return 'saved';
    if (record !== kept) return 'not-kept';
    if (missingOf(shown).length > 0) return 'waiting';
    if (!deps.canSave(ownerId)) return 'offline';
    if (failure === null) return 'saving';
    return failure.code === null || !deps.isOnline() ? 'offline' : 'failed';
  }

  function getState(): LetterState {
    state ??= {
      letter: shown,
      standing: standing(),
      missing: missingOf(shown),
      conflict: record.conflict,
      isStored: record.base !== null,
      isUnsaved: hasUnsaved(),
    };
    return state;
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  }

  /** What the record says now is shown, with what was typed meanwhile on top; that grew from what is being written. */
  function take(next: LetterRecord): void {
    record = next;
    shown = isDirty ? mergeLetters(writing ?? seen, shown, next.mine).letter : next.mine;
    seen = next.mine;
    publish();
  }

  /** Where the device did not keep what this tab typed, its words are brought onto what is there. */
  const newest = (stored: LetterRecord | null): LetterRecord => {
    if (stored === null) return record;
    if (record === kept) return stored;
    return { ...record, mine: mergeLetters(kept.mine, record.mine, stored.mine).letter };
  };

  /** Where the device cannot keep it the work goes on in memory, and the person is told. */
  async function change(
    make: (current: LetterRecord) => LetterRecord,
    settles: LooseLetterEdit | null = null,
    written: CoverLetter | null = null,
  ): Promise<void> {
    if (isClosed) return;
    try {
      kept = await store.update(letterId, (stored) => make(newest(stored)), settles);
      jots.settled(settles, written);
      take(kept);
      deps.tell(letterId);
    } catch {
      take(make(record));
    }
  }

  async function readAgain(): Promise<void> {
    const stored = await store.find(letterId).catch(() => null);
    if (stored === null || isClosed) return;
    const next = newest(stored);
    kept = stored;
    take(next);
  }

  const writeEdit = async (): Promise<void> => {
    if (isClosed || !isDirty) return;
    const [base, mine] = [seen, shown];
    const jotted = jots.getLast();
    isDirty = false;
    writing = mine;
    wroteAtMs = Date.now();
    await change(
      (current) => withEdit(current, { base, mine, writing: jotted?.mine ?? null, atMs: Date.now() }),
      jotted,
      mine,
    );
    writing = null;
    if (!isDirty) jots.stop();
  };

  function scheduleWrite(): void {
    writeTimer ??= setTimeout(() => void write(), Math.max(0, wroteAtMs + WRITE_WITHIN_MS - Date.now()));
  }

  const jots = createJots<LooseLetterEdit>({
    isWaiting: () => !isClosed && (isDirty || writing !== null),
    looseEdit: (last) => ({
      letterId,
      tabId,
      ownerId,
      opId: crypto.randomUUID(),
      atMs: Date.now(),
      base: seen,
      mine: shown,
      writing: writing ?? last?.mine ?? null,
      saved: record.base,
    }),
    put: store.jot,
    takeAway: store.takeAway,
  });

  const write = (): Promise<void> => {
    clearTimeout(writeTimer);
    writeTimer = undefined;
    return inTurn(writeEdit);
  };

  function saveSoon(afterMs: number): void {
    clearTimeout(saveTimer);
    if (!isClosed) saveTimer = setTimeout(() => void save(), afterMs);
  }

  /** A refusal waits for news: an edit, another session, a network that is back, or the person. */
  function retryLater({ code, isRefused }: SaveOutcome & { type: 'failed' }): void {
    if (code === 'UNAUTHENTICATED') deps.onSignedOut();
    if (isRefused || code === 'UNAUTHENTICATED') return;
    saveSoon(Math.min(FIRST_RETRY_MS * 2 ** failedSaves, LONGEST_RETRY_MS));
    failedSaves += 1;
  }

  /** One save; false when there is nothing more to do now. */
  async function sendOnce(): Promise<boolean> {
    await write();
    await inTurn(readAgain);
    const sent = record;
    const mayStillSend = () => !isClosed && deps.canSave(ownerId);
    if (!mayStillSend() || !isReady(sent)) return false;
    let outcome = await calls.save({ id: letterId, ownerId }, sent.base?.version ?? 0, sent.mine);
    if (outcome.type === 'failed' && outcome.code === 'NOT_FOUND' && sent.base !== null) {
      // Deleted elsewhere while somebody is writing here: it comes back.
      const isBack = await calls.undelete(letterId).then(
        () => true,
        () => false,
      );
      if (isBack && mayStillSend())
        outcome = await calls.save({ id: letterId, ownerId }, sent.base.version, sent.mine);
    }
    failure = outcome.type === 'failed' ? { code: outcome.code } : null;
    const result = outcome;
    if (result.type === 'saved')
      await inTurn(() =>
        change((stored) => ({ ...stored, base: { version: result.version, letter: sent.mine } })),
      );
    else if (result.type === 'stale') {
      const { version, letter } = result.stored;
      await inTurn(() => change((stored) => withTheirs(stored, version, letter)));
    } else {
      publish();
      retryLater(result);
      return false;
    }
    failedSaves = 0;
    if (result.type === 'saved') deps.onSaved();
    return isReady(record);
  }

  async function save(): Promise<void> {
    clearTimeout(saveTimer);
    await locks.request(lockName, async () => {
      while (await sendOnce());
    });
  }

  function close(): void {
    isClosed = true;
    clearTimeout(writeTimer);
    clearTimeout(saveTimer);
    jots.stop();
    listeners.clear();
  }

  function edit(make: (letter: CoverLetter) => CoverLetter): void {
    const next = make(shown);
    if (next === shown || isClosed) return;
    shown = next;
    isDirty = true;
    scheduleWrite();
    jots.schedule();
    saveSoon(SAVE_AFTER_MS);
    publish();
  }

  return {
    letterId,
    ownerId,
    getState,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    edit,
    write,
    save,
    /** Somebody has signed in or out: the standing may have changed, and what waits is sent if it is theirs. */
    userChanged: (): void => {
      failure = null;
      failedSaves = 0;
      publish();
      if (deps.canSave(ownerId)) void save();
    },

    /** Another tab has changed it, or the server may have. */
    reload: () => inTurn(readAgain),
    pull: async (): Promise<void> => {
      const stored = await calls.get(letterId).catch(() => null);
      if (stored === null || stored.version <= (record.base?.version ?? 0)) return;
      await inTurn(() => change((current) => withTheirs(current, stored.version, stored.letter)));
      saveSoon(SAVE_AFTER_MS);
    },

    /** What both have changed, as the person has chosen. */
    resolve: async (sides: ReadonlyMap<LetterField, LetterSide>): Promise<void> => {
      await inTurn(() =>
        change((stored) => {
          const { conflict } = stored;
          if (conflict === null) return stored;
          let { mine } = stored;
          for (const field of conflict.fields)
            if (sides.get(field) === 'theirs') mine = withField(mine, field, fieldOf(conflict.theirs, field));
          return {
            ...stored,
            mine,
            base: { version: conflict.version, letter: conflict.theirs },
            conflict: null,
          };
        }),
      );
      await save();
    },

    /** The page may be gone after this: what is not written yet is put down in one stroke. */
    leave: () => {
      if (isClosed || !(isDirty || writing !== null)) return;
      jots.jot(store.leaveEdit);
      // The page may stay after all; then the next write takes the loose edit away again.
      isDirty = true;
      void write();
    },

    /**
     * Runs the deletion with the last record and then stops saving. It takes the save lock: a save under way would
     * otherwise store the letter after its deletion. When the deletion fails the keeper goes on.
     */
    retire: (remove: (last: LetterRecord) => Promise<void>): Promise<void> =>
      locks.request(lockName, async () => {
        await write();
        await inTurn(readAgain);
        await remove(record);
        close();
      }),

    close,
  };
}
