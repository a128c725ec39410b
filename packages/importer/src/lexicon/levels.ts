import type { LanguageLevelKey, SkillLevelId } from '@lauda/domain/resume/vocabulary/vocabulary';
import { fold, foldWords } from '../text/fold.ts';

const NAMES =
  'english ingles portuguese portugues spanish espanhol espanol french frances german alemao aleman italian italiano mandarin chinese chines chino japanese japones korean coreano russian russo ruso arabic arabe hebrew hebraico hindi dutch holandes polish polones swedish sueco norwegian noruegues danish dinamarques finnish finlandes turkish turco greek grego latin latim catalan catalao ukrainian ucraniano czech tcheco romanian romeno hungarian hungaro cantonese cantones urdu bengali tamil telugu punjabi vietnamese vietnamita thai tailandes indonesian malay filipino tagalog swahili persian farsi libras esperanto galego galician basque basco irish irlandes gaelic welsh gales croatian croata serbian servio bulgarian bulgaro slovak eslovaco slovenian lithuanian latvian estonian icelandic islandes gujarati marathi kannada malayalam nepali afrikaans zulu guarani'.split(
    ' ',
  );
const LANGUAGES = new Set(NAMES);

/** A language name at the start of a text and the remaining text. */
export function leadingLanguage(text: string): { name: string; rest: string } | null {
  const words = text.trim().split(/\s+/);
  const [first = '', second = '', third = ''] = words;
  const bare = (word: string) => fold(word).replace(/[^a-z]/g, '');
  const qualifier = /^(?:brazilian|american|british|european|european|mexican|latin|brasileir[oa]|mandarin)$/;
  if (LANGUAGES.has(bare(first))) {
    const isMore =
      /^(?:\(?(?:brasil|brazil|br|eua|us|uk|mandarim|mandarin)\)?)$/i.test(second) ||
      /^(?:brasileiro|brasileira)$/i.test(second);
    const name = (isMore ? `${first} ${second}` : first).replace(/[:,;–—-]+$/, '');
    return { name, rest: words.slice(isMore ? 2 : 1).join(' ') };
  }
  if (qualifier.test(bare(first)) && LANGUAGES.has(bare(second)))
    return {
      name: `${first} ${second}`.replace(/[:,;]+$/, ''),
      rest: [third, ...words.slice(3)].join(' ').trim(),
    };
  return null;
}

const SKILL_LEVELS: Readonly<Record<string, SkillLevelId>> = {
  beginner: 'beginner',
  iniciante: 'beginner',
  basic: 'beginner',
  basico: 'beginner',
  intermediate: 'intermediate',
  intermediario: 'intermediate',
  advanced: 'advanced',
  avancado: 'advanced',
  expert: 'expert',
  especialista: 'expert',
  'very good': 'veryGood',
  'muito bom': 'veryGood',
  proficient: 'proficient',
  proficiente: 'proficient',
};

export const skillLevel = (text: string): SkillLevelId | null => SKILL_LEVELS[foldWords(text)] ?? null;

/** Only what our own documents print becomes a key; other text stays as written. */
const LANGUAGE_LEVELS: Readonly<Record<string, LanguageLevelKey>> = {
  elementary: 'elementary',
  'limited working': 'limited',
  'professional working': 'professional',
  'full professional': 'full',
  'native or bilingual': 'native',
  'elementary proficiency': 'elementary',
  'limited working proficiency': 'limited',
  'professional working proficiency': 'professional',
  'full professional proficiency': 'full',
  'native or bilingual proficiency': 'native',
  basico: 'elementary',
  intermediario: 'limited',
  avancado: 'professional',
  // Our documents printed this before version 2.
  profissional: 'professional',
  fluente: 'full',
  'nativo ou bilingue': 'native',
};

export const languageLevel = (text: string): string => LANGUAGE_LEVELS[foldWords(text)] ?? text;
