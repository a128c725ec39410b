import type { Locale } from '../../locale.ts';
import type { Resume } from '../resume.ts';
import { customSectionId, type SectionName, type TitledSection } from '../sections.ts';

/** Headings are part of the document, so they are in the resume's language, not the interface's. */
export const DEFAULT_SECTION_TITLES: Readonly<Record<Locale, Readonly<Record<TitledSection, string>>>> = {
  'en-US': {
    personalInfo: 'Personal Information',
    objectives: 'Profile',
    experience: 'Work Experience',
    education: 'Education',
    skills: 'Skills',
    projects: 'Projects',
    languages: 'Languages',
    certifications: 'Certifications',
  },
  'pt-BR': {
    personalInfo: 'Dados pessoais',
    objectives: 'Resumo profissional',
    experience: 'Experiência profissional',
    education: 'Formação acadêmica',
    skills: 'Habilidades',
    projects: 'Projetos',
    languages: 'Idiomas',
    certifications: 'Cursos e certificações',
  },
};

/** The heading of text that fits no other section, as after an import. */
export const OTHER_SECTION_TITLE: Readonly<Record<Locale, string>> = { 'en-US': 'Other', 'pt-BR': 'Outros' };

type Titled = Pick<Resume, 'language' | 'sectionTitle' | 'customSections'>;

/** The heading to print: the user's own, otherwise the default. A custom section has no default. */
export function sectionTitle(resume: Titled, name: SectionName | 'personalInfo'): string {
  const custom = name === 'personalInfo' ? null : customSectionId(name);
  if (custom !== null) return resume.customSections.find(({ id }) => id === custom)?.title ?? '';
  const section = name as TitledSection;
  return resume.sectionTitle[section].trim() || DEFAULT_SECTION_TITLES[resume.language][section];
}
