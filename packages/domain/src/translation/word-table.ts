import { FUNCTION_WORDS } from '../grounding/rules/additions.data.ts';
import { synonymsOf } from '../grounding/words/synonyms.data.ts';
import { irregularStem } from '../grounding/words/thesaurus.ts';
import { readTable } from '../skills/read-table.ts';
import { TABLES } from '../skills/tables.ts';
import { fold, stem } from '../skills/words.ts';
import { DEED_PAIRS } from './deeds.data.ts';
import { PEOPLE_PAIRS } from './people.data.ts';
import { SMALL_WORDS } from './small-words.data.ts';
import { THING_PAIRS } from './things.data.ts';

/** A word of a text with its possible meanings; two words match when they share one. */
export interface TableWord {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  readonly meanings: readonly string[];
  /** Other names for the same thing, as meanings. */
  readonly synonyms: readonly string[];
  /** The table has it, so a missing counterpart is significant. */
  readonly isKnown: boolean;
  readonly isDeed: boolean;
  /** A function word, or one that translations add and drop freely. */
  readonly isSmall: boolean;
  readonly isCapital: boolean;
  /** A month or a weekday, which English capitalizes; dates are compared separately. */
  readonly isCalendar: boolean;
}

interface Phrase {
  readonly stems: readonly string[];
  readonly meaning: string;
}

interface Table {
  readonly stems: Map<string, string[]>;
  readonly beginnings: Map<string, string[]>;
  readonly phrases: Map<string, Phrase[]>;
  readonly skills: Map<string, string[]>;
}

const put = <K, T>(map: Map<K, T[]>, key: K, value: T) => {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
};

/** A word that occurs in this many skills is too generic: 'gestão', 'systems'. */
const MOST_SKILLS = 25;

function readSkills(): Map<string, string[]> {
  const skills = new Map<string, string[]>();
  for (const { id, en, pt, category } of TABLES.flatMap((table) => readTable(table))) {
    // Products and certificates keep their names
    if (category === 'tool' || category === 'certification') continue;
    const stems = new Set(
      [...en, ...pt].flatMap((name) => fold(name).match(/[a-z]{3,}/g) ?? []).map((word) => stem(word)),
    );
    for (const one of stems) put(skills, one, `skill ${id}`);
  }
  for (const [one, ids] of skills) if (ids.length > MOST_SKILLS) skills.delete(one);
  return skills;
}

function readPairs(): Table {
  const table: Table = {
    stems: new Map(),
    beginnings: new Map(),
    phrases: new Map(),
    skills: readSkills(),
  };
  for (const [kind, pairs] of [
    ['deed', DEED_PAIRS],
    ['thing', THING_PAIRS],
    ['thing', PEOPLE_PAIRS],
  ] as const)
    for (const line of pairs.trim().split('\n')) {
      const meaning = `${kind} ${line}`;
      for (const word of line.split(/[\s|]+/)) {
        const parts = word.replace(/-$/, '').split(/[-_'&.]/);
        if (word.endsWith('-')) put(table.beginnings, parts.join(''), meaning);
        else if (parts.length > 1) {
          const stems = parts.map((part) => stem(part));
          put(table.phrases, stems[0] ?? '', { stems, meaning });
        } else if (word !== '') put(table.stems, stem(word), meaning);
      }
    }
  return table;
}

let made: Table | undefined;
const tableOf = () => (made ??= readPairs());

/** Endings of both languages that derive another form or part of speech from a short prefix. */
const ENDINGS: ReadonlySet<string> = new Set(
  ` s e es ed d ing er ers or ors ion ions al ment ments y ies ied ance ence ar ei ou ava avam ando ado ada ados adas o a os as am amos
  aram eu i ia iam endo ido ida idos idas ir iu indo imos emos eram iram em ao oes acao acoes icao icoes encia encias ancia mento mentos
  imento amento agem agens ador adora adores edor edora ora oras tor tora cao coes sao soes ente entes ante antes ncia ura uras iva ivo
  ivos ivas ico ica icos icas eiro eira eiros eiras ista istas ario aria arios arias ria rias ro ra to ta tos tas te tes quei gue guei
  que ce cei co ca zo isse sse eria arei uz u ui uia uiu uida uido uicao iz izo ize iza me dade idade dades is l`.split(
    /\s+/,
  ),
);

const LONGEST_BEGINNING = 12;

function isForm(beginning: string, word: string): boolean {
  const rest = word.slice(beginning.length);
  if (rest === '' || beginning.length >= 5) return true;
  const doubled = rest[0] === beginning.at(-1) ? rest.slice(1) : rest;
  return beginning.length >= 3 && (ENDINGS.has(rest) || ENDINGS.has(doubled));
}

/** Equal for cognates from Latin or Greek: 'hygiene' and 'higiene', 'specialist' and 'especialista'. */
function cognateKey(folded: string): string | null {
  if (folded.length < 5) return null;
  const key = folded
    .replace(/^es(?=[bcdfgklmnpqrtv])/, 's')
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('y', 'i')
    .replaceAll('k', 'c')
    .replaceAll('qu', 'c')
    .replaceAll(/ti(?=[oa])/g, 'ci')
    .replaceAll(/([a-z])\1/g, '$1');
  return key.length < 5 ? null : `cognate ${key.slice(0, 5)}`;
}

const small = new Set([...FUNCTION_WORDS.split(/\s+/), ...SMALL_WORDS.trim().split(/\s+/)]);

const CALENDAR =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;
const WORD = /[\p{L}\p{N}]+/gu;

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(?:oes|aes|aos)$/, 'ao'],
  [/([aeou])is$/, '$1l'],
  [/is$/, 'il'],
  [/ns$/, 'm'],
  [/ys$/, 'y'],
];

