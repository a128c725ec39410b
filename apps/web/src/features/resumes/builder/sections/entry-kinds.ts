import { foldText } from '../../../../ui/fold-text.ts';
import { MAX_ITEMS } from '@lauda/domain/resume/limits';
import type { Path } from '@lauda/domain/resume/merge';
import { plainText, type RichText } from '@lauda/domain/resume/rich-text';
import { customSectionId, type SectionName } from '@lauda/domain/resume/sections';

/** The kinds of entries that a resume's lists hold. */
export type EntryKind =
  | 'experience'
  | 'education'
  | 'skills'
  | 'projects'
  | 'languages'
  | 'certifications'
  | 'contacts'
  | 'custom';

/** Skills are chips and contacts are lines; each of the others is a card with fields. */
export type CardKind = Exclude<EntryKind, 'skills' | 'contacts'>;

/** Kinds that have a section; contacts stand with the person. */
type SectionKind = Exclude<EntryKind, 'contacts'>;

export interface Entry {
  readonly id: string;
  readonly [field: string]: unknown;
}

interface KindRules {
  readonly blank: Readonly<Record<string, unknown>>;
  readonly most: number;
  /** The fields that name an entry, the first that has words first. */
  readonly names: readonly [main: string, beside?: string];
}

const PERIOD = { startDate: '', endDate: '', current: false, description: [] };

export const ENTRY_KINDS: Readonly<Record<EntryKind, KindRules>> = {
  experience: {
    blank: { ...PERIOD, company: '', position: '', location: '' },
    most: MAX_ITEMS.experience,
    names: ['position', 'company'],
  },
  education: {
    blank: { ...PERIOD, school: '', degree: '', field: '', location: '' },
    most: MAX_ITEMS.education,
    names: ['school'],
  },
  skills: { blank: { name: '', skillLevelId: '', group: '' }, most: MAX_ITEMS.skills, names: ['name'] },
  projects: { blank: { ...PERIOD, name: '', url: '' }, most: MAX_ITEMS.projects, names: ['name'] },
  languages: { blank: { name: '', level: '' }, most: MAX_ITEMS.languages, names: ['name'] },
  certifications: {
    blank: { name: '', issuer: '', date: '', url: '' },
    most: MAX_ITEMS.certifications,
    names: ['name', 'issuer'],
  },
  contacts: {
    blank: { kind: 'other', label: '', value: '' },
    most: MAX_ITEMS.contacts,
    names: ['label', 'value'],
  },
  custom: {
    blank: { ...PERIOD, title: '', subtitle: '', url: '' },
    most: MAX_ITEMS.customItems,
    names: ['title', 'subtitle'],
  },
};

/** Where a section's entries are kept; null for the summary, which is no list. */
export function entriesPlace(section: SectionName): { kind: SectionKind; path: Path } | null {
  const customId = customSectionId(section);
  if (customId !== null) return { kind: 'custom', path: ['customSections', customId, 'items'] };
  return section === 'objectives' ? null : { kind: section as SectionKind, path: [section] };
}

const wordsOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? plainText(value as RichText) : '';
};

/** What an entry calls itself: 'Product Lead · Aurora', or '' while it has no name. */
export const entryName = (kind: EntryKind, entry: Entry): string =>
  ENTRY_KINDS[kind].names
    .map((field) => wordsOf(entry[field ?? '']).trim())
    .filter(Boolean)
    .join(' · ');

/** Everything that an entry says. */
export const wordsIn = (fields: Readonly<Record<string, unknown>>): string =>
  Object.values(fields).map(wordsOf).filter(Boolean).join(' ');

/** Whether all words that were looked for stand somewhere in the entry, deaf to accents. */
export function isFound({ id: _id, ...fields }: Entry, query: string): boolean {
  const words = foldText(wordsIn(fields));
  return foldText(query)
    .split(/\s+/)
    .every((word) => words.includes(word));
}

const yearOf = (value: unknown): string => wordsOf(value).slice(0, 4);

/** When it was, in years: '2017 – 2021', '2021 –' for what goes on, '2019' for a day or a single year. */
export function entryYears({ startDate, endDate, date, current }: Entry): string {
  const [start, end] = [yearOf(startDate ?? date), current === true ? '' : yearOf(endDate)];
  if (current === true) return start === '' ? '' : `${start} –`;
  return start === end || start === '' || end === '' ? start || end : `${start} – ${end}`;
}
