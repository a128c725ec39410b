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
    /**
     * Lists the imports, and removes reviews whose file was deleted and those of previous users of this device. Only
     * reviews that were stored before the call: the answer may not name the file of one begun since.
     */
    listAndClean: async <T extends { readonly id: string }>(
      ownerId: string,
      listImports: () => Promise<T[]>,
    ): Promise<T[]> => {
      // Without a database there is nothing to clean up.
      const stored = await store.listIds().catch((): string[] => []);
      const imports = await listImports();
      const isOver = ({ importId, ownerId: of }: StoredReview) =>
        stored.includes(importId) && (of !== ownerId || !imports.some(({ id }) => id === importId));
      void store.removeWhere((row) => isOver(row as StoredReview)).catch(() => undefined);
      return imports;
    },
    forgetAll: (): Promise<void> => store.removeWhere(() => true),
  };
}

export const reviews = createReviews();
