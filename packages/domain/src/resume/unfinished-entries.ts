import type { Resume } from './resume.ts';
import type { DegreeKey } from './vocabulary.ts';

/** The fields without which an entry says too little to be printed. */
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

/** 'Other' says that one's own words follow; until they do, there is no degree to print. */
const isMissing = (field: RequiredField, text: string) =>
  text === '' || (field === 'degree' && text === OTHER_DEGREE);

/** Entries that are stored with the resume but left out of pages, files and links, each with what it lacks. */
export function unfinishedEntries(resume: Pick<Resume, RequiredSection>): UnfinishedEntry[] {
  return SECTIONS.flatMap((section) =>
    resume[section].flatMap((entry) => {
      // Each section requires fields of its own entries only, and all of them are texts.
      const texts = entry as unknown as Readonly<Record<RequiredField, string>>;
      const missing = REQUIRED[section].filter((field) => isMissing(field, texts[field].trim()));
      return missing.length === 0 ? [] : [{ section, id: entry.id, missing }];
    }),
  );
}
