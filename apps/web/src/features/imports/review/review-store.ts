import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { putDown } from '../../../lib/put-down.ts';
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
  let opening: Promise<IDBPDatabase<ReviewSchema>> | null = null;
  let opened: IDBPDatabase<ReviewSchema> | null = null;
  const forgetHandle = () => {
    opening = null;
    opened = null;
  };
  const open = () => {
    opening ??= openDB<ReviewSchema>(REVIEW_DATABASE_NAME, 1, {
      upgrade: (db) => void db.createObjectStore('reviews', { keyPath: 'importId' }),
      terminated: forgetHandle,
    }).then(
      (db) => (opened = db),
      (error: unknown) => {
        forgetHandle();
        throw error;
      },
    );
    return opening;
  };

  return {
    find: async (ownerId: string, importId: string): Promise<ReviewState | null> => {
      const found = await (await open()).get('reviews', importId);
      return found?.ownerId === ownerId ? found.state : null;
    },
    put: async (review: StoredReview): Promise<void> =>
      putDown({ db: await open(), store: 'reviews', value: review }),
    /** For a page that goes away, which has no time to wait. */
    putNow: (review: StoredReview): void => {
      if (opened) putDown({ db: opened, store: 'reviews', value: review }).catch(() => undefined);
    },
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
