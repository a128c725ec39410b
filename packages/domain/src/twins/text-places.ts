import { type Path, pathKey } from '../conflict.ts';

import type { Resume } from '../resume/resume.ts';
import { plainText, type RichText } from '../resume/rich-text.ts';
import type { Row } from '../resume/shapes/shape.ts';
import { TITLED_SECTIONS } from '../resume/sections.ts';
import { DEGREES, FIELDS_OF_STUDY, LANGUAGE_LEVELS } from '../resume/vocabulary/vocabulary.ts';

/** Translatable content: a line, or rich text. */
export type TextValue = string | RichText;

/** Translatable fields by section. Names, places, dates and addresses are not translated. */
const ENTRY_TEXTS = {
  experience: ['position', 'description'],
  education: ['degree', 'field', 'description'],
  skills: ['name', 'group'],
  projects: ['name', 'description'],
  languages: ['name', 'level'],
  certifications: ['name'],
} as const;
const PERSON_TEXTS = ['jobTitle', 'summary'];
const ITEM_TEXTS = ['title', 'subtitle', 'description'];

/** Kinds of contacts whose value is an address, a number or a class, the same in every language. */
const SAME_EVERYWHERE: ReadonlySet<string> = new Set([
  'linkedin',
  'website',
  'github',
  'address',
  'drivingLicense',
]);

const KEYS: Readonly<Record<string, ReadonlySet<string>>> = {
  degree: new Set(DEGREES),
  field: new Set(FIELDS_OF_STUDY),
  level: new Set(LANGUAGE_LEVELS),
};

/** Whether a value is a vocabulary key, which is printed in the resume's language. */
export const isKey = (value: TextValue, path: Path): boolean =>
  typeof value === 'string' && (KEYS[path.at(-1) ?? '']?.has(value) ?? false);

export const wordsOf = (value: TextValue): string =>
  (typeof value === 'string' ? value : plainText(value)).trim();

type Change = (value: TextValue, path: Path) => TextValue;

function changeFields(row: object, path: Path, fields: readonly string[], change: Change): Row {
  const result: Record<string, unknown> = { ...row };
  for (const field of fields) result[field] = change(result[field] as TextValue, [...path, field]);
  return result;
}

const changeEntries = (
  entries: readonly { readonly id: string }[],
  path: Path,
  fields: readonly string[],
  change: Change,
): Row[] => entries.map((entry) => changeFields(entry, [...path, entry.id], fields, change));

/** Applies a change to every translatable field, in the order of the form. */
export function changeTexts(resume: Resume, change: Change): Resume {
  const personalInfo = changeFields(resume.personalInfo, ['personalInfo'], PERSON_TEXTS, change);
  const contacts = resume.contacts.map((contact) =>
    changeFields(
      contact,
      ['contacts', contact.id],
      SAME_EVERYWHERE.has(contact.kind) ? [] : ['label', 'value'],
      change,
    ),
  );
  const lists = Object.entries(ENTRY_TEXTS).map(([name, fields]) => [
    name,
    changeEntries(resume[name as keyof typeof ENTRY_TEXTS], [name], fields, change),
  ]);
  const customSections = resume.customSections.map((section) => {
    const path = ['customSections', section.id];
    const titled = changeFields(section, path, ['title'], change);
    return Object.assign(titled, {
      items: changeEntries(section.items, [...path, 'items'], ITEM_TEXTS, change),
    });
  });
  const sectionTitle = changeFields(resume.sectionTitle, ['sectionTitle'], TITLED_SECTIONS, change);
  const changed = { personalInfo, contacts, ...Object.fromEntries(lists), customSections, sectionTitle };
  // Each field keeps its type, so the result is still a resume.
  return { ...resume, ...changed };
}

export interface TextPlace {
  readonly path: Path;
  readonly value: TextValue;
}

/** Every translatable field by its path, including empty ones; vocabulary keys are left out. */
export function textPlaces(resume: Resume): Map<string, TextPlace> {
  const places = new Map<string, TextPlace>();
  changeTexts(resume, (value, path) => {
    if (!isKey(value, path)) places.set(pathKey(path), { path, value });
    return value;
  });
  return places;
}

export const emptyLike = (value: TextValue): TextValue => (typeof value === 'string' ? '' : []);
