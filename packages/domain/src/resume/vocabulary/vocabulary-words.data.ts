import { type Locale, LOCALES } from '../../locale.ts';
import type {
  ContactKind,
  DegreeKey,
  FieldOfStudyKey,
  LanguageLevelKey,
  SkillLevelId,
} from './vocabulary.ts';

interface VocabularyWords {
  readonly degrees: Readonly<Record<DegreeKey, string>>;
  readonly fields: Readonly<Record<FieldOfStudyKey, string>>;
  readonly skillLevels: Readonly<Record<SkillLevelId, string>>;
  readonly languageLevels: Readonly<Record<LanguageLevelKey, string>>;
  readonly contactKinds: Readonly<Record<ContactKind, string>>;
}

/**
 * Choices as menus offer and documents print them: in the resume's language, not the interface's. The only place for
 * this text, so that a page says exactly what was chosen. 'Other' has none: it prints the user's text or nothing.
 */
const VOCABULARY_WORDS: Readonly<Record<Locale, VocabularyWords>> = {
  'en-US': {
    degrees: {
      highSchool: 'High school diploma',
      technicalDiploma: 'Technical diploma',
      associate: 'Associate degree',
      licenciatura: 'Licenciatura',
      bacharelado: 'Bachelor’s degree',
      bachelor: 'Bachelor’s degree',
      specialization: 'Specialization',
      mba: 'MBA',
      master: 'Master’s degree',
      phd: 'PhD',
      md: 'MD',
      jd: 'JD',
      certificate: 'Certificate',
      diploma: 'Diploma',
      other: '',
    },
    fields: {
      artsAndHumanities: 'Arts and Humanities',
      businessAndManagement: 'Business and Management',
      computerAndInformationSciences: 'Computer and Information Sciences',
      education: 'Education',
      engineering: 'Engineering',
      healthProfessions: 'Health Professions',
      mathematicsAndStatistics: 'Mathematics and Statistics',
      naturalResourcesAndConservation: 'Natural Resources and Conservation',
      socialSciences: 'Social Sciences',
    },
    skillLevels: {
      beginner: 'Beginner',
      intermediate: 'Intermediate',
      advanced: 'Advanced',
      expert: 'Expert',
      veryGood: 'Very good',
      proficient: 'Proficient',
    },
    languageLevels: {
      elementary: 'Elementary',
      limited: 'Limited working',
      professional: 'Professional working',
      full: 'Full professional',
      native: 'Native or bilingual',
    },
    contactKinds: {
      linkedin: 'LinkedIn',
      website: 'Website',
      github: 'GitHub',
      address: 'Address',
      nationality: 'Nationality',
      drivingLicense: 'Driver’s license',
      availability: 'Availability',
      pronouns: 'Pronouns',
      other: '',
    },
  },
  'pt-BR': {
    degrees: {
      highSchool: 'Ensino médio',
      technicalDiploma: 'Curso técnico',
      associate: 'Tecnólogo',
      licenciatura: 'Licenciatura',
      bacharelado: 'Bacharelado',
      bachelor: 'Graduação',
      specialization: 'Pós-graduação (especialização)',
      mba: 'MBA',
      master: 'Mestrado',
      phd: 'Doutorado',
      md: 'Medicina',
      jd: 'Direito',
      certificate: 'Certificado',
      diploma: 'Diploma',
      other: '',
    },
    fields: {
      artsAndHumanities: 'Artes e Humanidades',
      businessAndManagement: 'Administração e Negócios',
      computerAndInformationSciences: 'Computação e Ciências da Informação',
      education: 'Educação',
      engineering: 'Engenharia',
      healthProfessions: 'Saúde',
      mathematicsAndStatistics: 'Matemática e Estatística',
      naturalResourcesAndConservation: 'Recursos Naturais e Conservação',
      socialSciences: 'Ciências Sociais',
    },
    skillLevels: {
      beginner: 'Iniciante',
      intermediate: 'Intermediário',
      advanced: 'Avançado',
      expert: 'Especialista',
      veryGood: 'Muito bom',
      proficient: 'Proficiente',
    },
    languageLevels: {
      elementary: 'Básico',
      limited: 'Intermediário',
      professional: 'Avançado',
      full: 'Fluente',
      native: 'Nativo ou bilíngue',
    },
    contactKinds: {
      linkedin: 'LinkedIn',
      website: 'Site',
      github: 'GitHub',
      address: 'Endereço',
      nationality: 'Nacionalidade',
      drivingLicense: 'CNH',
      availability: 'Disponibilidade',
      pronouns: 'Pronomes',
      other: '',
    },
  },
};

/** The text for a stored choice: the word for a key, or otherwise the user's own text. */
export function wordOf(stored: string, kind: keyof VocabularyWords, language: Locale): string {
  const words: Readonly<Record<string, string>> = VOCABULARY_WORDS[language][kind];
  return Object.hasOwn(words, stored) ? (words[stored] ?? stored) : stored;
}

/** The options of a menu for these keys. */
export const choicesOf = <Key extends string>(
  keys: readonly Key[],
  kind: keyof VocabularyWords,
  language: Locale,
): { value: Key; label: string }[] => keys.map((key) => ({ value: key, label: wordOf(key, kind, language) }));

/** The key for a word that our documents print in either language, or null. */
export function keyOfWord(word: string, kind: keyof VocabularyWords): string | null {
  const sought = word.trim().toLowerCase();
  if (sought === '') return null;
  const entries = LOCALES.flatMap((locale) => Object.entries<string>(VOCABULARY_WORDS[locale][kind]));
  return entries.find(([, own]) => own.toLowerCase() === sought)?.[0] ?? null;
}
