export const DEGREES = [
  'associate',
  'bachelor',
  'master',
  'phd',
  'md',
  'jd',
  'certificate',
  'diploma',
  'other',
] as const;
export type DegreeKey = (typeof DEGREES)[number];

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

export const SKILL_LEVELS = [
  'beginner',
  'intermediate',
  'advanced',
  'expert',
  'veryGood',
  'proficient',
] as const;
export type SkillLevelId = (typeof SKILL_LEVELS)[number];

/** LinkedIn's scale, from the least to the most. */
export const LANGUAGE_LEVELS = ['elementary', 'limited', 'professional', 'full', 'native'] as const;
export type LanguageLevelKey = (typeof LANGUAGE_LEVELS)[number];

/** A stored choice is a key of its vocabulary or the person's own words; empty means not chosen. */
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

/** "Bachelor's", "bachelor's degree" and 'bachelor' are one key; other words stay the person's own. */
function keyFromText(keys: readonly string[], text: string): string {
  const bare = letters(text).replace(/s?(?:degree)?$/, '');
  return keys.find((key) => letters(key).replace(/s$/, '') === bare) ?? text;
}

export const degreeFromText = (text: string): string => keyFromText(DEGREES, text);
export const fieldFromText = (text: string): string => keyFromText(FIELDS_OF_STUDY, text);
