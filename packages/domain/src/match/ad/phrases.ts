import { contentStems, isLinking, type Word, wordsOf } from '../../skills/words.ts';
import { isDutyVerb } from './duty-verbs.data.ts';
import { isCommonName } from './common-names.data.ts';
import { ADJUNCTS, GENERIC, PREPOSITIONS, STOPPERS, WEAK_VERBS } from './phrase-words.data.ts';
import {
  ASKING,
  CAN,
  FILLER,
  HELPED,
  KNOWING,
  NO_SKILL,
  SPEAKING,
  TALK,
  YEARS,
  YEARS_REST,
} from './phrase-wording.data.ts';
import type { AdLine } from './read-ad.ts';

/** A piece of a line, with its offset. */
export interface Chunk {
  readonly start: number;
  readonly text: string;
}

export const endOf = ({ start, text }: Chunk): number => start + text.length;

export function chunksOf({ start, text }: Chunk, pattern: RegExp): Chunk[] {
  const chunks: Chunk[] = [];
  let from = 0;
  const add = (to: number) => {
    const raw = text.slice(from, to);
    const lead = raw.length - raw.trimStart().length;
    if (raw.trim() !== '') chunks.push({ start: start + from + lead, text: raw.trim() });
  };
  for (const found of text.matchAll(pattern)) {
    add(found.index);
    from = found.index + found[0].length;
  }
  add(text.length);
  return chunks;
}

const after = ({ start, text }: Chunk, length: number): Chunk => ({
  start: start + length,
  text: text.slice(length),
});

const withoutYears = (chunk: Chunk): Chunk =>
  after(chunk, (YEARS.exec(chunk.text) ?? YEARS_REST.exec(chunk.text))?.[0].length ?? 0);

/** The chunk without 'experience with', 'strong', 'is a plus'. */
function bareChunk(chunk: Chunk, kind: AdLine['kind']): Chunk {
  const knowing = kind === 'duty' ? null : KNOWING.exec(chunk.text);
  let { start, text } = after(chunk, knowing?.[0].length ?? 0);
  for (let asked = ASKING.exec(text); asked !== null && asked[0] !== ''; asked = ASKING.exec(text))
    ({ start, text } = after({ start, text }, asked[0].length));
  for (let filler = FILLER.exec(text); filler !== null; filler = FILLER.exec(text))
    text = text.slice(0, filler.index);
  return { start, text };
}

const isContent = ({ lower }: Word) => !isLinking(lower) && /[\p{L}\p{N}]/u.test(lower);

const PARTICLES: ReadonlySet<string> = new Set(['out', 'up', 'off', 'part', 'parte']);

/** 'The porter carries bags', 'o porteiro deverá abrir portas': removes everything before the verb. */
function withoutDoer(chunk: Chunk): Chunk {
  const helped = HELPED.exec(chunk.text);
  if (helped !== null) return after(chunk, helped[0].length);
  if (!/^(?:the|our)\s/iu.test(chunk.text)) return chunk;
  const verb = wordsOf(chunk.text)
    .slice(2, 5)
    .find(({ lower }) => lower.endsWith('s') && isDutyVerb(lower));
  return verb === undefined ? chunk : after(chunk, verb.start);
}

/** 'Responsible for', 'apoiar o': removes the words before the work itself. */
function withoutWeakVerb(chunk: Chunk): Chunk {
  const words = wordsOf(chunk.text);
  const first = words.findIndex((word) => isContent(word) && !PREPOSITIONS.has(word.lower));
  const verb = words[first];
  const next = words
    .slice(first + 1)
    .find((word) => isContent(word) && !PREPOSITIONS.has(word.lower) && !PARTICLES.has(word.lower));
  if (verb === undefined || next === undefined || !WEAK_VERBS.has(verb.stem)) return chunk;
  return after(chunk, next.start);
}

const MOST_WORDS = 5;
const isWorth = (word: Word) => isContent(word) && !PREPOSITIONS.has(word.lower);

const COPULAS: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were', 'sao', 'era', 'sera']);

/** 'Before you leave', 'porque a carga pesa': says when or why, not what. */
const isAdjunct = (text: string) => {
  const [first] = wordsOf(text);
  return first !== undefined && ADJUNCTS.has(first.lower);
};

