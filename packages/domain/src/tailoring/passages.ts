import type { Resume } from '../resume/resume.ts';
import { plainText } from '../resume/rich-text.ts';

export const TAILORED_SECTIONS = ['summary', 'experience', 'skills', 'education'] as const;
export type TailoredSection = (typeof TAILORED_SECTIONS)[number];

/** A part of a resume that can be reworded for a job. Everything else stays unchanged. */
export interface Passage {
  /** Path joined by '/': 'personalInfo/summary', 'experience/<id>/description', 'skills' … */
  readonly path: string;
  readonly section: TailoredSection;
  /** The entry it belongs to. */
  readonly itemId: string | null;
  /** The entry's name; '' where the section is enough. */
  readonly name: string;
  /** Without formatting; skills are one per line. */
  readonly text: string;
}

const named = (...parts: string[]) => parts.filter((part) => part.trim() !== '').join(', ');

const SUMMARY_PATH = 'personalInfo/summary';
export const SKILLS_PATH = 'skills';

export function passagesOf({ personalInfo, experience, education, skills }: Resume): Passage[] {
  return [
    {
      path: SUMMARY_PATH,
      section: 'summary',
      itemId: null,
      name: '',
      text: plainText(personalInfo.summary),
    },
    ...experience.map(({ id, position, company, description }): Passage => ({
      path: `experience/${id}/description`,
      section: 'experience',
      itemId: id,
      name: named(position, company),
      text: plainText(description),
    })),
    {
      path: SKILLS_PATH,
      section: 'skills',
      itemId: null,
      name: '',
      text: skills.map(({ name }) => name).join('\n'),
    },
    ...education.map(({ id, school, description }): Passage => ({
      path: `education/${id}/description`,
      section: 'education',
      itemId: id,
      name: school,
      text: plainText(description),
    })),
  ];
}

/** The passage for a path in a match; null when nothing there can be changed. */
export function passageAt(passages: readonly Passage[], path: string): Passage | null {
  const [section, itemId] = path.split('/');
  const isThere = (passage: Passage) =>
    passage.path === path ||
    passage.path === section ||
    (passage.section === section && passage.itemId === itemId);
  return passages.find(isThere) ?? null;
}
