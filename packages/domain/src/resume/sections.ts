/** Sections after the personal details, in the order a new resume has them; 'objectives' is the summary. */
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

/** What has a heading of its own that can be edited. Custom sections carry theirs. */
export const TITLED_SECTIONS = ['personalInfo', ...SECTION_KEYS] as const;
export type TitledSection = (typeof TITLED_SECTIONS)[number];

const CUSTOM_PREFIX = 'custom:';
const CUSTOM_NAME = /^custom:[\w:.-]{1,64}$/;

/** A section in the stored order: a key, or a custom section by its id. */
export type SectionName = SectionKey | `custom:${string}`;

const customSectionName = (id: string): SectionName => `${CUSTOM_PREFIX}${id}`;

/** The id of the custom section that a name stands for, or null. */
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
 * Every section a resume has, each once, in its order. The stored order may lack one (added since,
 * or by another device) or name one that is gone; neither loses a section.
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