/** 'a retenção de' ends with 'retenção'. */
function upTo(chunk: Chunk, words: readonly Word[]): Chunk {
  const last = words.findLast((word) => isContent(word) || PARTICLES.has(word.lower));
  return { start: chunk.start, text: chunk.text.slice(0, last?.end ?? 0) };
}

/** The beginning of a chunk that can be a name: up to a new clause, or to what it is done for or with. */
function shortened(chunk: Chunk, least: number, kind: AdLine['kind']): Chunk | null {
  const words = wordsOf(chunk.text);
  const isLong = kind === 'duty' || words.filter(isWorth).length >= MOST_WORDS;
  let content = 0;
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const isEnd =
      (content >= least && STOPPERS.has(word.lower)) ||
      (isLong && content >= 2 && PREPOSITIONS.has(word.lower));
    // 'The usual assignment is two patients' describes the work without naming any.
    if (isEnd && kind === 'duty' && COPULAS.has(word.lower)) return null;
    if (before !== undefined && isEnd) return upTo(chunk, words.slice(0, index));
    if (isWorth(word)) content += 1;
    if (content > MOST_WORDS) return null;
  }
  return chunk;
}

/** 'WSET 2' and 'Swim England Level 2' are names, '2 levels' is not. */
const NUMBERED = /(?:\p{Lu}{2,}|\p{Lu}\p{L}+ \p{Lu}\p{L}+) \d{1,2}$/u;

/** '3D models', '3-A guidelines': the digit is part of a word. */
const FIGURE = /\d(?!-?\p{Lu}(?!\p{L}))/u;

const isGeneric = (text: string) =>
  isCommonName(text) ||
  contentStems(text).every((word) => GENERIC.has(word) || STOPPERS.has(word) || PREPOSITIONS.has(word));

/** Verbs of any trade: 'turn findings' is less specific than 'file findings'. */
const EMPTY_VERBS: ReadonlySet<string> = new Set(
  'turn take bring get go let put see acompanhar conversar levar trazer tratar'.split(' '),
);
const isTellingVerb = (word: string) => isDutyVerb(word) && !EMPTY_VERBS.has(word.toLowerCase());

/** 'Rota diária': a generic word and one other are too vague, unless they state an act: 'control ballast'. */
const isThin = (text: string, words: readonly string[]) =>
  words.length === 2 &&
  words.some((word) => GENERIC.has(word)) &&
  !isTellingVerb(wordsOf(text)[0]?.raw ?? '');

/** 'Wi-Fi': two short words with a hyphen are one word. */
const JOINED = /^\p{L}{2}-\p{L}{2}$/u;

/** A skill in the ad's own wording that is not in the dictionary; null when the chunk names none. */
export function phraseIn(whole: Chunk, kind: AdLine['kind'], isFurther: boolean): Chunk | null {
  const told =
    kind === 'duty' ? withoutDoer(whole) : withoutYears(after(whole, CAN.exec(whole.text)?.[0].length ?? 0));
  const bare = bareChunk(told, kind);
  const work = kind === 'duty' ? withoutWeakVerb(bare) : bare;
  // In a duty, a single word is enough only as a further list item: 'greet visitors, callers and couriers'.
  const least = kind === 'duty' && work === bare && !isFurther ? 2 : 1;
  const phrase = shortened(work, least, kind);
  if (phrase === null || NO_SKILL.test(told.text.slice(0, endOf(phrase) - told.start))) return null;
  // '… and to timetable', '… e no leito': how or where the work is done.
  if (kind === 'duty' && isFurther && PREPOSITIONS.has(wordsOf(whole.text)[0]?.lower ?? '')) return null;
  if (isAdjunct(told.text) || isAdjunct(bare.text)) return null;
  if (SPEAKING.test(phrase.text) || TALK.test(phrase.text)) return null;
  const words = contentStems(phrase.text);
  if (
    words.length < least ||
    isGeneric(phrase.text) ||
    (FIGURE.test(phrase.text) && !NUMBERED.test(phrase.text))
  )
    return null;
  if (kind === 'duty' && isThin(phrase.text, words)) return null;
  if (
    kind === 'duty' &&
    words.length === 1 &&
    (isDutyVerb(phrase.text) || /^\p{Lu}\p{Ll}/u.test(phrase.text))
  )
    return null;
  return words.some((one) => one.length >= 3 && /\p{L}/u.test(one)) || JOINED.test(phrase.text)
    ? phrase
    : null;
}
