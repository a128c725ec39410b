import { ENGLISH_ACTS, PORTUGUESE_ACTS } from './data/verb-names.data.ts';
import { fold, wordsOf } from './words.ts';

const OF = /^(?:de|da|do|das|dos|a|ao|aos|as|com)\s+/iu;
const GERUND = /^(\p{L}{3,})ing\s+(?=\p{L})/iu;

/** 'emissão de notas fiscais' as 'emitir notas fiscais' */
function portuguese(name: string): string[] {
  const [act] = wordsOf(name);
  const verbs = act === undefined ? undefined : PORTUGUESE_ACTS.get(fold(act.raw));
  const rest = act === undefined ? '' : name.slice(act.end).trimStart();
  return verbs === undefined || !OF.test(rest) ? [] : verbs.map((verb) => `${verb} ${rest.replace(OF, '')}`);
}

/** 'setting' is a form of 'set', 'taking' of 'take'. */
const basesOf = (gerund: string): string[] =>
  gerund === ''
    ? []
    : [gerund, `${gerund}e`, ...(/([^aeious])\1$/u.test(gerund) ? [gerund.slice(0, -1)] : [])];

/** 'meal preparation' as 'prepare meal', 'answering phones' as 'answer phones' */
function english(name: string): string[] {
  const words = wordsOf(name);
  const act = words.at(-1);
  const verbs = act === undefined || words.length < 2 ? [] : (ENGLISH_ACTS.get(act.lower) ?? []);
  const gerund = GERUND.exec(name);
  const rest = name.slice(gerund?.[0].length ?? 0);
  return [
    ...verbs.map((verb) => `${verb} ${name.slice(0, act?.start).trim()}`),
    ...basesOf(gerund?.[1] ?? '').map((verb) => `${verb} ${rest}`),
  ];
}

/** Verb forms of names: ads state duties with verbs where the dictionary has nouns. */
export const verbNames = (names: {
  readonly en: readonly string[];
  readonly pt: readonly string[];
}): string[] => [...names.en.flatMap(english), ...names.pt.flatMap(portuguese)];
