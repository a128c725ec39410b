import type { Skill } from '../resume.ts';

export interface SkillGroup {
  /** '' for skills without a group. */
  readonly name: string;
  readonly skills: readonly Skill[];
}

/**
 * Skills by group, each group once, at the position of its first skill: two devices may have put a skill of another
 * group in between. Spaces at the ends of a name are ignored, because it may still be being typed.
 */
export function skillGroups(skills: readonly Skill[]): SkillGroup[] {
  const groups = new Map<string, Skill[]>();
  for (const skill of skills) {
    const name = skill.group.trim();
    groups.set(name, [...(groups.get(name) ?? []), skill]);
  }
  return [...groups].map(([name, own]) => ({ name, skills: own }));
}
