import { createMergedState, mergeFields, mergeLists } from '../../../lib/merged-state.ts';
import { EMPTY_REVIEW, type ReviewState } from './review-state.ts';
import type { ReviewStore } from './review-store.ts';

export interface KeptReview {
  /** Null until it is known what was there before. */
  readonly state: ReviewState | null;
  /** False where this browser keeps nothing. */
  readonly isKept: boolean;
}

const mergeReviews = (base: ReviewState, mine: ReviewState, theirs: ReviewState): ReviewState => ({
  ...mergeFields(base, mine, theirs),
  edits: mergeFields(base.edits, mine.edits, theirs.edits),
  places: mergeFields(base.places, mine.places, theirs.places),
  confirmed: mergeLists(base.confirmed, mine.confirmed, theirs.confirmed),
  removed: mergeLists(base.removed, mine.removed, theirs.removed),
  fromAi: mergeLists(base.fromAi, mine.fromAi, theirs.fromAi),
});

/** A review that survives leaving: every change is on its way to the device before the next is typed. */
export function createReviewKeeper(store: ReviewStore, ownerId: string, importId: string) {
  const listeners = new Set<() => void>();
  let kept: KeptReview = { state: null, isKept: true };
  let canRead = true;

  const openState = (first: ReviewState) =>
    createMergedState<ReviewState>({
      first,
      merge: mergeReviews,
      update: (make) =>
        store.update(ownerId, importId, (stored) => make(stored && { ...EMPTY_REVIEW, ...stored })),
      writeNow: (state) => store.putNow({ importId, ownerId, state }),
      onChange: () => publish(),
    });
  let merged: ReturnType<typeof openState> | null = null;

  function publish(): void {
    if (merged === null) return;
    kept = { state: merged.get(), isKept: canRead && merged.isKept() };
    for (const listener of listeners) listener();
  }

  function start(first: ReviewState): ReturnType<typeof openState> {
    merged ??= openState(first);
    publish();
    return merged;
  }

  return {
    get: () => kept,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    open: async (): Promise<void> => {
      const found = await store.find(ownerId, importId).catch(() => {
        canRead = false;
        return null;
      });
      start({ ...EMPTY_REVIEW, ...found });
    },
    change: (next: (state: ReviewState) => ReviewState): void => {
      canRead = true;
      (merged ?? start(EMPTY_REVIEW)).change(next);
    },
    /** Resolves when what is here now is on the device, or cannot be. */
    settled: async (): Promise<void> => merged?.settled(),
    forget: async (): Promise<void> => {
      await merged?.end();
      await store.remove(importId).catch(() => undefined);
    },
  };
}
