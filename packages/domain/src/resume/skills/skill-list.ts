import { MAX_CHARACTERS, MAX_ITEMS } from '../limits.ts';
import type { Skill } from '../resume.ts';

const SEPARATOR = /[\n\r\t;|•●▪·]|,(?![^(]*\))/;
const MARK = /^\s*(?:[*–—-]|\d+[.)])\s+/;

export const skillKey = (name: string): string => name.trim().toLocaleLowerCase('en-US');

export const hasSeparator = (text: string): boolean => SEPARATOR.test(text);

/** 'Python, SQL; Docker' or one per line, with or without bullets; without duplicates. */
export function skillNamesIn(text: string): string[] {
  const names = text
    .split(SEPARATOR)
    .map((piece) => piece.replace(MARK, '').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_CHARACTERS.name))
    .filter((name) => name !== '');
  return [...new Map(names.map((name) => [skillKey(name), name])).values()];
}

const isIn = (group: string) => (skill: Skill) => skill.group.trim() === group.trim();

/** Adds skills at the end of their group, or of the list. */
export function withSkillsInGroup(
  skills: readonly Skill[],
  group: string,
  made: readonly Skill[],
): readonly Skill[] {
  const last = skills.findLastIndex(isIn(group));
  return skills.toSpliced(last < 0 ? skills.length : last + 1, 0, ...made);
}

/** Adds skills at the end of their group, or of the list; names already in the list stay where they are. */
export function withSkillsAdded(
  skills: readonly Skill[],
  group: string,
  added: readonly Pick<Skill, 'id' | 'name'>[],
): readonly Skill[] {
  const known = new Set(skills.map(({ name }) => skillKey(name)));
  const made = added
    .filter(({ name }) => !known.has(skillKey(name)))
    .map(({ id, name }): Skill => ({ id, name, skillLevelId: '', group }));
  const room = Math.max(0, MAX_ITEMS.skills - skills.length);
  return withSkillsInGroup(skills, group, made.slice(0, room));
}

export interface SkillTarget {
  readonly group: string;
  /** The skill to insert before; null for the end of the group. */
  readonly before: string | null;
}

export function withSkillMoved(
  skills: readonly Skill[],
  id: string,
  { group, before }: SkillTarget,
): readonly Skill[] {
  const moved = skills.find((skill) => skill.id === id);
  if (moved === undefined || before === id) return skills;
  const others = skills.filter((skill) => skill.id !== id);
  const last = others.findLastIndex(isIn(group));
  const at =
    before === null
      ? last < 0
        ? others.length
        : last + 1
      : others.findIndex((skill) => skill.id === before);
  return others.toSpliced(at < 0 ? others.length : at, 0, { ...moved, group });
}

export const withGroupRenamed = (skills: readonly Skill[], from: string, to: string): readonly Skill[] =>
  skills.map((skill) => (isIn(from)(skill) ? { ...skill, group: to } : skill));
