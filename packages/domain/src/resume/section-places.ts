import type { Resume } from './resume.ts';
import { customSectionId, type SectionKey, type SectionName } from './sections.ts';

/** The columns of a template that has two. */
export const SECTION_PLACES = ['main', 'side'] as const;
export type SectionPlace = (typeof SECTION_PLACES)[number];

type Placed = Pick<Resume, 'customSections' | 'sectionPlace'>;

/** The column that the person chose, or undefined: then the template decides. */
export function chosenPlace({ customSections, sectionPlace }: Placed, name: SectionName) {
  const id = customSectionId(name);
  return id === null
    ? sectionPlace?.[name as SectionKey]
    : customSections.find((section) => section.id === id)?.place;
}

/** The resume with a section in a column; undefined gives the choice back to the template. */
export function placeSection(resume: Resume, name: SectionName, place: SectionPlace | undefined): Resume {
  const id = customSectionId(name);
  if (id === null) return { ...resume, sectionPlace: { ...resume.sectionPlace, [name]: place } };
  return {
    ...resume,
    customSections: resume.customSections.map((section) =>
      section.id === id ? { ...section, place } : section,
    ),
  };
}
