/**
 * tool: a product or a language of programming, by name. method: a named way of working, a norm.
 * hard: something that is learnt. soft: a way of being. certification: a paper. language: English …
 */
export const SKILL_CATEGORIES = ['tool', 'method', 'hard', 'soft', 'certification'] as const;
export type SkillCategory = (typeof SKILL_CATEGORIES)[number];

export interface Concept {
  readonly id: string;
  readonly category: SkillCategory;
  readonly en: readonly string[];
  readonly pt: readonly string[];
  /** The year in which it came out; nobody used it before. */
  readonly since: number | null;
  /** Ids of what nobody can do this without: PostgreSQL implies SQL. */
  readonly implies: readonly string[];
}

/** How a name must stand in a text: letter for letter, in any case, or in any number and gender. */
export type NameForm = 'case' | 'exact' | 'stem';

export interface ConceptName {
  readonly text: string;
  readonly form: NameForm;
}
