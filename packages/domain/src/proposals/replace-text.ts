import type { Path } from '../conflict.ts';
import { setAt, valueAt } from '../resume/path.ts';
import type { Resume } from '../resume/resume.ts';
import { plainText, type RichText } from '../resume/rich-text.ts';
import { rewriteText } from '../tailoring/rewrite-text.ts';
import { rewriteSkills, type SkillLevels } from '../tailoring/skill-lines.ts';

const isSkills = (path: Path): boolean => path.length === 1 && path[0] === 'skills';

/** The text at a path: rich text without formatting, or all skills, one per line. Null if there is nothing. */
export function textAt(resume: Resume, path: Path): string | null {
  if (isSkills(path)) return resume.skills.map(({ name }) => name).join('\n');
  const text = valueAt(resume, path) as RichText | undefined;
  return text === undefined ? null : plainText(text);
}

interface NewSkills {
  readonly levels?: SkillLevels;
  /** By default an id that is not in the resume yet; must be globally unique where two devices may add concurrently. */
  readonly newId?: () => string;
}

/** Replaces the text at a path. Unchanged lines and skills keep their formatting, levels and ids. */
export function replaceText(resume: Resume, path: Path, text: string, skills: NewSkills = {}): Resume {
  if (isSkills(path))
    return { ...resume, skills: rewriteSkills(resume.skills, text, skills.levels ?? {}, skills.newId) };
  return setAt(resume, path, rewriteText(valueAt(resume, path) as RichText, text));
}
