import type { Locale } from '@lauda/domain/locale';
import { type CoverLetter, emptyLetter } from '@lauda/domain/cover-letter/letter';
import type { LetterCalls } from './letter-calls.ts';
import { createLetterKeeper, type LetterKeeper } from './letter-keeper.ts';
import { isReady, isUnsaved, type LetterRecord } from './letter-record.ts';
import { createLetterStore } from './letter-store.ts';

const CHANNEL = 'lauda-letters';
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
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => void open.get(data)?.reload());

  const deps = {
    store,
    calls,
    locks,
    isOnline,
    tell: (letterId: string) => channel.postMessage(letterId),
    onSaved: () => {
      for (const listener of savedListeners) listener();
    },
  };

  const hold = (record: LetterRecord): LetterKeeper => {
    const keeper = open.get(record.letterId) ?? createLetterKeeper(record, deps);
    open.set(record.letterId, keeper);
    return keeper;
  };

  const fresh = (letterId: string, ownerId: string, mine: CoverLetter): LetterRecord => ({
    letterId,
    ownerId,
    base: null,
    mine,
    conflict: null,
    touchedAtMs: Date.now(),
  });

  return {
    calls,

    /** Opens somebody's letter, from this device or from the server. Null when there is no such letter. */
    open: async (ownerId: string, letterId: string): Promise<LetterKeeper | null> => {
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
    },

    /** A new one, on this device before anything else knows of it. */
    start: async (ownerId: string, from: Partial<CoverLetter> = {}): Promise<string> => {
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

    forgetLetter: async (letterId: string): Promise<void> => {
      open.get(letterId)?.close();
      open.delete(letterId);
      await store.remove(letterId);
    },

    /** What waits is sent. */
    sendUnsent: async (ownerId: string): Promise<void> => {
      for (const record of await store.listOf(ownerId)) if (isReady(record)) await hold(record).save();
    },

    /** The end of somebody's time on this device: sent if it can be, and else kept for their return. */
    forget: async (ownerId: string): Promise<void> => {
      const mine = [...open.values()].filter((keeper) => keeper.ownerId === ownerId);
      const late = new Promise((resolve) => setTimeout(resolve, FLUSH_MS));
      await Promise.race([Promise.all(mine.map((keeper) => keeper.save())), late]);
      for (const keeper of mine) {
        keeper.close();
        open.delete(keeper.letterId);
      }
      await store.forget(ownerId);
    },

    onSaved: (listener: () => void) => {
      savedListeners.add(listener);
      return () => {
        savedListeners.delete(listener);
      };
    },
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
