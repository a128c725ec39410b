import { createDeviceOnlyDocument } from '@lauda/local-first/device-only/device-only-document';
import { createDeviceOnlyStore, type DeviceOnlyType } from '@lauda/local-first/device-only/device-only-store';
import { mergeFields, mergeLists } from '@lauda/local-first/device-only/merge-fields';
import { EMPTY_REVIEW, type ReviewState } from './review-state.ts';

interface StoredReview {
  readonly importId: string;
  readonly ownerId: string;
  readonly state: ReviewState;
}

/** Stores the review of an import under the import's id, so that leaving the screen loses nothing. */
export const reviewType: DeviceOnlyType<ReviewState> = {
  database: 'lauda-reviews',
  store: 'reviews',
  keyPath: 'importId',
  empty: EMPTY_REVIEW,
  merge: (base, mine, theirs) => ({
    ...mergeFields(base, mine, theirs),
    edits: mergeFields(base.edits, mine.edits, theirs.edits),
    places: mergeFields(base.places, mine.places, theirs.places),
    confirmed: mergeLists(base.confirmed, mine.confirmed, theirs.confirmed),
    removed: mergeLists(base.removed, mine.removed, theirs.removed),
    fromAi: mergeLists(base.fromAi, mine.fromAi, theirs.fromAi),
  }),
  readRow: (row, { ownerId }) => {
    const stored = row as StoredReview;
    return stored.ownerId === ownerId ? stored.state : null;
  },
  toRow: (state, { id, ownerId }): StoredReview => ({ importId: id, ownerId, state }),
};

/** This device's reviews. */
export function createReviews(database = reviewType.database) {
  const store = createDeviceOnlyStore({ ...reviewType, database });
  return {
    of: (ownerId: string, importId: string) => createDeviceOnlyDocument(store, { id: importId, ownerId }),
    /** Removes reviews whose file was deleted, and those of previous users of this device. */
    keepOnly: (ownerId: string, importIds: readonly string[]): Promise<void> =>
      store.removeWhere((row) => {
        const review = row as StoredReview;
        return review.ownerId !== ownerId || !importIds.includes(review.importId);
      }),
    forgetAll: (): Promise<void> => store.removeWhere(() => true),
  };
}

export const reviews = createReviews();
