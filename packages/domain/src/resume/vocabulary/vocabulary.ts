import type { Locale } from '../../locale.ts';

export const DEGREES = [
  'highSchool',
  'technicalDiploma',
  'associate',
  'licenciatura',
  'bacharelado',
  'bachelor',
  'specialization',
  'mba',
  'master',
  'phd',
  'md',
  'jd',
  'certificate',
  'diploma',
  'other',
] as const;
export type DegreeKey = (typeof DEGREES)[number];

/** Menu options: the degrees of the country of the resume's language, in the order in which they are earned. */
export const DEGREE_MENUS: Readonly<Record<Locale, readonly DegreeKey[]>> = {
  'en-US': [
    'highSchool',
    'diploma',
    'technicalDiploma',
    'certificate',
    'associate',
    'bachelor',
    'mba',
    'master',
    'phd',
    'md',
    'jd',
    'other',
  ],
  'pt-BR': [
    'highSchool',
    'technicalDiploma',
    'associate',
    'licenciatura',
    'bacharelado',
    'bachelor',
    'specialization',
    'mba',
    'master',
    'phd',
    'certificate',
    'other',
  ],
};

export const FIELDS_OF_STUDY = [
  'artsAndHumanities',
  'businessAndManagement',
  'computerAndInformationSciences',
  'education',
  'engineering',
  'healthProfessions',
  'mathematicsAndStatistics',
  'naturalResourcesAndConservation',
  'socialSciences',
] as const;
export type FieldOfStudyKey = (typeof FIELDS_OF_STUDY)[number];

/** Lowest first. */
export const SKILL_LEVELS = [
  'beginner',
  'intermediate',
  'veryGood',
  'advanced',
  'proficient',
  'expert',
] as const;
export type SkillLevelId = (typeof SKILL_LEVELS)[number];

/** LinkedIn's scale, lowest first. */
export const LANGUAGE_LEVELS = ['elementary', 'limited', 'professional', 'full', 'native'] as const;
export type LanguageLevelKey = (typeof LANGUAGE_LEVELS)[number];

/** A stored choice is a vocabulary key or the user's own text; empty means not chosen. */
export type Choice<Key extends string> = { readonly key: Key } | { readonly text: string };

function readChoice<Key extends string>(keys: readonly Key[], stored: string): Choice<Key> {
  const key = keys.find((candidate) => candidate === stored);
  return key === undefined ? { text: stored } : { key };
}

export const readDegree = (stored: string): Choice<DegreeKey> => readChoice(DEGREES, stored);
export const readFieldOfStudy = (stored: string): Choice<FieldOfStudyKey> =>
  readChoice(FIELDS_OF_STUDY, stored);
export const readLanguageLevel = (stored: string): Choice<LanguageLevelKey> =>
  readChoice(LANGUAGE_LEVELS, stored);

const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replaceAll('and', '');

/** "Bachelor's", "bachelor's degree" and 'bachelor' map to one key; other text stays as it is. */
function keyFromText(keys: readonly string[], text: string): string {
  const bare = letters(text).replace(/s?(?:degree)?$/, '');
  return keys.find((key) => letters(key).replace(/s$/, '') === bare) ?? text;
}

export const degreeFromText = (text: string): string => keyFromText(DEGREES, text);
export const fieldFromText = (text: string): string => keyFromText(FIELDS_OF_STUDY, text);

/** Items of the contact line in addition to email, phone and city, in menu order. */
export const CONTACT_KINDS = [
  'linkedin',
  'website',
  'github',
  'address',
  'nationality',
  'drivingLicense',
  'availability',
  'pronouns',
  'other',
] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];
