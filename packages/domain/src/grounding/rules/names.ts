import { findSkills } from '../../skills/dictionary.ts';
import type { FoundSkill } from '../../skills/name-tree.ts';
import { contentStems, fold, isSameRoot, LINKING, stem, type Word, wordsOf } from '../../skills/words.ts';
import { FACTLESS } from './additions.data.ts';
import { INSTITUTION, PLAIN_CAPITALS, TITLES } from '../words/lexicon.data.ts';
import { REGIONS } from '../words/kin.data.ts';
import { isKin } from '../words/kin.ts';
import { hasWord, isShortFor, lettersOf, type OwnFacts, ROMAN } from '../own-data/own-facts.ts';
import type { Said } from '../say.ts';
import { synonymsOf } from '../words/synonyms.data.ts';
import { isWide } from '../words/thesaurus.ts';

const FACTLESS_STEMS: ReadonlySet<string> = new Set([...FACTLESS].map((word) => stem(word)));
const CAPITAL = /^\p{Lu}/u;
const MIXED = /^(?:\d[DGS]$|\p{Ll}+\p{Lu}|\p{Lu}\p{L}*\p{Ll}\p{L}*\p{Lu}|\p{L}+\d)[\p{L}\p{N}]*/u;
const ACRONYM = /^\p{Lu}{2,}s?$/u;
const SENTENCE_END = /(?:^|[.!?:•·\n"“]|(?:^|\s)[-–—])\s*$/u;

const isNameLike = ({ raw }: Word) => CAPITAL.test(raw) || MIXED.test(raw);

const OF_A_PLACE = /(?:an|ian|ese|ish|ans|ians|an[oa]s?|ian[oa]s?|es|esa|ens[ei]s?|eir[oa]s?)$/;

/** Other forms of the user's own words: 'European' for Europe, 'Texas' for 'TX', '2' for 'II', 'Celsius' for '°C'. */
function isOwnOtherwise({ raw, lower, stem: own }: Word, facts: OwnFacts): boolean {
  if (OF_A_PLACE.test(lower) && [...facts.names].some((name) => isSameRoot(name, own))) return true;
  const region = raw.length === 2 && ACRONYM.test(raw) ? REGIONS.get(lower) : undefined;
  if (region?.split(' ').every((word) => facts.words.has(word)) === true) return true;
  for (const [letters, name] of REGIONS)
    if (facts.regions.has(letters) && name.split(' ').includes(lower)) return true;
  if (ROMAN.includes(raw) && facts.words.has(String(ROMAN.indexOf(raw)))) return true;
  if (/^(?:celsius|fahrenheit)$/.test(lower))
    return new RegExp(`[°º] ?${lower[0]}(?!\\p{L})`, 'iu').test(facts.text);
  return !TITLES.has(lower) && [...synonymsOf(own)].some((other) => facts.stems.has(other));
}

/** 'CadÚnico' for 'Cadastro Único': a name made of the beginnings of the user's own words. */
function isBlend(raw: string, facts: OwnFacts): boolean {
  const parts = raw.match(/\p{Lu}\p{Ll}+/gu) ?? [];
  return (
    parts.length > 1 &&
    parts.join('') === raw &&
    parts.every((part) => part.length > 2 && [...facts.words].some((word) => word.startsWith(fold(part))))
  );
}

/** Commonly capitalized, or the user's own name in another form. */
function isOwnName(word: Word, facts: OwnFacts): boolean {
  if (
    word.raw.length < 2 ||
    PLAIN_CAPITALS.has(word.lower) ||
    PLAIN_CAPITALS.has(word.lower.replace(/s$/, '')) ||
    hasWord(facts, word.raw) ||
    isOwnOtherwise(word, facts)
  )
    return true;
  if (isBlend(word.raw, facts)) return true;
  const title = TITLES.get(word.lower);
  if (title !== undefined && facts.titles.has(title)) return true;
  const bare = word.lower.replace(/s$/, '');
  return ACRONYM.test(word.raw) && (facts.initials.has(bare) || facts.initials.has(word.lower));
}

/** In a heading every word is capitalized, so capitals say nothing. */
function isHeading(words: readonly Word[]): boolean {
  const long = words.filter(({ raw }) => raw.length > 3);
  return long.length > 2 && long.every(({ raw }) => CAPITAL.test(raw));
}

/** The first word of a sentence is capitalized anyway. */
const isPlainStart = (text: string, { start, raw }: Word) =>
  !MIXED.test(raw) && !ACRONYM.test(raw) && SENTENCE_END.test(text.slice(0, start));

/** Names of one or more words; linking words occur inside a name, never at its ends. */
function runsOf(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  let links: Word[] = [];
  const close = () => {
    if (run.length > 0) runs.push(run);
    [run, links] = [[], []];
  };
  for (const word of words) {
    if (word.isApart) close();
    if (isNameLike(word)) [run, links] = [[...run, ...links, word], []];
    else if (run.length > 0 && LINKING.has(word.lower)) links = [...links, word];
    else close();
  }
  close();
  return runs;
}

const kindOf = (text: string, run: readonly Word[]): Said['kind'] => {
  const words = run.map(({ raw }) => raw).join(' ');
  if (INSTITUTION.test(words) && run.some(({ raw }, index) => INSTITUTION.test(raw) && isHead(run, index)))
    return 'institution';
  if (run.some(({ lower }) => TITLES.has(lower))) return 'title';
  const isTool = run.every(({ raw }) => MIXED.test(raw) || ACRONYM.test(raw));
  const before = fold(text.slice(Math.max(0, (run[0]?.start ?? 0) - 12), run[0]?.start ?? 0));
  return isTool && !/(?:at|for|na|no|para a|para o|da|do) $/.test(before) ? 'technology' : 'employer';
};

/** 'Middle School Teacher' names no school: in a school's name the word comes first, last or before 'of'. */
const isHead = (run: readonly Word[], index: number) =>
  index === 0 || index === run.length - 1 || LINKING.has(run[index + 1]?.lower ?? '');

/** A school's name is only supported as a whole: 'Saguaro' may be a company, and 'University' another school. */
const isMixedUp = (run: readonly Word[], facts: OwnFacts) =>
  run.some(({ raw }, index) => INSTITUTION.test(raw) && isHead(run, index)) &&
  !facts.pieces.some((piece) => run.every(({ lower }) => LINKING.has(lower) || piece.has(lower)));

/** Includes names known by their initials: 'Unidade de Terapia Intensiva' is the UTI. */
export interface SaidName extends Said {
  readonly isSpelledOut: boolean;
}

const GLOSSED = /((?:[\p{L}&/-]+\s+){1,10})\((\p{Lu}[\p{L}/&-]{1,8})\)/gu;
const GLOSS = /(\p{Lu}[\p{L}/&-]{1,8})\s+\(([^()]{3,60})\)/gu;

/** Whether the letters occur in the words in order: SPED is in 'special education'. */
function isWithin(letters: string, words: string): boolean {
  let at = -1;
  for (let index = 0; index < letters.length; index += 1) {
    at = words.indexOf(letters[index] ?? '', at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** 'bills of lading (BOL)', 'BOL (bills of lading)': if one is in the user's text, the other is supported as well. */
function glosses(text: string, facts: OwnFacts): SaidName[] {
  const spelled = Array.from(text.matchAll(GLOSSED), ({ index, 1: words = '', 2: short = '' }) => {
    const count = short.replace(/[^\p{L}]/gu, '').length + 2;
    const kept = words.trimEnd().split(/\s+/).slice(-count).join(' ');
    const end = index + words.trimEnd().length;
    return { start: end - kept.length, end: end, short };
  }).filter(({ short }) => wordsOf(short).every(({ lower }) => facts.words.has(lower)));
  const short = Array.from(text.matchAll(GLOSS), ({ index, 1: letters = '', 2: words = '' }) => ({
    start: index,
    end: index + letters.length,
    words,
  })).filter(({ words }) => contentStems(words).every((one) => facts.stems.has(one)));
  const shortened = Array.from(
    text.matchAll(GLOSSED),
    ({ 0: all, index, 1: words = '', 2: letters = '' }) => ({
      start: index + all.lastIndexOf('(') + 1,
      end: index + all.length - 1,
      isOwn:
        contentStems(words)
          .slice(-letters.length)
          .every((one) => facts.stems.has(one)) && isWithin(fold(letters), fold(words)),
    }),
  ).filter(({ isOwn }) => isOwn);
  return [...spelled, ...short, ...shortened].map(({ start, end }) => ({
    start,
    end,
    kind: 'technology',
    isKnown: true,
    isSpelledOut: true,
  }));
}

const MOST_LETTERS = 6;

/** 'general practitioners' for 'GPs': the spelled-out form of initials that the text no longer has. */
function spelledInWords(words: readonly Word[], { capitals }: OwnFacts): SaidName[] {
  const gone = new Set(
    [...capitals].filter((one) => !words.some(({ lower }) => lower.replace(/s$/, '') === one)),
  );
  if (gone.size === 0) return [];
  return words.flatMap((first, from) => {
    const run = words.slice(from, from + MOST_LETTERS);
    const apart = run.findIndex(({ isApart }, index) => index > 0 && isApart);
    const kept = (apart < 0 ? run : run.slice(0, apart)).filter(
      ({ lower }) => !LINKING.has(lower) && !/^(?:and|e|&)$/.test(lower),
    );
    if (kept[0] !== first) return [];
    for (let count = kept.length; count > 1; count -= 1) {
      const letters = kept.slice(0, count).map(({ lower }) => lower[0] ?? '');
      if (gone.has(letters.join('')))
        return [
          {
            start: first.start,
            end: kept[count - 1]?.end ?? first.end,
            kind: 'technology' as const,
            isKnown: true,
            isSpelledOut: true,
          },
        ];
    }
    return [];
  });
}

/** 'Unidade de Terapia Intensiva' for 'UTI'; a word of the user's own may follow, as in 'P&T committee'. */
function isSpelledFrom(run: readonly Word[], facts: OwnFacts): boolean {
  const last = run.at(-1);
  const isMore = run.length > 2 && last !== undefined && hasWord(facts, last.raw);
  return [...lettersOf(run), ...(isMore ? lettersOf(run.slice(0, -1)) : [])].some((letters) =>
    facts.acronyms.has(letters),
  );
}

/** Names of companies, places, schools and products, recognized by their capitals. */
export function saidNames(text: string, facts: OwnFacts, near: OwnFacts): SaidName[] {
  const words = wordsOf(text);
  const isPlain = isHeading(words);
  const runs = runsOf(words).flatMap((run): SaidName[] => {
    const kind = kindOf(text, run);
    const whole = { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0, kind, isSpelledOut: false };
    if (run.length > 1 && isSpelledFrom(run, facts)) return [{ ...whole, isKnown: true, isSpelledOut: true }];
    // The user's school is not a fact of a job: 'trainees from Glen Ridge College'.
    if (run.length > 1 && isMixedUp(run, near)) return [{ ...whole, isKnown: false }];
    const strange = run.filter(
      (word) =>
        isNameLike(word) &&
        !isPlainStart(text, word) &&
        !(isPlain && !MIXED.test(word.raw) && !ACRONYM.test(word.raw)) &&
        !isOwnName(word, facts) &&
        !isShortFor(text, word, facts),
    );
    const [first, last] = [strange[0], strange.at(-1)];
    if (first !== undefined && last !== undefined)
      return [{ ...whole, start: first.start, end: last.end, isKnown: false }];
    const isOwn = run.every((word) => LINKING.has(word.lower) || isOwnName(word, facts));
    return isOwn ? [{ ...whole, isKnown: true }] : [];
  });
  return [...glosses(text, facts), ...spelledInWords(words, near), ...runs];
}

const NAMED = /\p{Lu}|\d/u;
const isOwnStem = (one: string, facts: OwnFacts) => [...facts.stems].some((own) => isKin(own, one));
const isSaidIn = (stems: readonly string[], facts: OwnFacts) =>
  stems.length > 0 && stems.every((one) => isOwnStem(one, facts));

/** 'Bar admission' for 'admitted to the Illinois Bar'; words from different lines do not make a license. */
const isInOneLine = (stems: readonly string[], { pieces }: OwnFacts) =>
  pieces.some((piece) => {
    const own = [...piece].map((word) => stem(word));
    return stems.every((one) => own.some((other) => isKin(one, other)));
  });

/**
 * Tools of one kind may share a dictionary line: 'Maximo' is not another name for 'SAP PM', 'k8s' is one for
 * Kubernetes.
 */
function isSameTool(name: string, own: readonly string[]): boolean {
  const stems = contentStems(name);
  const letters = fold(name).replace(/[^a-z]/g, '');
  return (
    own.length === 0 ||
    own.some((other) => {
      const others = fold(other).replace(/[^a-z]/g, '');
      const [short, long] = letters.length < others.length ? [letters, others] : [others, letters];
      return (
        contentStems(other).some((one) => stems.includes(one)) ||
        (short[0] === long[0] && isWithin(short, long))
      );
    })
  );
}

function isOwnSkill(text: string, { start, end, concept }: FoundSkill, facts: OwnFacts): boolean {
  const named = facts.concepts.get(concept.id);
  if (concept.category === 'soft') return true;
  if (named !== undefined && (concept.category !== 'tool' || isSameTool(text.slice(start, end), named)))
    return true;
  const all = contentStems(text.slice(start, end));
  // 'curso de operador de empilhadeira' is the certificate, minus the word for certificate.
  const telling = all.filter((one) => !FACTLESS_STEMS.has(one));
  const stems = concept.category === 'certification' && telling.length > 0 ? telling : all;
  if (concept.category === 'certification' && stems.length > 1) return isInOneLine(stems, facts);
  // The capital of a sentence's first word is no sign of a name: 'Revisão de código'.
  const isFirst = concept.category !== 'tool' && SENTENCE_END.test(text.slice(0, start));
  if (concept.category !== 'hard')
    return stems.every(
      (one) =>
        facts.stems.has(one) ||
        (NAMED.test(text.slice(isFirst ? start + 1 : start, end))
          ? [...synonymsOf(one)].some((other) => facts.stems.has(other))
          : isOwnStem(one, facts)),
    );
  return [text.slice(start, end), ...concept.en, ...concept.pt].some((name) =>
    isSaidIn(
      contentStems(name).filter((one) => !FACTLESS_STEMS.has(one)),
      facts,
    ),
  );
}

/** A single generic word: 'ágil' said of a person is not the method. */
const isEverybodys = (text: string, { start, end }: FoundSkill) => {
  const word = text.slice(start, end);
  return (
    /^\p{L}\p{Ll}+$/u.test(word) &&
    (!CAPITAL.test(word) || SENTENCE_END.test(text.slice(0, start))) &&
    isWide(fold(word))
  );
};

/** The 'Go' in 'go-to' and the 'C' in 'C-level' are not programming languages. */
const isPartOfWord = (text: string, { start, end }: FoundSkill) =>
  end - start <= 2 && /^-\p{Ll}/u.test(text.slice(end));

interface SkillQuestion {
  /** Facts of the entry. */
  readonly near: OwnFacts;
  /** Includes facts that hold for the whole person, but not the names of employers. */
  readonly papers: () => OwnFacts;
  /** Whether there is an original; if so, generic words are judged as additions instead. */
  readonly hasOriginal: boolean;
}

/** Skills from the dictionary: product names always, generic words only when no other rule judges them. */
export function saidSkills(text: string, { near, papers, hasOriginal }: SkillQuestion): Said[] {
  return findSkills(text).flatMap((found): Said[] => {
    if (isPartOfWord(text, found)) return [];
    const isPaper = found.concept.category === 'certification';
    const letters = lettersOf(wordsOf(text.slice(found.start, found.end)));
    const isKnown =
      isOwnSkill(text, found, isPaper ? papers() : near) || letters.some((one) => near.acronyms.has(one));
    if (!isKnown && hasOriginal && (found.concept.category === 'hard' || isEverybodys(text, found)))
      return [];
    return [{ start: found.start, end: found.end, kind: isPaper ? 'certification' : 'technology', isKnown }];
  });
}
