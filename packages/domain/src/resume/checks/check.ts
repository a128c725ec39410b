import type { Path } from '../merge/merge.ts';

/** Possible improvements, most important first. Never a grade. */
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

/** One thing to improve, at one place of the resume. */
export interface Check {
  readonly reason: CheckReason;
  readonly path: Path;
  /** The text it is about, verbatim; '' if there is none. */
  readonly found: string;
}
