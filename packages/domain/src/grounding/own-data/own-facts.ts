import { findSkills, withImplied } from '../../skills/dictionary.ts';
import { fold, LINKING, stem, wordsOf } from '../../skills/words.ts';
import { lengthsOf } from './careers.ts';
import { datesOf } from './dates.ts';
import { REGIONS } from '../words/kin.data.ts';
import { TITLES } from '../words/lexicon.data.ts';
import { ORDINAL_WORDS, UNITS } from '../quantities/number-words.data.ts';
import { MAX_OWN_FIGURES } from '../limits.ts';
import type { OwnTexts } from './own-texts.ts';
import { irregularStem } from '../words/thesaurus.ts';
import { PLAIN, type Quantity, quantitiesOf } from '../quantities/quantities.ts';

/** Facts extracted from a set of texts, computed once for all rules. */
export interface OwnFacts {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** The words of each line. */
  readonly pieces: readonly ReadonlySet<string>[];
  /** Groups of the positions mentioned. */
  readonly titles: ReadonlySet<string>;
  /** Initials of each run of two to six words. */
  readonly initials: ReadonlySet<string>;
  /** Capitalized short words that may be initials. */
  readonly acronyms: ReadonlySet<string>;
  /** Those in all caps that are not a state. */
  readonly capitals: ReadonlySet<string>;
  /** Skills by id, with the names used for them here; implied skills have no names. */
  readonly concepts: ReadonlyMap<string, readonly string[]>;
  /** Stems of capitalized words. */
  readonly names: ReadonlySet<string>;
  /** Two capitals that may be a state. */
  readonly regions: ReadonlySet<string>;
  /** Words abbreviated with a period: 'Téc.', 'Eng.'. */
  readonly shortened: readonly string[];
}

const MOST_INITIALS = 6;

function addRuns(words: readonly { lower: string }[], runs: Set<string>): void {
  const letters = words.map(({ lower }) => lower[0] ?? '').join('');
  for (let from = 0; from < letters.length; from += 1)
    for (let length = 2; length <= MOST_INITIALS; length += 1) runs.add(letters.slice(from, from + length));
}

/** 'bills of lading' gives BL and BOL. */
function initialsOf(lists: readonly (readonly { lower: string }[])[]): ReadonlySet<string> {
  const runs = new Set<string>();
  for (const words of lists) {
    const named = words.filter(({ lower }) => !['e', 'and', '&', '/'].includes(lower));
    const bare = named.filter(({ lower }) => !LINKING.has(lower));
    addRuns(bare, runs);
    if (bare.length < named.length) addRuns(named, runs);
  }
  return runs;
}

/** Initials of the whole name, and without its first word: 'Em Unidade de Terapia Intensiva' ends in UTI. */
export function lettersOf(words: readonly { lower: string }[]): string[] {
  const named = words.filter(({ lower }) => !['e', 'and', '&', '/'].includes(lower));
  const bare = named.filter(({ lower }) => !LINKING.has(lower));
  const ends = (list: typeof words) => {
    const letters = list.map(({ lower }) => lower[0] ?? '').join('');
    return [letters, letters.slice(1)].filter((one, index) => one.length >= 2 + index);
  };
  return [...ends(bare), ...ends(named)];
}

function conceptsOf(texts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, Set<string>>();
  for (const text of texts)
    for (const { concept, start, end } of findSkills(text))
      for (const { id } of withImplied(concept)) {
        const names = all.get(id) ?? new Set();
        if (id === concept.id) names.add(text.slice(start, end));
        all.set(id, names);
      }
  return new Map(Array.from(all, ([id, names]) => [id, [...names]]));
}

/** 'P&T', 'R&D', 'A/P'. */
const JOINED_LETTERS = /(?<![\p{L}\p{N}])\p{Lu}(?:[&/]\p{Lu}){1,3}(?![\p{L}\p{N}])/gu;
const joinedLetters = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    Array.from(text.matchAll(JOINED_LETTERS), ({ 0: letters }) => fold(letters.replace(/[&/]/g, ''))),
  );

export function factsOf(texts: readonly string[]): OwnFacts {
  const lists = texts.flatMap((text) => text.split('\n')).map((line) => wordsOf(line));
  const words = lists.flat();
  return {
    text: texts.join('\n'),
    words: new Set(words.map(({ lower }) => lower)),
    stems: new Set(words.flatMap((word) => [word.stem, ...irregularStem(word.lower)])),
    pieces: lists.map((list) => new Set(list.map(({ lower }) => lower))),
    titles: new Set(words.flatMap(({ lower }) => TITLES.get(lower) ?? [])),
    initials: initialsOf(lists),
    acronyms: new Set([
      ...words
        // 'PB' after a city is a state, not Power BI.
        .filter(
          ({ raw, lower, isApart }) => /^\p{Lu}\p{L}{1,5}$/u.test(raw) && !(isApart && REGIONS.has(lower)),
        )
        .map(({ raw }) => fold(raw).replace(/s$/, '')),
      ...joinedLetters(texts),
    ]),
    capitals: new Set([
      ...words
        .filter(({ raw, lower }) => /^\p{Lu}{2,6}s?$/u.test(raw) && !REGIONS.has(lower))
        .map(({ raw }) => fold(raw.replace(/s$/, ''))),
      ...joinedLetters(texts),
    ]),
    names: new Set(words.filter(({ raw }) => /^\p{Lu}\p{Ll}{3,}/u.test(raw)).map((word) => word.stem)),
    regions: new Set(
      words
        .filter(({ raw, lower }) => /^[A-Z]{2}$/.test(raw) && REGIONS.has(lower))
        .map(({ lower }) => lower),
    ),
    shortened: texts.flatMap((text) =>
      Array.from(text.matchAll(/(\p{L}{2,5})\.(?=\s+\p{Ll})/gu), ({ 1: word = '' }) => fold(word)),
    ),
    concepts: conceptsOf(texts),
  };
}

