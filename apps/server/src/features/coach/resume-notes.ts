import { documentText } from '@lauda/documents/server';
import type { CoachSection } from '@lauda/domain/coach/proposal';
import type { Resume } from '@lauda/domain/resume/resume';

const numbered = (section: string, entries: readonly string[]): string[] =>
  entries.map((entry, index) => `${section} ${index + 1}: ${entry}`);

/** The resume's text as on its pages, with a number by which each entry can be referenced. */
export const resumeNotes = (resume: Resume): string =>
  [
    documentText(resume).trim(),
    ...numbered(
      'experience',
      resume.experience.map(({ position, company }) => [position, company].filter(Boolean).join(' · ')),
    ),
    ...numbered(
      'projects',
      resume.projects.map(({ name }) => name),
    ),
  ].join('\n');

/** The id of an entry by its number, starting at 1; null when there is none. */
export function entryId(resume: Resume, section: CoachSection, number: number | null): string | null {
  if (number === null || (section !== 'experience' && section !== 'projects')) return null;
  return resume[section][number - 1]?.id ?? null;
}