/** The base form: of 'children' and 'Fridays', 'violões' and 'hospitais'. */
function baseOf(folded: string): string {
  const [irregular] = irregularStem(folded);
  if (irregular !== undefined) return irregular;
  for (const [ending, singular] of PLURALS)
    if (folded.length > 4 && ending.test(folded)) return stem(folded.replace(ending, singular));
  return stem(folded);
}

function lookUp(folded: string): string[] {
  const { stems, beginnings, skills } = tableOf();
  const own = stem(folded);
  const base = baseOf(folded);
  const found = [...(stems.get(own) ?? []), ...(base === own ? [] : (stems.get(base) ?? []))];
  for (let length = 3; length <= Math.min(folded.length, LONGEST_BEGINNING); length += 1) {
    const beginning = folded.slice(0, length);
    const meanings = beginnings.get(beginning);
    if (meanings !== undefined && isForm(beginning, folded)) found.push(...meanings);
  }
  return [...found, ...(skills.get(own) ?? [])];
}

/** The letters of an acronym may be reordered: 'HR' is 'RH', 'NATO' is 'OTAN'. */
const ACRONYM = /^\p{Lu}{2,5}$/u;

interface Entry {
  readonly folded: string;
  readonly stem: string;
  readonly meanings: readonly string[];
  readonly synonyms: readonly string[];
  readonly isKnown: boolean;
  readonly isDeed: boolean;
  readonly isSmall: boolean;
  readonly isCapital: boolean;
  readonly isCalendar: boolean;
}

function makeEntry(word: string): Entry {
  const folded = fold(word);
  const own = lookUp(folded);
  const cognate = cognateKey(folded);
  return {
    folded,
    stem: stem(folded),
    meanings: [
      ...own,
      `word ${stem(folded)}`,
      ...(cognate === null ? [] : [cognate]),
      ...(ACRONYM.test(word) ? [`letters ${Array.from(folded).toSorted().join('')}`] : []),
    ],
    synonyms: Array.from(synonymsOf(stem(folded)), (synonym) => `word ${synonym}`),
    isKnown: own.some((meaning) => !meaning.startsWith('skill ')),
    isDeed: own.some((meaning) => meaning.startsWith('deed ')),
    isSmall: small.has(folded) || /^\p{N}/u.test(folded),
    isCapital: /^\p{Lu}/u.test(word),
    isCalendar: CALENDAR.test(folded),
  };
}

const MOST_ENTRIES = 20_000;
const entries = new Map<string, Entry>();

function entryOf(word: string): Entry {
  const known = entries.get(word);
  if (known !== undefined) return known;
  const made = makeEntry(word);
  if (entries.size >= MOST_ENTRIES) entries.clear();
  entries.set(word, made);
  return made;
}

/** The words of a text with their meanings; the words of 'ensino médio' also have the meaning of the phrase. */
export function tableWordsOf(text: string): TableWord[] {
  const { phrases } = tableOf();
  const found = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word,
    index,
    entry: entryOf(word),
  }));
  const joined = new Map<number, string[]>();
  for (const [at, { entry }] of found.entries())
    for (const { stems, meaning } of phrases.get(entry.stem) ?? [])
      if (stems.every((part, index) => found[at + index]?.entry.stem === part))
        for (const index of stems.keys()) put(joined, at + index, meaning);
  return found.map(({ word, index, entry }, at): TableWord => {
    const more = joined.get(at);
    return {
      text: word,
      start: index,
      end: index + word.length,
      folded: entry.folded,
      meanings: more === undefined ? entry.meanings : [...entry.meanings, ...more],
      synonyms: entry.synonyms,
      isKnown: entry.isKnown || more !== undefined,
      isDeed: entry.isDeed,
      isSmall: entry.isSmall,
      isCapital: entry.isCapital,
      isCalendar: entry.isCalendar,
    };
  });
}

/** All meanings in a text, including those of synonyms. */
export function meaningsIn(words: readonly TableWord[]): ReadonlySet<string> {
  const all = new Set<string>();
  for (const { meanings, synonyms } of words) {
    for (const meaning of meanings) all.add(meaning);
    for (const synonym of synonyms) all.add(synonym);
  }
  return all;
}

export const isSaidIn = ({ meanings }: TableWord, said: ReadonlySet<string>): boolean =>
  meanings.some((meaning) => said.has(meaning));
