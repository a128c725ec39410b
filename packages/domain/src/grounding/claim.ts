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

/** A piece of a text that says something which the person's own data does not say. */
export interface Claim {
  /** Offsets in UTF-16 units: text.slice(start, end) is the piece. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: ClaimKind;
}

export interface GroundingSource {
  readonly resume: Resume;
  /** The entry that the text belongs to: facts of other entries are claims there. */
  readonly itemId?: string | undefined;
  /** More texts of the person (answers, notes); never the ad. */
  readonly ownTexts?: readonly string[] | undefined;
  /** What the text replaces. */
  readonly original?: string | undefined;
  /** 'YYYY-MM', until when a job that goes on is counted; else the last month that the resume speaks of. */
  readonly today?: string | undefined;
}
