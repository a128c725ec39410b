import type { Resume } from './resume.ts';

/** What an entry must have before the resume is sent to the server. */
const NEEDED = {
  experience: ['company', 'position'],
  education: ['school', 'degree'],
  skills: ['name', 'skillLevelId'],
} as const;

type WaitingSection = keyof typeof NEEDED;
export type NeededField = (typeof NEEDED)[WaitingSection][number];

export interface WaitingEntry {
  readonly section: WaitingSection;
  readonly id: string;
  readonly missing: readonly NeededField[];
}

const SECTIONS = Object.keys(NEEDED) as WaitingSection[];

/** The entries that hold a save back, each with what it waits for. A wholly empty entry waits too. */
export function waitingEntries(resume: Pick<Resume, WaitingSection>): WaitingEntry[] {
  return SECTIONS.flatMap((section) =>
    resume[section].flatMap((entry) => {
      // Each section needs fields of its own entries only, and all of them are texts.
      const texts = entry as unknown as Readonly<Record<NeededField, string>>;
      const missing = NEEDED[section].filter((field) => texts[field].trim() === '');
      return missing.length === 0 ? [] : [{ section, id: entry.id, missing }];
    }),
  );
}
