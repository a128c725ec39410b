import type { Locale } from '@lauda/domain/locale';
import type {
  DegreeKey,
  FieldOfStudyKey,
  LanguageLevelKey,
  SkillLevelId,
} from '@lauda/domain/resume/vocabulary';

/** Words of the document itself, so in the resume's language; the interface's are in the messages. */
export interface DocumentTexts {
  /** Heading of a resume in which nothing has a name yet. */
  readonly untitled: string;
  readonly present: string;
  readonly months: readonly string[];
  readonly monthYear: (month: string, year: string) => string;
  readonly degrees: Readonly<Record<DegreeKey, string>>;
  readonly fields: Readonly<Record<FieldOfStudyKey, string>>;
  readonly skillLevels: Readonly<Record<SkillLevelId, string>>;
  readonly languageLevels: Readonly<Record<LanguageLevelKey, string>>;
}

export const DOCUMENT_TEXTS: Readonly<Record<Locale, DocumentTexts>> = {
  'en-US': {
    untitled: 'Resume',
    present: 'Present',
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    monthYear: (month, year) => `${month} ${year}`,
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
    untitled: 'Currículo',
    present: 'atual',
    months: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
    monthYear: (month, year) => `${month}/${year}`,
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
