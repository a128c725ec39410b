import type { Path } from '../merge.ts';

/** What can be better, in the order in which it matters. Never a grade. */
export const CHECK_REASONS = [
  'missing-contact',
  'email-form',
  'end-before-start',
  'empty-bullet',
  'first-person',
  'weak-opening',
  'summary-too-long',
  'summary-sentences',
] as const;
export type CheckReason = (typeof CHECK_REASONS)[number];

/** One thing to do, at one place of the resume. */
export interface Check {
  readonly reason: CheckReason;
  readonly path: Path;
  /** The words that it is about, as they stand there; '' when there are none. */
  readonly found: string;
}
