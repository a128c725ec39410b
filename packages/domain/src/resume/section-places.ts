import type { Resume } from './resume.ts';
import { customSectionId, orderedSections, type SectionKey, type SectionName } from './sections.ts';

/** The columns of a two-column template. */
export const SECTION_PLACES = ['main', 'side'] as const;
export type SectionPlace = (typeof SECTION_PLACES)[number];

type Placed = Pick<Resume, 'customSections' | 'sectionPlace'>;

/** The column that the user chose, or undefined to let the template decide. */
export function chosenPlace({ customSections, sectionPlace }: Placed, name: SectionName) {
  const id = customSectionId(name);
  return id === null
    ? sectionPlace?.[name as SectionKey]
    : customSections.find((section) => section.id === id)?.place;
}

/** Moves a section to a column; undefined lets the template decide again. */
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

/** The sections of both columns in their order. */
export type Columns = Readonly<Record<SectionPlace, readonly SectionName[]>>;

/**
 * Moves a section to an index of a column. There is one order for both columns, which single-column files follow: the
 * section moves next to its new neighbor there, and all others keep their places.
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
