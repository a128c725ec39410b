import type { Resume } from '../resume.ts';
import { unfinishedEntries } from './unfinished-entries.ts';

/** Removes entries by id. Ids are unique in a resume, so one set is enough. */
function withoutEntries(resume: Resume, ids: ReadonlySet<string>): Resume {
  if (ids.size === 0) return resume;
  const kept = <T extends { readonly id: string }>(entries: readonly T[]) =>
    entries.filter(({ id }) => !ids.has(id));
  return {
    ...resume,
    contacts: kept(resume.contacts),
    experience: kept(resume.experience),
    education: kept(resume.education),
    skills: kept(resume.skills),
    projects: kept(resume.projects),
    languages: kept(resume.languages),
    certifications: kept(resume.certifications),
    customSections: resume.customSections.map((section) => ({ ...section, items: kept(section.items) })),
    hiddenEntries: resume.hiddenEntries.filter((id) => !ids.has(id)),
  };
}

export const setEntryHidden = (resume: Resume, id: string, isHidden: boolean): Resume => {
  const others = resume.hiddenEntries.filter((hidden) => hidden !== id);
  return { ...resume, hiddenEntries: isHidden ? [...others, id] : others };
};

/** Entries that pages, files and links leave out, because they are hidden or unfinished. */
export const leftOutEntries = (resume: Resume): ReadonlySet<string> =>
  new Set([...resume.hiddenEntries, ...unfinishedEntries(resume).map(({ id }) => id)]);

/** The resume as others see it. */
export const printedResume = (resume: Resume): Resume => withoutEntries(resume, leftOutEntries(resume));

/** Everything that is not hidden, finished or not: hidden entries need no advice. */
export const shownResume = (resume: Resume): Resume => withoutEntries(resume, new Set(resume.hiddenEntries));
