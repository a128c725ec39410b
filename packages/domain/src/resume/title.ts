import type { Resume } from './resume.ts';

type Named = Pick<Resume, 'title' | 'language'> & {
  readonly personalInfo: Pick<Resume['personalInfo'], 'firstName'>;
};

/** The name of a resume in lists and file names: its title, or otherwise the person's name. */
export function resumeTitle({ title, language, personalInfo }: Named): string {
  const given = title.trim();
  if (given !== '') return given;
  const firstName = personalInfo.firstName.trim();
  if (language === 'pt-BR') return firstName === '' ? 'Meu currículo' : `Currículo de ${firstName}`;
  return firstName === '' ? 'My Resume' : `${firstName}'s Resume`;
}
