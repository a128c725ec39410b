import { foldText } from '../../../../ui/fold-text.ts';
import { MAX_ITEMS } from '@lauda/domain/resume/limits';
import type { Path } from '@lauda/domain/resume/merge/merge';
import { plainText, type RichText } from '@lauda/domain/resume/rich-text';
import { customSectionId, type SectionName } from '@lauda/domain/resume/sections';

/** The kinds of entries in a resume's lists. */
export type EntryKind =
  | 'experience'
  | 'education'
  | 'skills'
  | 'projects'
  | 'languages'
  | 'certifications'
  | 'contacts'
  | 'custom';

/** Skills are chips and contacts are lines; every other kind is a card with fields. */
export type CardKind = Exclude<EntryKind, 'skills' | 'contacts'>;

/** Kinds that have a section; contacts belong to personal info. */
type SectionKind = Exclude<EntryKind, 'contacts'>;

export interface Entry {
  readonly id: string;
  readonly [field: string]: unknown;
}

interface KindRules {
  readonly blank: Readonly<Record<string, unknown>>;
  readonly most: number;
  /** Fields that name an entry, in order of preference. */
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

/** The list that stores a section's entries; null for the summary, which is not a list. */
export function entriesPlace(section: SectionName): { kind: SectionKind; path: Path } | null {
  const customId = customSectionId(section);
  if (customId !== null) return { kind: 'custom', path: ['customSections', customId, 'items'] };
  return section === 'objectives' ? null : { kind: section as SectionKind, path: [section] };
}

const wordsOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? plainText(value as RichText) : '';
};

/** An entry's name: 'Product Lead · Aurora', or '' without one. */
export const entryName = (kind: EntryKind, entry: Entry): string =>
  ENTRY_KINDS[kind].names
    .map((field) => wordsOf(entry[field ?? '']).trim())
    .filter(Boolean)
    .join(' · ');

/** All text of an entry. */
export const wordsIn = (fields: Readonly<Record<string, unknown>>): string =>
  Object.values(fields).map(wordsOf).filter(Boolean).join(' ');

/** Whether the entry contains all words of the query, accent-insensitive. */
export function isFound({ id: _id, ...fields }: Entry, query: string): boolean {
  const words = foldText(wordsIn(fields));
  return foldText(query)
    .split(/\s+/)
    .every((word) => words.includes(word));
}

const yearOf = (value: unknown): string => wordsOf(value).slice(0, 4);

/** The period in years: '2017 – 2021', '2021 –' if current, '2019' for a date or a single year. */
export function entryYears({ startDate, endDate, date, current }: Entry): string {
  const [start, end] = [yearOf(startDate ?? date), current === true ? '' : yearOf(endDate)];
  if (current === true) return start === '' ? '' : `${start} –`;
  return start === end || start === '' || end === '' ? start || end : `${start} – ${end}`;
}
