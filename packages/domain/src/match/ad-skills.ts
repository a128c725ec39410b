import type { Concept } from '../skills/concept.ts';
import { findSkills } from '../skills/dictionary.ts';
import { slug } from '../skills/read-table.ts';
import { contentStems, LINKING, wordsOf } from '../skills/words.ts';
import {
  ASKING,
  DUTY_TALK,
  FILLER,
  JOINING,
  KNOWING,
  NO_SKILL,
  NORM,
  STUDIED,
  TALK,
  YEARS,
} from './phrase-wording.data.ts';
import type { AdLine } from './read-ad.ts';

export interface AdSkill {
  /** Offsets in the line. */
  readonly start: number;
  readonly end: number;
  readonly concept: Concept;
}

interface Chunk {
  readonly start: number;
  readonly text: string;
}

const SPLIT =
  /[,;:()/–—]|\.(?=\s|$)|(?<!\p{L})(?:and|or|e|ou|plus|including|such as|like|incluindo|como)(?!\p{L})/giu;

function chunksOf({ start, text }: Chunk, pattern: RegExp): Chunk[] {
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

function withoutYears({ start, text }: Chunk): Chunk {
  const years = YEARS.exec(text)?.[0].length ?? 0;
  return { start: start + years, text: text.slice(years) };
}

/** What is left of a chunk without 'experience with', 'strong', 'is a plus'. */
function bareChunk({ start, text }: Chunk): Chunk {
  let [from, to] = [KNOWING.exec(text)?.[0].length ?? 0, text.length];
  for (let before = -1; before !== from;) {
    before = from;
    const asked = ASKING.exec(text.slice(from, to));
    if (asked !== null) from += asked[0].length;
  }
  for (let before = -1; before !== to;) {
    before = to;
    const filler = FILLER.exec(text.slice(from, to));
    if (filler !== null) to = from + filler.index;
  }
  return { start: start + from, text: text.slice(from, to) };
}

/** 'National Electrical Code (NEC)' is one thing. */
const isAbbreviation = (text: string, before: string) =>
  /^\p{Lu}{2,6}$/u.test(text) &&
  contentStems(before)
    .map((word) => word[0] ?? '')
    .join('')
    .endsWith(text.toLowerCase());

const MOST_WORDS = { must: 5, nice: 5, duty: 4 } as const;

const inItsWords = ({ start, text }: Chunk): AdSkill => ({
  start,
  end: start + text.length,
  concept: {
    id: `phrase:${slug(text)}`,
    category: 'hard',
    en: [text],
    pt: [text],
    since: null,
    implies: [],
  },
});

/** A skill that no dictionary has, in the ad's own words. */
function phraseSkill(whole: Chunk, kind: AdLine['kind']): AdSkill | null {
  const chunk = withoutYears(whole);
  const bare = bareChunk(chunk);
  const words = contentStems(bare.text);
  const least = kind === 'duty' ? 2 : 1;
  if (
    words.length < least ||
    words.length > MOST_WORDS[kind] ||
    NO_SKILL.test(chunk.text) ||
    TALK.test(bare.text) ||
    (kind === 'duty' && DUTY_TALK.test(bare.text))
  )
    return null;
  if (!words.some((one) => one.length >= 3 && /\p{L}/u.test(one)) || /\d/.test(bare.text)) return null;
  return inItsWords(bare);
}

const FIELD = /(?<!\p{L})(?:in|of|em|de|related|[áa]reas?)(?!\p{L})/iu;

/** Chunks that name what was studied: from a degree on, until the line speaks of experience. */
function studiedChunks(chunks: readonly Chunk[]): Chunk[] {
  let isStudied = false;
  return chunks.filter(({ text }) => {
    // 'High school, fast typing': a school without a field is not followed by others.
    const isSchool = STUDIED.test(text);
    if (isSchool && !FIELD.test(text)) {
      isStudied = false;
      return true;
    }
    if (isSchool) isStudied = true;
    else if (KNOWING.test(text) || NO_SKILL.test(text)) isStudied = false;
    return isStudied;
  });
}

/** 'a license in Colorado' */
const isPlace = ({ start, text }: Chunk, line: string) =>
  /^\p{Lu}/u.test(text) && /(?<!\p{L})(?:in|em|no|na)\s+$/iu.test(line.slice(0, start));

/** The skills that a line of an ad names: those of the dictionary, and what it asks for in other words. */
export function adSkills({ text: line, kind, isHeaded }: AdLine): AdSkill[] {
  const chunks = chunksOf({ start: 0, text: line }, SPLIT);
  const studied = studiedChunks(chunks);
  const isIn = (list: readonly Chunk[], start: number, end: number) =>
    list.some((chunk) => start < chunk.start + chunk.text.length && chunk.start < end);
  const found = findSkills(line);
  const norms = [...line.matchAll(NORM)]
    .map((one) => inItsWords({ start: one.index, text: one[0] }))
    .filter(({ start, end }) => !found.some((one) => one.start < end && start < one.end));
  const named = [...found, ...norms];
  const known = named.filter(
    ({ start, end, concept }) => concept.category !== 'hard' || !isIn(studied, start, end),
  );
  if (!isHeaded) return known;
  const isNamed = (chunk: Chunk) =>
    named.some((one) => one.start < chunk.start + chunk.text.length && chunk.start < one.end);
  const open = chunks
    .filter(
      (chunk, index) =>
        !studied.includes(chunk) && !isAbbreviation(chunk.text, chunks[index - 1]?.text ?? ''),
    )
    .flatMap((chunk) => {
      if (!isNamed(chunk)) return chunk;
      return kind === 'duty'
        ? []
        : chunksOf(chunk, JOINING).filter((part) => !isNamed(part) && !isPlace(part, line));
    });
  const phrases = open.flatMap((chunk) => phraseSkill(chunk, kind) ?? []);
  return [...known, ...phrases].toSorted((a, b) => a.start - b.start);
}

/** Words of a phrase that a resume would have to say. */
export const phraseStems = (concept: Concept): string[] =>
  wordsOf(concept.en[0] ?? '')
    .filter(({ lower }) => !LINKING.has(lower) && lower.length >= 3)
    .map((word) => word.stem);
