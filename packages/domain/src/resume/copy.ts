import type { Locale } from '../locale.ts';
import { MAX_CHARACTERS } from './limits.ts';
import type { Resume } from './resume.ts';
import { resumeTitle } from './title.ts';

const COPY: Readonly<Record<Locale, string>> = { 'en-US': 'copy', 'pt-BR': 'cópia' };

/** An unsaved copy of a resume; its title says so in the resume's language. */
export function copyOf(resume: Resume): Resume {
  const { id: _id, updatedAt: _updatedAt, ...content } = resume;
  const mark = ` (${COPY[resume.language]})`;
  const title = resumeTitle(resume)
    .slice(0, MAX_CHARACTERS.title - mark.length)
    .trimEnd();
  return { ...content, title: `${title}${mark}` };
}
