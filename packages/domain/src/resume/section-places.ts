import type { Resume } from './resume.ts';
import { customSectionId, orderedSections, type SectionKey, type SectionName } from './sections.ts';

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

/** What a section is moved among: the sections of both columns in their order. */
export type Columns = Readonly<Record<SectionPlace, readonly SectionName[]>>;

/**
 * The resume with a section at an index of a column. The order stays one list for both columns, which files of one
 * column follow: the section goes next to its new neighbor there, all others keep their places.
 */
export function moveToColumn(
  resume: Resume,
  columns: Columns,
  name: SectionName,
  { place, index }: { place: SectionPlace; index: number },
): Resume {
  const isStaying = columns[place].includes(name);
  const placed = isStaying ? resume : placeSection(resume, name, place);
  const neighbors = columns[place].filter((other) => other !== name);
  const [above, below] = [neighbors[index - 1], neighbors[index]];
  const others = orderedSections(resume).filter((other) => other !== name);
  const at =
    above !== undefined ? others.indexOf(above) + 1 : below !== undefined ? others.indexOf(below) : null;
  return at === null ? placed : { ...placed, sectionOrder: others.toSpliced(at, 0, name) };
}
