import type { Resume } from '@lauda/domain/resume/resume';
import { chosenPlace, type SectionPlace } from '@lauda/domain/resume/section-places';
import type { SectionKey, SectionName } from '@lauda/domain/resume/sections';
import { TEMPLATES } from '../templates.ts';

type Placed = Pick<Resume, 'templateId' | 'customSections' | 'sectionPlace'>;

/** How many columns a template has. */
export const columnsOf = (templateId: Resume['templateId']): 1 | 2 =>
  TEMPLATES[templateId].side === null ? 1 : 2;

/** A section's column: the user's choice, else the template's. A one-column template has no side. */
export function placeOf(resume: Placed, name: SectionName): SectionPlace {
  const { side } = TEMPLATES[resume.templateId];
  if (side === null) return 'main';
  return chosenPlace(resume, name) ?? (side.sections.includes(name as SectionKey) ? 'side' : 'main');
}
