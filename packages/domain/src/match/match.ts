import type { Locale } from '../locale.ts';

export interface NamedSkill {
  readonly id: string;
  /** In the ad's language. */
  readonly name: string;
}

export interface Proof {
  /** Path in the resume: 'experience/<id>/description', 'skills/<id>', 'personalInfo/summary' … */
  readonly path: string;
  readonly sentence: string;
}

/** One of the things that a line asks for. */
export interface RequirementItem {
  /** Verbatim from the ad. */
  readonly name: string;
  /** 'not-needed': an alternative to something that is met, or optional according to the ad. */
  readonly status: 'met' | 'partly' | 'missing' | 'not-needed';
  readonly proof: Proof | null;
}

export interface Requirement {
  readonly id: string;
  /** Verbatim from the ad. */
  readonly text: string;
  readonly kind: 'must' | 'nice' | 'duty';
  readonly skills: readonly NamedSkill[];
  /** Derived from its items: all met, none, or some. */
  readonly status: 'met' | 'partly' | 'missing';
  readonly items: readonly RequirementItem[];
  readonly proof: Proof | null;
  /** Its share of the score, in points out of 100. */
  readonly weight: number;
}

export interface Match {
  /** An integer from 0 to 100. */
  readonly score: number;
  readonly requirements: readonly Requirement[];
  readonly missingSkills: readonly NamedSkill[];
  /** The detected language of the ad. */
  readonly locale: Locale;
}
