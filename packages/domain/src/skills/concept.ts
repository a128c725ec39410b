/**
 * tool: a product or a programming language, by name. method: a named way of working, a norm. hard: something that is
 * learned. soft: a soft skill. certification: a certificate.
 */
export const SKILL_CATEGORIES = ['tool', 'method', 'hard', 'soft', 'certification'] as const;
export type SkillCategory = (typeof SKILL_CATEGORIES)[number];

export interface Concept {
  readonly id: string;
  readonly category: SkillCategory;
  readonly en: readonly string[];
  readonly pt: readonly string[];
  /** Year of release; nobody used it before. */
  readonly since: number | null;
  /** Ids of skills that it requires: PostgreSQL implies SQL. */
  readonly implies: readonly string[];
}

/** How a name must match a text: case-sensitive, case-insensitive, or in any number and gender. */
export type NameForm = 'case' | 'exact' | 'stem';

export interface ConceptName {
  readonly text: string;
  readonly form: NameForm;
}
