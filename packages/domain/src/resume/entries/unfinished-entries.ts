import type { Resume } from '../resume.ts';
import type { DegreeKey } from '../vocabulary/vocabulary.ts';

/** Fields that an entry needs to be printed. */
const REQUIRED = {
  experience: ['company', 'position'],
  education: ['school', 'degree'],
  skills: ['name'],
} as const;

type RequiredSection = keyof typeof REQUIRED;
export type RequiredField = (typeof REQUIRED)[RequiredSection][number];

export interface UnfinishedEntry {
  readonly section: RequiredSection;
  readonly id: string;
  readonly missing: readonly RequiredField[];
}

const OTHER_DEGREE: DegreeKey = 'other';
const SECTIONS = Object.keys(REQUIRED) as RequiredSection[];

/** 'Other' requires free text; without it there is no degree to print. */
const isMissing = (field: RequiredField, text: string) =>
  text === '' || (field === 'degree' && text === OTHER_DEGREE);

/** Entries that are stored, but left out of pages, files and links, with their missing fields. */
export function unfinishedEntries(resume: Pick<Resume, RequiredSection>): UnfinishedEntry[] {
  return SECTIONS.flatMap((section) =>
    resume[section].flatMap((entry) => {
      // Each section requires only fields of its own entries, and all of them are strings.
      const texts = entry as unknown as Readonly<Record<RequiredField, string>>;
      const missing = REQUIRED[section].filter((field) => isMissing(field, texts[field].trim()));
      return missing.length === 0 ? [] : [{ section, id: entry.id, missing }];
    }),
  );
}
