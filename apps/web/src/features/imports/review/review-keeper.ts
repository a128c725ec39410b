import { whenLeaving } from '../../../lib/put-down.ts';
import { EMPTY_REVIEW, type ReviewState } from './review-state.ts';
import type { ReviewStore } from './review-store.ts';

export interface KeptReview {
  /** Null until it is known what was there before. */
  readonly state: ReviewState | null;
  /** False where this browser keeps nothing. */
  readonly isKept: boolean;
}

/** A review that survives leaving: every change is on its way to the device before the next is typed. */
export function createReviewKeeper(store: ReviewStore, ownerId: string, importId: string) {
  const listeners = new Set<() => void>();
  let kept: KeptReview = { state: null, isKept: true };
  let writing: Promise<void> | null = null;
  const over = new AbortController();

  const set = (next: Partial<KeptReview>) => {
    kept = { ...kept, ...next };
    for (const listener of listeners) listener();
  };

  /** One write at a time; what came meanwhile is in the next. */
  async function write(): Promise<void> {
    try {
      let written: ReviewState | null = null;
      while (written !== kept.state && !over.signal.aborted) {
        written = kept.state;
        if (written) await store.put({ importId, ownerId, state: written });
      }
      set({ isKept: true });
    } catch {
      set({ isKept: false });
    } finally {
      writing = null;
    }
  }

  // What is typed while another write is under way would wait for a page that is gone.
  const stopWatching = whenLeaving(() => {
    if (writing && kept.state) store.putNow({ importId, ownerId, state: kept.state });
  });

  return {
    get: () => kept,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    open: async (): Promise<void> => {
      try {
        const found = await store.find(ownerId, importId);
        set({ state: { ...EMPTY_REVIEW, ...found } });
      } catch {
        set({ state: EMPTY_REVIEW, isKept: false });
      }
    },
    change: (next: (state: ReviewState) => ReviewState): void => {
      set({ state: next(kept.state ?? EMPTY_REVIEW) });
      writing ??= write();
    },
    forget: async (): Promise<void> => {
      over.abort();
      stopWatching();
      await writing;
      await store.remove(importId).catch(() => undefined);
    },
  };
}
