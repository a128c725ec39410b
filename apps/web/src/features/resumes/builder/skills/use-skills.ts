import type { Resume, Skill } from '@lauda/domain/resume/resume';
import {
  skillKey,
  type SkillTarget,
  withGroupRenamed,
  withSkillMoved,
  withSkillsAdded,
  withSkillsInGroup,
} from '@lauda/domain/resume/skills/skill-list';
import { useEditor } from '../use-editor.ts';

/** Actions for the list of skills. */
export function useSkills() {
  const { edit, getResume } = useEditor();
  const change = (make: (skills: readonly Skill[]) => readonly Skill[]) =>
    edit((resume: Resume) => ({ ...resume, skills: make(resume.skills) }));
  const has = (id: string, name: string) =>
    getResume().skills.some((skill) => skill.id !== id && skillKey(skill.name) === skillKey(name));
  return {
    /** Whether another skill has this name. */
    has,
    add: (group: string, names: readonly string[]) =>
      change((skills) =>
        withSkillsAdded(
          skills,
          group,
          names.map((name) => ({ id: crypto.randomUUID(), name })),
        ),
      ),
    /** Also stores a skill that is still being typed: everything on the page is saved. */
    begin: (group: string, name: string): string => {
      const id = crypto.randomUUID();
      change((skills) => withSkillsInGroup(skills, group, [{ id, name, skillLevelId: '', group }]));
      return id;
    },
    set: (id: string, fields: Partial<Omit<Skill, 'id'>>) =>
      change((skills) => skills.map((skill) => (skill.id === id ? { ...skill, ...fields } : skill))),
    drop: (id: string) => change((skills) => skills.filter((skill) => skill.id !== id)),
    move: (id: string, target: SkillTarget) => change((skills) => withSkillMoved(skills, id, target)),
    renameGroup: (from: string, to: string) => change((skills) => withGroupRenamed(skills, from, to)),
  };
}
