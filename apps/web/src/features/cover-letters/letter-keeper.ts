import type { ErrorCode } from '@lauda/contract/errors';
import { type CoverLetter, missingOf, type RequiredOfLetter } from '@lauda/domain/cover-letter/letter';
import { fieldOf, type LetterField, mergeLetters, withField } from '@lauda/domain/cover-letter/merge';
import type { LetterCalls } from './letter-calls.ts';
import { isReady, isUnsaved, type LetterConflict, type LetterRecord, withTheirs } from './letter-record.ts';
import type { LetterStore } from './letter-store.ts';

/** The first change is written at once, the next ones at most so long after it. */
const WRITE_WITHIN_MS = 40;
const SAVE_AFTER_MS = 1000;
const RETRY_AFTER_MS = 5000;

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
}

export type LetterKeeper = ReturnType<typeof createLetterKeeper>;
export type LetterSide = 'mine' | 'theirs';

/** Keeps one letter: what is typed goes to the device first, and to the server when it is due. */
export function createLetterKeeper(first: LetterRecord, deps: LetterKeeperDeps) {
  const { store, calls, locks } = deps;
  const { letterId } = first;
  const listeners = new Set<() => void>();
  let record = first;
  /** What this tab shows; it grew from `seen`, which the device has. */
  let shown = first.mine;
  let seen = first.mine;
  let isDirty = false;
  /** Something typed is on its way to the device. */
  let isWriting = false;
  let isKept = true;
  let failure: { code: ErrorCode | null } | null = null;
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
    if (!isKept) return 'not-kept';
    if (missingOf(shown).length > 0) return 'waiting';
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

  /** What the record says now is shown, with what was typed meanwhile on top. */
  function take(next: LetterRecord): void {
    record = next;
    shown = isDirty ? mergeLetters(seen, shown, next.mine).letter : next.mine;
    seen = next.mine;
    publish();
  }

  /** Where the device cannot keep it the work goes on in memory, and the person is told. */
  async function change(make: (stored: LetterRecord) => LetterRecord): Promise<void> {
    if (isClosed) return;
    try {
      const next = await store.update(letterId, (stored) => make(stored ?? record));
      isKept = true;
      if (next !== null) take(next);
      deps.tell(letterId);
    } catch {
      isKept = false;
      take(make(record));
    }
  }

  const writeEdit = async (): Promise<void> => {
    if (!isDirty) return;
    const [base, mine] = [seen, shown];
    isDirty = false;
    isWriting = true;
    wroteAtMs = Date.now();
    await change((stored) => ({
      ...stored,
      // Another tab may have written meanwhile: field by field, what was typed here last counts.
      mine: mergeLetters(base, mine, stored.mine).letter,
      touchedAtMs: Date.now(),
    }));
    isWriting = false;
  };

  const write = (): Promise<void> => {
    clearTimeout(writeTimer);
    writeTimer = undefined;
    return inTurn(writeEdit);
  };

  function saveSoon(afterMs: number): void {
    clearTimeout(saveTimer);
    if (!isClosed) saveTimer = setTimeout(() => void save(), afterMs);
  }

  /** One save; false when there is nothing more to do now. */
  async function sendOnce(): Promise<boolean> {
    await write();
    await inTurn(async () => {
      const stored = await store.find(letterId).catch(() => null);
      if (stored !== null) take(stored);
    });
    const sent = record;
    if (isClosed || !isReady(sent)) return false;
    let outcome = await calls.save(letterId, sent.base?.version ?? 0, sent.mine);
    if (outcome.type === 'failed' && outcome.code === 'NOT_FOUND' && sent.base !== null) {
      // Deleted elsewhere while somebody is writing here: it comes back.
      const isBack = await calls.undelete(letterId).then(
        () => true,
        () => false,
      );
      if (isBack) outcome = await calls.save(letterId, sent.base.version, sent.mine);
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
      saveSoon(RETRY_AFTER_MS);
      return false;
    }
    if (result.type === 'saved') deps.onSaved();
    return isReady(record);
  }

  async function save(): Promise<void> {
    clearTimeout(saveTimer);
    await locks.request(`lauda-letter-${letterId}`, async () => {
      while (await sendOnce());
    });
  }

  function edit(make: (letter: CoverLetter) => CoverLetter): void {
    const next = make(shown);
    if (next === shown || isClosed) return;
    shown = next;
    isDirty = true;
    if (writeTimer === undefined)
      writeTimer = setTimeout(() => void write(), Math.max(0, wroteAtMs + WRITE_WITHIN_MS - Date.now()));
    saveSoon(SAVE_AFTER_MS);
    publish();
  }

  return {
    letterId,
    ownerId: first.ownerId,
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

    /** Another tab has changed it, or the server may have. */
    reload: () =>
      inTurn(async () => {
        const stored = await store.find(letterId).catch(() => null);
        if (stored !== null && !isClosed) take(stored);
      }),
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

    /** The page may be gone after this. */
    leave: () => {
      if (isClosed || !(isDirty || isWriting)) return;
      store.put({ ...record, mine: shown, touchedAtMs: Date.now() });
      void write();
    },

    close: () => {
      isClosed = true;
      clearTimeout(writeTimer);
      clearTimeout(saveTimer);
      listeners.clear();
    },
  };
}
