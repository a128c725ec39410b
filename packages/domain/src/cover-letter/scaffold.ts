import type { PersonalInfo } from '../resume/resume.ts';
import type { LetterBrief, LetterSections } from './letter.ts';
import { LETTER_WORDS } from './letter-words.data.ts';

interface ScaffoldFrom {
  readonly brief: Pick<LetterBrief, 'company' | 'position' | 'hiringManager' | 'language'>;
  readonly person: Pick<PersonalInfo, 'firstName' | 'lastName'>;
  /** As printed in the letter. */
  readonly date: string;
}

/** The sections that follow from known data; those that need writing stay empty. */
export function letterScaffold({ brief, person, date }: ScaffoldFrom): LetterSections {
  const words = LETTER_WORDS[brief.language];
  const [company, position, manager] = [brief.company, brief.position, brief.hiringManager].map((text) =>
    text.trim(),
  ) as [string, string, string];
  const name = [person.firstName, person.lastName]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
  return {
    header: [date, words.recipient(manager, company), words.subject(position)].join('\n\n'),
    greeting: words.greeting(manager, company),
    introduction: '',
    body: '',
    closing: '',
    signature: [words.farewell, name].filter((part) => part !== '').join('\n'),
  };
}

export const letterFileName = ({ company, language }: Pick<LetterBrief, 'company' | 'language'>): string =>
  LETTER_WORDS[language].fileName(company.trim());
