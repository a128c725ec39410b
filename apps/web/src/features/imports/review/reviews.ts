import { createReviewStore } from './review-store.ts';

/** This device's reviews. */
export const reviews = createReviewStore();
