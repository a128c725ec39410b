import type { Skill } from '../resume/resume.ts';
import type { SkillLevelId } from '../resume/vocabulary/vocabulary.ts';

export type SkillLevels = Readonly<Record<string, SkillLevelId>>;

const keyOf = (name: string) => name.trim().toLocaleLowerCase('en-US');

/** Skill names, one per line, without duplicates. */
export function skillNames(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.replace(/^\s*[•●▪*-]\s+/, '').trim());
  const byKey = new Map(lines.filter((line) => line !== '').map((line) => [keyOf(line), line]));
  return [...byKey.values()];
}

/** Names that are not in the resume yet; only the user can say how well they know them. */
export function newSkillNames(skills: readonly Pick<Skill, 'name'>[], text: string): string[] {
  const known = new Set(skills.map(({ name }) => keyOf(name)));
  return skillNames(text).filter((name) => !known.has(keyOf(name)));
}

function freeId(taken: Set<string>): string {
  let number = 1;
  while (taken.has(`tailored-${number}`)) number += 1;
  taken.add(`tailored-${number}`);
  return `tailored-${number}`;
}

/** The skills in the order of the lines. A new skill has the level that the user gave it, or none. */
export function rewriteSkills(
  skills: readonly Skill[],
  text: string,
  levels: SkillLevels,
  newId?: () => string,
): readonly Skill[] {
  const known = new Map(skills.map((skill) => [keyOf(skill.name), skill]));
  const taken = new Set(skills.map(({ id }) => id));
  const makeId = newId ?? (() => freeId(taken));
  return skillNames(text).map((name) => {
    const was = known.get(keyOf(name));
    const level = Object.hasOwn(levels, name) ? levels[name] : undefined;
    return {
      id: was?.id ?? makeId(),
      name,
      skillLevelId: was?.skillLevelId ?? level ?? '',
      group: was?.group ?? '',
    };
  });
}
