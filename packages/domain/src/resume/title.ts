import type { Resume } from './resume.ts';

type Named = Pick<Resume, 'title' | 'language'> & {
  readonly personalInfo: Pick<Resume['personalInfo'], 'firstName'>;
};

/** What a resume is called in lists and file names: its title, else after its person. */
export function resumeTitle({ title, language, personalInfo }: Named): string {
  const given = title.trim();
  if (given !== '') return given;
  const firstName = personalInfo.firstName.trim();
  if (language === 'pt-BR') return firstName === '' ? 'Meu currículo' : `Currículo de ${firstName}`;
  return firstName === '' ? 'My Resume' : `${firstName}'s Resume`;
}
