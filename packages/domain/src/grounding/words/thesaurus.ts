import { stem } from '../../skills/words.ts';
import tables from './thesaurus.json' with { type: 'json' };
import { PORTUGUESE_TRAITS } from './traits.data.ts';

const wordsIn = (...lines: readonly string[]) => new Set(lines.flatMap((line) => line.trim().split(/\s+/)));
const once = <T>(make: () => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

type Links = ReadonlyMap<string, ReadonlySet<string>>;

function link(links: Map<string, Set<string>>, one: string, other: string) {
  const known = links.get(one);
  if (known === undefined) links.set(one, new Set([other]));
  else known.add(other);
}

const synonyms = once((): Links => {
  const links = new Map<string, Set<string>>();
  for (const line of tables.englishGroups) {
    const words = line.split(' ');
    for (const one of words) for (const other of words) if (one !== other) link(links, one, other);
  }
  for (const line of tables.portugueseGroups) {
    const [head = '', ...others] = line.split(' ');
    for (const other of others) {
      link(links, head, other);
      link(links, other, head);
    }
  }
  return links;
});

const opposites = once((): Links => {
  const links = new Map<string, Set<string>>();
  for (const line of tables.opposites) {
    const [one = '', other = ''] = line.split(' ');
    link(links, one, other);
    link(links, other, one);
  }
  return links;
});

const wide = once(() => wordsIn(...tables.wideWords));
const traits = once(() => wordsIn(...tables.qualities, PORTUGUESE_TRAITS));
const verbs = once(() => wordsIn(...tables.verbs));
const irregular = once(() => new Map(tables.irregular.map((line) => line.split(' ') as [string, string])));

/** 'children' is a form of 'child'. */
export function irregularStem(word: string): string[] {
  const base = irregular().get(word);
  return base === undefined ? [] : [stem(base)];
}

const DETACHED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$|ied$/, ['y']],
  [/(?:ches|shes|sses|xes|zes)$/, []],
  [/es$/, ['e', '']],
  [/s$/, ['']],
  [/([bdglmnprt])\1(?:ed|ing)$/, ['$1']],
  [/ed$/, ['e', '']],
  [/ing$/, ['e', '']],
  // Portuguese verb endings, mapped to the infinitive.
  [/(?:ei|ou|ava|avam|ando|ad[oa]s?|amos|aram|arei|aria|o|a|am|em)$/, ['ar']],
  [/(?:i|eu|ia|iam|endo|id[oa]s?|emos|eram|erei|o|e|em)$/, ['er', 'ir']],
  [/(?:iu|indo|imos|iram)$/, ['ir']],
  [/[oa]s?$/, ['o', 'a']],
  [/c(?:oes)$/, ['cao']],
];

const cache = new Map<string, readonly string[]>();

/** The base forms that a word (without accents) may have; the word itself first. */
function basesOf(word: string): readonly string[] {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const base = irregular().get(word);
  const made = [
    word,
    ...(base === undefined ? [] : [base]),
    ...DETACHED.flatMap(([ending, others]) =>
      ending.test(word) && word.length > 4 ? others.map((other) => word.replace(ending, other)) : [],
    ),
  ];
  const all = [...new Set(made)];
  if (cache.size > 20_000) cache.clear();
  cache.set(word, all);
  return all;
}

/** Generic words: they say how, how much or how well, and name nothing that could be verified. */
export const isWide = (word: string): boolean => basesOf(word).some((base) => wide().has(base));

/** Qualities of people and of work. */
export const isTrait = (word: string): boolean => basesOf(word).some((base) => traits().has(base));

export const isEnglishVerb = (word: string): boolean => basesOf(word).some((base) => verbs().has(base));

const IRREGULAR_PLURAL = /(?:men|feet|teeth|geese|[ml]ice|dice|ves|[aisx]|children)$/;
/** Past forms that are more often nouns. */
const RATHER_THINGS = new Set(
  'wound ground saw felt shot rose dove bit bore cast spoke stole bent left cut set lit bound lay fell'.split(
    ' ',
  ),
);

/** A base form: 'warn', but not 'warnings'. */
export const isVerbAsWritten = (word: string): boolean => verbs().has(word) && !RATHER_THINGS.has(word);

/** 'sent', 'came', 'took': verbs without a verb ending. */
export const isIrregularPast = (word: string): boolean => {
  const base = irregular().get(word);
  return base !== undefined && verbs().has(base) && !IRREGULAR_PLURAL.test(word) && !RATHER_THINGS.has(word);
};

const INFINITIVE = /[aei]r$/;

/**
 * Whether it is a form of a verb in the Portuguese thesaurus: 'aplico', 'fazia'; 'atendo' has the ending of 'fazendo'.
 */
export const isPortugueseVerb = (word: string): boolean =>
  [
    ...basesOf(word),
    ...(word.endsWith('o') ? ['ar', 'er', 'ir'].map((end) => word.slice(0, -1) + end) : []),
  ].some((base) => base !== word && INFINITIVE.test(base) && synonyms().has(stem(base)));

/** Whether both are forms of one word: 'dosing' and 'dose', 'pesava' and 'peso', 'paid' and 'pay'. */
export const isSameWord = (a: string, b: string): boolean =>
  a[0] === b[0] && basesOf(a).some((base) => basesOf(b).includes(base));

const isLinked = (links: Links, a: string, b: string) => {
  const stems = basesOf(b).map((base) => stem(base));
  return basesOf(a).some((base) => {
    const others = links.get(stem(base));
    return others !== undefined && stems.some((one) => others.has(one));
  });
};

/** Stems of the synonyms of any of the word's meanings. */
export function synonymStems(word: string): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const base of basesOf(word)) for (const other of synonyms().get(stem(base)) ?? []) stems.add(other);
  return stems;
}

/** Whether they mean the same in one of their meanings. */
export const isSynonym = (a: string, b: string): boolean => isLinked(synonyms(), a, b);

/** 'hot' is the opposite of 'cold'. */
export const isOpposite = (a: string, b: string): boolean => isLinked(opposites(), a, b);
