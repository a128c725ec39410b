import { type Word, wordsOf } from '../../skills/words.ts';
import { isEnglishVerb, isIrregularPast, isPortugueseVerb, isVerbAsWritten } from './thesaurus.ts';

const ENGLISH = /(?<!\p{L})(?:the|and|of|with|for|to|by|at|on|from)(?!\p{L})/iu;
export const isEnglish = (text: string): boolean => ENGLISH.test(text);
const ENGLISH_VERB = /(?:ed|ing)$/;
const VERB = /(?:ed|ing|ei|ou|iu|ava|avam|aram|eram|iram|ando|endo|indo|asse|isse|esse|ar|er|ir)$/;

const CLAUSE_START = /(?:^|[.;:•\n])\s*$/u;
/** What precedes a second verb: 'cleans, sorts and packs', 'recebo e confiro'. */
const JOINED_BEFORE = /(?:,|(?<!\p{L})(?:and|then|to|who|that|which|e|que|quando|onde|também|não|eu))\s+$/iu;
const OBJECT_AFTER = /^\s+(?!(?:of|and|or|by|from)\s)[\p{L}\d$]/iu;

const firstOf = (text: string) => wordsOf(text.slice(0, 40))[0];

/** 'Order records and keep…': the text uses base forms of verbs. */
const isInBaseForm = (text: string) => {
  const first = firstOf(text);
  return first !== undefined && isVerbAsWritten(first.lower) && !ENGLISH_VERB.test(first.lower);
};

/** 'Atendo telefone, recebo visitas', but not 'Cadastro de clientes'. */
const isInFirstPerson = (text: string) => {
  const first = firstOf(text);
  return (
    first?.lower.endsWith('o') === true &&
    isPortugueseVerb(first.lower) &&
    !/^\s+d[aeo]s?\s/iu.test(text.slice(first.end))
  );
};

const IMPERFECT = /i(?:a|am|amos)$/;

function isPortugueseAct(text: string, { lower, start, end }: Word): boolean {
  const before = text.slice(0, start);
  if (!isPortugueseVerb(lower)) return false;
  if (CLAUSE_START.test(before)) return !/^\s+d[aeo]s?\s/iu.test(text.slice(end));
  if (!JOINED_BEFORE.test(before)) return false;
  return IMPERFECT.test(lower) || (lower.endsWith('o') && isInFirstPerson(text));
}

function isEnglishAct(text: string, { lower, start, end }: Word): boolean {
  if (ENGLISH_VERB.test(lower) || isIrregularPast(lower)) return true;
  return (
    JOINED_BEFORE.test(text.slice(0, start)) &&
    isVerbAsWritten(lower) &&
    OBJECT_AFTER.test(text.slice(end)) &&
    (/(?<!\p{L})to\s+$/iu.test(text.slice(0, start)) || isInBaseForm(text))
  );
}

/** Whether a word states an act, by its ending or its position. */
export const isVerbLike = (text: string, word: Word): boolean =>
  isEnglish(text) ? isEnglishAct(text, word) : VERB.test(word.lower) || isPortugueseAct(text, word);

/**
 * After an article no word is a verb, nor is a word in -ar after a noun: 'o jantar', 'the wiring', 'rotina hospitalar'.
 */
export function isNounAfterArticle(text: string, { start, lower }: Word): boolean {
  const before = text.slice(0, start);
  if (/(?<!\p{L})(?:the|an|o|os|um)\s$/iu.test(before)) return true;
  const last = /\p{L}+(?=\s$)/u.exec(before)?.[0].toLowerCase() ?? '';
  return lower.endsWith('ar') && last.length > 4 && !VERB.test(last);
}

/** A word at the start of a bullet that can be a verb is one: 'post judgments', 'ready the docket'. */
export const isClauseVerb = (text: string, { start, lower }: Word): boolean =>
  CLAUSE_START.test(text.slice(0, start)) && isEnglishVerb(lower);

/** Whether the word alone can be a verb in either language. */
export const mayBeVerb = (word: string): boolean =>
  isEnglishVerb(word) || isPortugueseVerb(word) || VERB.test(word) || isIrregularPast(word);
