import type { DBSchema } from 'idb';
import { createDeviceDatabase } from '../../../lib/device-database.ts';
import type { ReviewState } from './review-state.ts';

interface StoredReview {
  readonly importId: string;
  readonly ownerId: string;
  readonly state: ReviewState;
}

interface ReviewSchema extends DBSchema {
  reviews: { key: string; value: StoredReview };
}

const REVIEW_DATABASE_NAME = 'lauda-reviews';

export type ReviewStore = ReturnType<typeof createReviewStore>;

/** Reviews as this device holds them, so that leaving the screen loses nothing. */
export function createReviewStore() {
  const database = createDeviceDatabase<ReviewSchema>(REVIEW_DATABASE_NAME, [
    (db) => void db.createObjectStore('reviews', { keyPath: 'importId' }),
  ]);
  const open = database.get;

  return {
    find: async (ownerId: string, importId: string): Promise<ReviewState | null> => {
      const found = await (await open()).get('reviews', importId);
      return found?.ownerId === ownerId ? found.state : null;
    },
    /** Reads, changes and writes in one transaction, in which tabs take turns. */
    update: (
      ownerId: string,
      importId: string,
      change: (stored: ReviewState | null) => ReviewState,
    ): Promise<ReviewState> =>
      database.write(['reviews'], async (transaction) => {
        const reviews = transaction.objectStore('reviews');
        const found = await reviews.get(importId);
        const state = change(found?.ownerId === ownerId ? found.state : null);
        await reviews.put({ importId, ownerId, state });
        return state;
      }),
    /** For a page that goes away, which has no time to wait. */
    putNow: (review: StoredReview): void => void database.leave('reviews', review),
    remove: async (importId: string): Promise<void> => (await open()).delete('reviews', importId),
    /** Those whose file is gone, and those of whoever used this device before. */
    keepOnly: async (ownerId: string, importIds: readonly string[]): Promise<void> => {
      const db = await open();
      for (const review of await db.getAll('reviews'))
        if (review.ownerId !== ownerId || !importIds.includes(review.importId))
          await db.delete('reviews', review.importId);
    },
    forget: async (): Promise<void> => (await open()).clear('reviews'),
  };
}
