import type { Path } from '../conflict.ts';
import { setAt, valueAt } from '../resume/path.ts';
import type { Resume } from '../resume/resume.ts';
import { plainText, type RichText } from '../resume/rich-text.ts';
import { rewriteText } from '../tailoring/rewrite-text.ts';
import { rewriteSkills, type SkillLevels } from '../tailoring/skill-lines.ts';

const isSkills = (path: Path): boolean => path.length === 1 && path[0] === 'skills';

/** The text at a path: rich text without its marks, or all skills one to a line. Null when nothing is there. */
export function textAt(resume: Resume, path: Path): string | null {
  if (isSkills(path)) return resume.skills.map(({ name }) => name).join('\n');
  const text = valueAt(resume, path) as RichText | undefined;
  return text === undefined ? null : plainText(text);
}

interface NewSkills {
  readonly levels?: SkillLevels;
  /** By default one that the resume does not have yet; where two devices may add at once it must be unique. */
  readonly newId?: () => string;
}

/** The resume with the text at a path replaced. Lines and skills that stay keep their marks, levels and ids. */
export function replaceText(resume: Resume, path: Path, text: string, skills: NewSkills = {}): Resume {
  if (isSkills(path))
    return { ...resume, skills: rewriteSkills(resume.skills, text, skills.levels ?? {}, skills.newId) };
  return setAt(resume, path, rewriteText(valueAt(resume, path) as RichText, text));
}
