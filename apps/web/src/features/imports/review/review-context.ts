import type { ImportReading } from '@lauda/contract/imports';
import { createContext, use } from 'react';
import type { Doubt } from './doubts.ts';
import type { ReviewState } from './review-state.ts';

export interface Review {
  readonly reading: ImportReading;
  readonly state: ReviewState;
  readonly doubts: ReadonlyMap<string, Doubt>;
  readonly change: (next: (state: ReviewState) => ReviewState) => void;
  /** Shows where a field comes from; null ends it. */
  readonly pointAt: (path: string | null) => void;
}

export const ReviewContext = createContext<Review | null>(null);

export function useReview(): Review {
  const review = use(ReviewContext);
  if (!review) throw new Error('useReview needs a ReviewContext above it');
  return review;
}
