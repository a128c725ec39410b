import type { Locale } from '../locale.ts';

export interface NamedSkill {
  readonly id: string;
  /** In the ad's language. */
  readonly name: string;
}

export interface Proof {
  /** Where it stands: 'experience/<id>/description', 'skills/<id>', 'personalInfo/summary' … */
  readonly path: string;
  readonly sentence: string;
}

/** One of the things that a line asks for. */
export interface RequirementItem {
  /** The ad's own words. */
  readonly name: string;
  /** Not needed: an alternative of something that is shown, or the ad says so. */
  readonly status: 'met' | 'partly' | 'missing' | 'not-needed';
  readonly proof: Proof | null;
}

export interface Requirement {
  readonly id: string;
  /** The ad's own words. */
  readonly text: string;
  readonly kind: 'must' | 'nice' | 'duty';
  readonly skills: readonly NamedSkill[];
  /** Follows from its items: all shown, none, or some. */
  readonly status: 'met' | 'partly' | 'missing';
  readonly items: readonly RequirementItem[];
  readonly proof: Proof | null;
  /** Its share of the score, in points of 100. */
  readonly weight: number;
}

export interface Match {
  /** A whole number from 0 to 100. */
  readonly score: number;
  readonly requirements: readonly Requirement[];
  readonly missingSkills: readonly NamedSkill[];
  /** The language in which the ad is read. */
  readonly locale: Locale;
}
