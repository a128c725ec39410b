import { type Locale, LOCALES } from '../locale.ts';
import type { DegreeKey, FieldOfStudyKey, LanguageLevelKey, SkillLevelId } from './vocabulary.ts';

interface VocabularyWords {
  readonly degrees: Readonly<Record<DegreeKey, string>>;
  readonly fields: Readonly<Record<FieldOfStudyKey, string>>;
  readonly skillLevels: Readonly<Record<SkillLevelId, string>>;
  readonly languageLevels: Readonly<Record<LanguageLevelKey, string>>;
}

/** Choices as documents print them, so in the resume's language and not the interface's. */
const VOCABULARY_WORDS: Readonly<Record<Locale, VocabularyWords>> = {
  'en-US': {
    degrees: {
      associate: 'Associate degree',
      bachelor: 'Bachelor’s degree',
      master: 'Master’s degree',
      phd: 'PhD',
      md: 'MD',
      jd: 'JD',
      certificate: 'Certificate',
      diploma: 'Diploma',
      other: 'Other degree',
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
  },
  'pt-BR': {
    degrees: {
      associate: 'Tecnólogo',
      bachelor: 'Bacharelado',
      master: 'Mestrado',
      phd: 'Doutorado',
      md: 'Medicina',
      jd: 'Direito',
      certificate: 'Certificado',
      diploma: 'Diploma',
      other: 'Outra formação',
    },
    fields: {
      artsAndHumanities: 'Artes e Humanidades',
      businessAndManagement: 'Administração e Negócios',
      computerAndInformationSciences: 'Ciência da Computação e Informação',
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
      professional: 'Profissional',
      full: 'Fluente',
      native: 'Nativo ou bilíngue',
    },
  },
};

/** What a document says for a stored choice: the word of a key, else the person's own. */
export function wordOf(stored: string, kind: keyof VocabularyWords, language: Locale): string {
  const words: Readonly<Record<string, string>> = VOCABULARY_WORDS[language][kind];
  return Object.hasOwn(words, stored) ? (words[stored] ?? stored) : stored;
}

/** The key behind a word that a document of ours says in either language, or null. */
export function keyOfWord(word: string, kind: keyof VocabularyWords): string | null {
  const sought = word.trim().toLowerCase();
  const entries = LOCALES.flatMap((locale) => Object.entries<string>(VOCABULARY_WORDS[locale][kind]));
  return entries.find(([, own]) => own.toLowerCase() === sought)?.[0] ?? null;
}
