import type { ImportReading } from '@lauda/contract/resumes/imports';
import { type ComponentType, createContext, use } from 'react';
import type { RichText } from '@lauda/domain/resume/rich-text';
import type { Doubt } from './doubts.ts';
import type { ReviewState } from './review-state.ts';

export interface RichTextBoxProps {
  readonly id: string;
  readonly place: {
    readonly value: RichText;
    readonly set: (next: RichText) => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

export interface Review {
  /** The editor's rich text box, so that bold, lists and links are preserved. */
  readonly RichTextBox: ComponentType<RichTextBoxProps>;
  readonly reading: ImportReading;
  readonly state: ReviewState;
  readonly doubts: ReadonlyMap<string, Doubt>;
  readonly change: (next: (state: ReviewState) => ReviewState) => void;
  /** Highlights where a field comes from in the file; null clears it. */
  readonly pointAt: (path: string | null) => void;
}

export const ReviewContext = createContext<Review | null>(null);

export function useReview(): Review {
  const review = use(ReviewContext);
  if (!review) throw new Error('useReview needs a ReviewContext above it');
  return review;
}
