import type { Resume } from '@lauda/domain/resume/resume';
import { orderedSections, type SectionName } from '@lauda/domain/resume/sections';
import { moved } from '../../../../ui/sortable/drop-index.ts';

/** Moves a section to the position of another on the page; sections not on the page keep their neighbors. */
export function moveSection(
  resume: Resume,
  onPage: readonly SectionName[],
  section: SectionName,
  to: number,
): Resume {
  const target = onPage[to];
  if (target === undefined || target === section) return resume;
  const order = orderedSections(resume);
  return { ...resume, sectionOrder: moved(order, order.indexOf(section), order.indexOf(target)) };
}

export const setSectionHidden = (resume: Resume, section: SectionName, isHidden: boolean): Resume => ({
  ...resume,
  hiddenSections: isHidden
    ? [...resume.hiddenSections.filter((name) => name !== section), section]
    : resume.hiddenSections.filter((name) => name !== section),
});

export const addCustomSection = (resume: Resume, id: string): Resume => ({
  ...resume,
  customSections: [...resume.customSections, { id, title: '', items: [] }],
});

/** Also removes it from the order and from the hidden sections, where its name would remain. */
export const removeCustomSection = (resume: Resume, id: string): Resume => ({
  ...resume,
  customSections: resume.customSections.filter((section) => section.id !== id),
  sectionOrder: resume.sectionOrder.filter((name) => name !== `custom:${id}`),
  hiddenSections: resume.hiddenSections.filter((name) => name !== `custom:${id}`),
});

/** Sections that always have a card, filled or not. */
const ALWAYS: ReadonlySet<SectionName> = new Set(['objectives', 'experience', 'education', 'skills']);

/** The sections to show in the editor: permanent ones, those with entries, and those just added. */
export const sectionsOnPage = (resume: Resume, added: ReadonlySet<SectionName>): SectionName[] =>
  orderedSections(resume).filter((name) => {
    if (name.startsWith('custom:') || ALWAYS.has(name) || added.has(name)) return true;
    return resume[name as 'projects' | 'languages' | 'certifications'].length > 0;
  });
