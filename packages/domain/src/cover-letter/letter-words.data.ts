import type { Locale } from '../locale.ts';

/** Text of the letter itself, in the letter's language; the interface's text is in the messages. */
interface LetterWords {
  readonly recipient: (name: string, company: string) => string;
  readonly subject: (position: string) => string;
  readonly greeting: (name: string, company: string) => string;
  readonly farewell: string;
  /** Title of a letter whose sender is not known yet. */
  readonly untitled: string;
  readonly fileName: (company: string) => string;
}

const lines = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('\n');

export const LETTER_WORDS: Readonly<Record<Locale, LetterWords>> = {
  'en-US': {
    recipient: lines,
    subject: (position) => `Re: Application for ${position}`,
    greeting: (name, company) => (name === '' ? `Dear ${company} hiring team,` : `Dear ${name},`),
    farewell: 'Sincerely,',
    untitled: 'Cover letter',
    fileName: (company) => `Cover letter ${company}`,
  },
  'pt-BR': {
    recipient: (name, company) => lines(company, name === '' ? '' : `A/C ${name}`),
    subject: (position) => `Assunto: candidatura à vaga de ${position}`,
    greeting: (name, company) => (name === '' ? `Prezada equipe ${company},` : `Olá, ${name},`),
    farewell: 'Atenciosamente,',
    untitled: 'Carta de apresentação',
    fileName: (company) => `Carta de apresentação ${company}`,
  },
};
