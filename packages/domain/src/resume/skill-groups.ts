import type { Skill } from './resume.ts';

export interface SkillGroup {
  /** '' where skills stand by themselves. */
  readonly name: string;
  readonly skills: readonly Skill[];
}

/**
 * Skills by group, each group once and where its first skill stands: two devices may have put a skill of another
 * group in between. Spaces at the ends of a name are what somebody is still typing.
 */
export function skillGroups(skills: readonly Skill[]): SkillGroup[] {
  const groups = new Map<string, Skill[]>();
  for (const skill of skills) {
    const name = skill.group.trim();
    groups.set(name, [...(groups.get(name) ?? []), skill]);
  }
  return [...groups].map(([name, own]) => ({ name, skills: own }));
}
