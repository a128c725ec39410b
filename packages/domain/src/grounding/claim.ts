import type { Resume } from '../resume/resume.ts';

export const CLAIM_KINDS = [
  'number',
  'technology',
  'employer',
  'title',
  'degree',
  'institution',
  'date',
  'award',
  'certification',
  'leadership',
  'language',
] as const;

export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** A span of text that states something the user's own data does not. */
export interface Claim {
  /** Offsets in UTF-16 units: text.slice(start, end) is the span. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: ClaimKind;
}

export interface GroundingSource {
  readonly resume: Resume;
  /** The entry the text belongs to: facts of other entries are claims there. */
  readonly itemId?: string | undefined;
  /** More texts by the user (answers, notes); never the ad. */
  readonly ownTexts?: readonly string[] | undefined;
  /** The text being replaced. */
  readonly original?: string | undefined;
  /** 'YYYY-MM' up to which a current job counts; defaults to the last month mentioned in the resume. */
  readonly today?: string | undefined;
}
