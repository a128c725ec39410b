/** Sections after the personal details, in the default order; 'objectives' is the summary. */
export const SECTION_KEYS = [
  'objectives',
  'experience',
  'education',
  'skills',
  'projects',
  'languages',
  'certifications',
] as const;
export type SectionKey = (typeof SECTION_KEYS)[number];

/** Sections with an editable heading. Custom sections store their own. */
export const TITLED_SECTIONS = ['personalInfo', ...SECTION_KEYS] as const;
export type TitledSection = (typeof TITLED_SECTIONS)[number];

const CUSTOM_PREFIX = 'custom:';
const CUSTOM_NAME = /^custom:[\w:.-]{1,64}$/;

/** A section in the stored order: a key, or a custom section by its id. */
export type SectionName = SectionKey | `custom:${string}`;

const customSectionName = (id: string): SectionName => `${CUSTOM_PREFIX}${id}`;

/** The id of the custom section that a name refers to, or null. */
export const customSectionId = (name: SectionName): string | null =>
  name.startsWith(CUSTOM_PREFIX) ? name.slice(CUSTOM_PREFIX.length) : null;

export const isSectionName = (value: unknown): value is SectionName =>
  typeof value === 'string' &&
  ((SECTION_KEYS as readonly string[]).includes(value) || CUSTOM_NAME.test(value));

interface Arranged {
  readonly customSections: readonly { readonly id: string }[];
  readonly sectionOrder: readonly SectionName[];
  readonly hiddenSections: readonly SectionName[];
}

/**
 * Every section of a resume exactly once, in order. The stored order may lack a section (added since, or by another
 * device) or name a deleted one; neither loses a section.
 */
export function orderedSections({
  customSections,
  sectionOrder,
}: Omit<Arranged, 'hiddenSections'>): SectionName[] {
  const all: SectionName[] = [...SECTION_KEYS, ...customSections.map(({ id }) => customSectionName(id))];
  const known = new Set(all);
  return [...new Set([...sectionOrder.filter((name) => known.has(name)), ...all])];
}

export const visibleSections = (resume: Arranged): SectionName[] =>
  orderedSections(resume).filter((name) => !resume.hiddenSections.includes(name));
