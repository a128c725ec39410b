import { onPageLeave } from '../lifecycle/page-lifecycle.ts';
import { createListeners } from '../listeners.ts';
import { createJournal, type JournalEntry, REMEMBERED } from '../storage/journal.ts';
import type { DeviceOnlyStore, Owner } from './device-only-store.ts';

export type DeviceOnlyDocument<State extends object> = ReturnType<typeof createDeviceOnlyDocument<State>>;

/**
 * A device-only document open in one tab. Changes are written immediately, one write at a time; a write based on an
 * older state is merged with what another tab wrote since. An edit that waits behind a slow write goes to a journal
 * meanwhile. Without a database it works until the page closes.
 */
export function createDeviceOnlyDocument<State extends object>(store: DeviceOnlyStore<State>, owner: Owner) {
  const { empty, merge } = store.type;
  const { notify, subscribe } = createListeners();
  /** Null until the stored state has been read. */
  let state: State | null = null;
  /** The stored state as last read or written: the merge base. */
  let base = empty;
  let isKept = true;
  let writing: Promise<void> | null = null;
  /** The content of the write in progress. */
  let inFlight: State | null = null;
  /** Journal entries that no finished write contains yet, oldest first. Only the newest is still in the journal. */
  let entries: readonly JournalEntry<State>[] = [];
  const over = new AbortController();
  const tabId = crypto.randomUUID();

  const journal = createJournal<State>({
    isWaiting: () => state !== null && state !== base && !over.signal.aborted,
    makeEntry: (last) => ({
      ...owner,
      tabId,
      opId: crypto.randomUUID(),
      atMs: Date.now(),
      base,
      mine: state ?? empty,
      writing: inFlight ?? last?.mine ?? null,
      saved: null,
    }),
    put: (entry) => {
      const isPut = store.putEntry(entry);
      if (isPut) entries = [...entries, entry].slice(-REMEMBERED);
      return isPut;
    },
    remove: store.removeEntry,
  });

  async function writeOnce(mine: State): Promise<void> {
    const from = base;
    const contained = entries;
    inFlight = mine;
    const stored = await store
      .update(
        owner,
        (theirs, folded) => (theirs === null ? mine : merge(folded ?? from, mine, { ...empty, ...theirs })),
        contained,
      )
      .finally(() => (inFlight = null));
    entries = entries.filter((entry) => !contained.includes(entry));
    journal.settled(contained.at(-1) ?? null, mine);
    // Edits made during the write are based on `mine`.
    state = state === mine || state === null ? stored : merge(mine, state, stored);
    base = stored;
  }

  async function write(): Promise<void> {
    while (state !== null && base !== state && !over.signal.aborted)
      try {
        await writeOnce(state);
        isKept = true;
      } catch {
        // Retried with the next change.
        isKept = false;
        break;
      } finally {
        notify();
      }
    writing = null;
  }

  let unwatch: (() => void) | null = null;
  const watchPage = () => {
    unwatch ??= onPageLeave(() => {
      // Edits made during a write would be lost with the page: write them now.
      if (writing !== null && state !== null) store.putOnLeave(owner, state, entries);
    });
  };
  const close = () => {
    unwatch?.();
    unwatch = null;
  };

  return {
    subscribe,
    getState: (): State | null => state,
    /** False if this browser cannot store it. */
    isKept: (): boolean => isKept,
    open: async (): Promise<void> => {
      watchPage();
      const found = await store.find(owner).catch(() => {
        isKept = false;
        return null;
      });
      if (state !== null) return;
      state = { ...empty, ...found };
      base = state;
      notify();
    },
    change: (make: (state: State) => State): void => {
      const before = state ?? empty;
      const next = make(before);
      if (next === before) return;
      state = next;
      watchPage();
      notify();
      writing ??= write();
      journal.schedule();
    },
    /** Resolves when the current state is on the device, or cannot be. */
    settled: async (): Promise<void> => {
      await writing;
    },
    /** Stops watching the page. Pending changes are still written. */
    close,
    /** Stops writing and removes the stored document. */
    forget: async (): Promise<void> => {
      over.abort();
      journal.stop();
      close();
      await writing;
      await store.remove(owner.id).catch(() => undefined);
    },
  };
}
