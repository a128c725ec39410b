import type { Locale } from '@lauda/domain/locale';
import { type CoverLetter, emptyLetter } from '@lauda/domain/cover-letter/letter';
import type { LetterCalls } from './letter-calls.ts';
import { createLetterKeeper, type LetterKeeper } from './letter-keeper.ts';
import { isReady, isUnsaved, type LetterRecord } from './letter-record.ts';
import { createLetterStore } from './letter-store.ts';

const CHANNEL = 'lauda-letters';
type TabMessage =
  | { readonly type: 'changed'; readonly letterId: string }
  /** Somebody has signed out: nothing of theirs may be sent with the session that comes next. */
  | { readonly type: 'forgotten'; readonly ownerId: string };
/** How long logging out waits for the last words to arrive. */
const FLUSH_MS = 5_000;

interface LetterDeskOptions {
  readonly calls: LetterCalls;
  readonly locks: Pick<LockManager, 'request'>;
  readonly language: Locale;
  readonly isOnline?: () => boolean;
}

export type LetterDesk = ReturnType<typeof createLetterDesk>;

/** All letters that this tab has in its hands. */
export function createLetterDesk({ calls, locks, language, isOnline = () => true }: LetterDeskOptions) {
  const store = createLetterStore();
  const channel = new BroadcastChannel(CHANNEL);
  const open = new Map<string, LetterKeeper>();
  const savedListeners = new Set<() => void>();
  const signOutListeners = new Set<() => void>();
  /** Undefined until the page has learned it. */
  let userId: string | null | undefined;
  const tell = (message: TabMessage) => channel.postMessage(message);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === 'changed') void open.get(data.letterId)?.reload();
    else if (data.ownerId === userId) void setUser(null);
  });

  const deps = {
    store,
    calls,
    locks,
    isOnline,
    canSave: (ownerId: string) => ownerId === userId,
    tell: (letterId: string) => tell({ type: 'changed', letterId }),
    onSaved: () => {
      for (const listener of savedListeners) listener();
    },
    onSignedOut: () => {
      for (const listener of signOutListeners) listener();
    },
  };

  const listenWith = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

  const hold = (record: LetterRecord): LetterKeeper => {
    const keeper = open.get(record.letterId) ?? createLetterKeeper(record, deps);
    open.set(record.letterId, keeper);
    return keeper;
  };

  /** What was typed last is on the device before the keeper goes. */
  async function drop(keeper: LetterKeeper): Promise<void> {
    open.delete(keeper.letterId);
    await keeper.write().catch(() => undefined);
    keeper.close();
  }

  const keepersOf = (isTheirs: (ownerId: string) => boolean) =>
    [...open.values()].filter((keeper) => isTheirs(keeper.ownerId));

  /** Sends what waits on the device. */
  async function sendUnsent(ownerId: string): Promise<void> {
    for (const record of await store.listOf(ownerId))
      if (isReady(record) && userId === ownerId) await hold(record).save();
  }

  /**
   * Somebody is signed in, or nobody. Letters of another person are closed. Those of a person who signed out stay open
   * unsent: they may be on the screen, and their owner may be back in a moment.
   */
  async function setUser(next: string | null, { isVisiting = false } = {}): Promise<void> {
    userId = next;
    if (next !== null) await Promise.all(keepersOf((ownerId) => ownerId !== next).map(drop));
    for (const keeper of open.values()) keeper.userChanged();
    if (next !== null && !isVisiting) await sendUnsent(next);
  }

  /** A screen that opens somebody's letter knows who is signed in; the runtime, which says so, may come later. */
  const learnUser = (ownerId: string) => {
    if (userId === undefined) userId = ownerId;
  };

  const fresh = (letterId: string, ownerId: string, mine: CoverLetter): LetterRecord => ({
    letterId,
    ownerId,
    base: null,
    mine,
    conflict: null,
    touchedAtMs: Date.now(),
  });

  /** Opens somebody's letter, from this device or from the server. Null when there is no such letter. */
  async function openLetter(ownerId: string, letterId: string): Promise<LetterKeeper | null> {
    learnUser(ownerId);
    const held = open.get(letterId);
    if (held) return held.ownerId === ownerId ? held : null;
    // A device that is full can fold nothing in; what it has is still to be read.
    const kept = await store
      .open(letterId)
      .catch(() => store.find(letterId))
      .catch(() => null);
    if (kept !== null) {
      if (kept.ownerId !== ownerId) return null;
      const keeper = hold(kept);
      // What a closing page has left behind is on no server yet.
      void (kept.base === null ? keeper.save() : keeper.pull().then(keeper.save));
      return keeper;
    }
    const { version, letter } = await calls.get(letterId);
    const record = { ...fresh(letterId, ownerId, letter), base: { version, letter } };
    await store.update(letterId, (other) => other ?? record).catch(() => undefined);
    return hold(record);
  }

  return {
    calls,
    open: openLetter,

    /** A new one, on this device before anything else knows of it. */
    start: async (ownerId: string, from: Partial<CoverLetter> = {}): Promise<string> => {
      learnUser(ownerId);
      const letterId = crypto.randomUUID();
      const record = fresh(letterId, ownerId, { ...emptyLetter(language), ...from });
      await store.update(letterId, () => record).catch(() => undefined);
      const keeper = hold(record);
      void keeper.save();
      return letterId;
    },

    /** What the server does not have, or not wholly. */
    listUnsaved: async (ownerId: string): Promise<LetterRecord[]> =>
      (await store.listOf(ownerId)).filter(isUnsaved),

    /**
     * Deletes a letter on the server and on this device; returns the function that undoes it. Whether the server has
     * the letter is asked of its keeper, not of a list row: the first save may have ended since the list was read.
     */
    deleteLetter: async (ownerId: string, letterId: string): Promise<() => Promise<void>> => {
      const keeper = await openLetter(ownerId, letterId);
      if (keeper === null) throw new Error('no such letter');
      let last: LetterRecord | null = null;
      let isOnServer = true;
      await keeper.retire(async (record) => {
        last = record;
        await calls.remove(letterId).catch((error: unknown) => {
          // The server may still have it when the answer to its first save was lost, so it is asked anyway.
          if (record.base !== null) throw error;
          isOnServer = false;
        });
      });
      open.delete(letterId);
      await store.remove(letterId).catch(() => undefined);
      return async () => {
        if (isOnServer) await calls.undelete(letterId);
        if (last === null) return;
        // The same id, with the edits the server never had: a new id would make a second letter of it.
        const record: LetterRecord = last;
        await store.update(letterId, (stored) => stored ?? record).catch(() => undefined);
        void hold(record).save();
      };
    },

    setUser,

    /** Sends what can be sent. */
    flush: async (ownerId: string): Promise<void> => {
      const late = new Promise((resolve) => setTimeout(resolve, FLUSH_MS));
      const saving = keepersOf((id) => id === ownerId).map((keeper) => keeper.save());
      await Promise.race([Promise.allSettled(saving), late]);
    },

    /** The end of somebody's time on this device, in every tab; what was not sent is kept for their return. */
    forget: async (ownerId: string): Promise<void> => {
      if (userId === ownerId) userId = null;
      tell({ type: 'forgotten', ownerId });
      await Promise.all(keepersOf((id) => id === ownerId).map(drop));
      await store.forget(ownerId);
    },

    onSaved: listenWith(savedListeners),
    onSignedOut: listenWith(signOutListeners),
    leave: () => {
      for (const keeper of open.values()) keeper.leave();
    },
    connectionChanged: () => {
      if (isOnline()) for (const keeper of open.values()) void keeper.save();
    },
    close: () => {
      for (const keeper of open.values()) keeper.close();
      channel.close();
      store.close();
    },
  };
}