export const hasWord = (facts: OwnFacts, word: string): boolean =>
  facts.words.has(fold(word)) ||
  facts.stems.has(stem(word)) ||
  facts.shortened.some((short) => fold(word).startsWith(short));

/** 'Téc.' for a word of the user's that begins with it. */
export const isShortFor = (
  text: string,
  { lower, end }: { lower: string; end: number },
  facts: OwnFacts,
): boolean =>
  text[end] === '.' &&
  lower.length >= 2 &&
  [...facts.words].some((word) => word !== lower && word.startsWith(lower));

const ordinals = (texts: readonly string[]): Quantity[] =>
  texts.flatMap((text) =>
    wordsOf(text).flatMap(({ start, end, lower }) => {
      // 'p95' is the 95th percentile.
      const value = ORDINAL_WORDS.get(lower) ?? (/^p\d\d$/.test(lower) ? Number(lower.slice(1)) : undefined);
      return value === undefined
        ? []
        : [{ ...PLAIN, start, end, values: [value], group: '', isOrdinal: true }];
    }),
  );

const EACH =
  /(?<!\p{L})(?:an?|each|every|per|por|cada|ao|a|toda|todo)\s+(?:(?:second|third|fourth|fifth|sixth|other|segund[ao]|terceir[ao]|quart[ao])\s+)?(year|month|week|day|hour|ano|mês|mes|semana|dia|hora)(?!\p{L})/giu;

/** 'every week' in the user's text supports 'once a week'. */
const singles = (texts: readonly string[]): Quantity[] =>
  texts.flatMap((text) =>
    Array.from(text.matchAll(EACH), (found) => {
      const [group, factor] = UNITS.get(fold(found[1] ?? '')) ?? ['', 1];
      return { ...PLAIN, start: 0, end: 0, values: [factor], group, factor, isImplied: true };
    }),
  );

/** 'Technician II' equals 'Technician 2'. */
const romans = (texts: readonly string[]): Quantity[] =>
  texts.flatMap((text) =>
    Array.from(
      text.matchAll(/(?<=\p{L}\s)(?:II|III|IV|V|VI|VII|VIII|IX)(?![\p{L}\p{N}])/gu),
      ({ 0: numeral, index }) => ({
        ...PLAIN,
        start: index,
        end: index + numeral.length,
        values: [ROMAN.indexOf(numeral)],
        group: '',
      }),
    ),
  );

const TO =
  /^\s*(?:\(?(?:[\p{L}\d]+\)?\s+){0,3}(?:to|para|a|até)|[-–—→])\s+(?:(?:under|only|just|apenas|menos de)\s+)?(?:R\$|US\$|\$|€|£)?\s?$/iu;

/** 'from 310 in 2018 to 540 in 2023' goes from 310 to 540. */
const withoutYears = (text: string) => {
  const years = datesOf(text);
  return quantitiesOf(text).filter(
    ({ start, end }) => !years.some((one) => one.start < end && start < one.end),
  );
};

/** 'from 40 to 30' is also a quarter less: the change as a percentage of the first figure. */
const changes = (texts: readonly string[]): Quantity[] =>
  texts.flatMap((text) =>
    withoutYears(text).flatMap((from, index, all) => {
      const to = all[index + 1];
      if (to === undefined || from.isOrdinal || to.isOrdinal || !TO.test(text.slice(from.end, to.start)))
        return [];
      const [a = 0, b = 0] = [from.values[0], to.values[0]];
      if (a <= 0 || b <= 0 || a === b || (from.group !== to.group && !from.isBare && !to.isBare)) return [];
      const share = (100 * Math.abs(b - a)) / a;
      const values = [share, Math.round(share), Math.round(share * 10) / 10].filter((value) => value > 0);
      return [{ ...PLAIN, start: 0, end: 0, values: values, group: '%', isImplied: true }];
    }),
  );

/** 'a duplicate payment' was paid twice. */
const duplicates = (texts: readonly string[]): Quantity[] =>
  texts.some((text) => /(?<!\p{L})duplica[td]/iu.test(text))
    ? [{ ...PLAIN, start: 0, end: 0, values: [2], group: 'x', isImplied: true }]
    : [];

export const ROMAN: readonly string[] = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

export const ownQuantities = (own: OwnTexts, original: string): Quantity[] =>
  [
    ...ordinals(own.near),
    ...singles(own.near),
    ...romans(own.near),
    ...changes(own.near),
    ...duplicates(own.near),
    ...own.near.flatMap((text) => quantitiesOf(text)),
    ...lengthsOf(own, original),
  ].slice(0, MAX_OWN_FIGURES);

export const ownDates = (own: OwnTexts): string[] => [
  ...own.near.flatMap((text) => datesOf(text).map(({ date }) => date)),
  ...own.periods.flatMap(({ startDate, endDate }) => [startDate, endDate]),
];
