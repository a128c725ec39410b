import { onPageLeave } from '../lifecycle/page-lifecycle.ts';
import { createListeners } from '../listeners.ts';
import type { DeviceOnlyStore, Owner } from './device-only-store.ts';

export type DeviceOnlyDocument<State extends object> = ReturnType<typeof createDeviceOnlyDocument<State>>;

/**
 * One of them in the hands of one tab. Every change is on its way to the device at once, one write at a time; a write that
 * is based on an older state is merged with what another tab has written since. Without a database it works, and is gone
 * with the page.
 */
export function createDeviceOnlyDocument<State extends object>(store: DeviceOnlyStore<State>, owner: Owner) {
  const { empty, merge } = store.type;
  const { notify, subscribe } = createListeners();
  /** Null until it is known what the device has. */
  let state: State | null = null;
  /** What the device had when it was last read or written. */
  let base = empty;
  let isKept = true;
  let writing: Promise<void> | null = null;
  const over = new AbortController();

  async function writeOnce(mine: State): Promise<void> {
    const from = base;
    const stored = await store.update(owner, (theirs) =>
      theirs === null ? mine : merge(from, mine, { ...empty, ...theirs }),
    );
    // What was typed meanwhile grew from what was written.
    state = state === mine || state === null ? stored : merge(mine, state, stored);
    base = stored;
  }

  async function write(): Promise<void> {
    while (state !== null && base !== state && !over.signal.aborted)
      try {
        await writeOnce(state);
        isKept = true;
      } catch {
        // Tried again with the next change.
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
      // What is typed while a write is under way would wait for a page that is gone.
      if (writing !== null && state !== null) store.putOnLeave(owner, state);
    });
  };
  const close = () => {
    unwatch?.();
    unwatch = null;
  };

  return {
    subscribe,
    getState: (): State | null => state,
    /** False where this browser keeps nothing. */
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
    },
    /** Resolves when what is here now is on the device, or cannot be. */
    settled: async (): Promise<void> => {
      await writing;
    },
    /** Nobody is at it any more; what was typed is written all the same. */
    close,
    /** It is over: nothing more is written, and nothing is left. */
    forget: async (): Promise<void> => {
      over.abort();
      close();
      await writing;
      await store.remove(owner.id).catch(() => undefined);
    },
  };
}
