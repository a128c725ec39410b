import type { Concept } from '../../skills/concept.ts';
import { findSkills } from '../../skills/dictionary.ts';
import { slug } from '../../skills/read-table.ts';
import { contentStems, LINKING, wordsOf } from '../../skills/words.ts';
import { ASIDE, JOINING, KNOWING, NO_SKILL, NORM, STUDIED, WHEN } from './phrase-wording.data.ts';
import { namesIn, productsIn } from './names.ts';
import { type Chunk, chunksOf, endOf, phraseIn } from './phrases.ts';
import type { Ad, AdLine } from './read-ad.ts';

export interface AdSkill {
  /** Offsets in the line. */
  readonly start: number;
  readonly end: number;
  readonly concept: Concept;
}

const SPLIT =
  /[,;:()/|–—]|\.(?=\s|$)|#[\p{L}\p{N}_]+|(?<!\p{L})(?:as well as|such as|e\.g\.|and|or|(?<!(?:a|is|um) )plus|including|like|bem como|assim como|al[ée]m d[eoa]s?|tais como|por exemplo|incluindo|como|e|ou)(?![\p{L}-])/giu;

/** 'National Electrical Code (NEC)' is one name. */
const isAbbreviation = (text: string, before: string) =>
  /^\p{Lu}{2,6}$/u.test(text) &&
  contentStems(before)
    .map((word) => word[0] ?? '')
    .join('')
    .endsWith(text.toLowerCase());

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

const FIELD = /(?<!\p{L})(?:in|of|em|de|related|[áa]reas?)(?!\p{L})/iu;

/** Chunks that name a field of study: from a degree on, until the line mentions experience. */
function studiedChunks(chunks: readonly Chunk[]): Chunk[] {
  let isStudied = false;
  return chunks.filter(({ text }) => {
    // 'High school, fast typing': no fields of study follow a school without a field.
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
  /^\p{Lu}\p{Ll}+(?!\p{L})/u.test(text) && /(?<!\p{L})(?:in|em|no|na)\s+$/iu.test(line.slice(0, start));

/** The skills that a line names: those in the dictionary, and phrases in the ad's own wording. */
export function adSkills({ text: line, kind, asksFrom }: AdLine): AdSkill[] {
  const chunks = chunksOf({ start: 0, text: line }, SPLIT);
  const studied = studiedChunks(chunks);
  const isIn = (list: readonly Chunk[], start: number, end: number) =>
    list.some((chunk) => start < endOf(chunk) && chunk.start < end);
  const found = findSkills(line);
  const norms = [...line.matchAll(NORM)]
    .map((one) => inItsWords({ start: one.index, text: one[0] }))
    .filter(({ start, end }) => !found.some((one) => one.start < end && start < one.end));
  const named = [...found, ...norms];
  const known = named.filter(
    ({ start, end, concept }) => concept.category !== 'hard' || !isIn(studied, start, end),
  );
  if (asksFrom === null) return known;
  const isNamed = (chunk: Chunk) => named.some((one) => one.start < endOf(chunk) && chunk.start < one.end);
  const asides = [...line.matchAll(ASIDE)].map((one) => ({ start: one.index, text: one[0] }));
  const phrases = chunks
    .filter(
      (chunk, index) =>
        endOf(chunk) > asksFrom &&
        !studied.includes(chunk) &&
        !isIn(asides, chunk.start, endOf(chunk)) &&
        !isAbbreviation(chunk.text, chunks[index - 1]?.text ?? ''),
    )
    .flatMap((chunk, index) => {
      const own =
        chunk.start >= asksFrom ? chunk : { start: asksFrom, text: line.slice(asksFrom, endOf(chunk)) };
      if (!isNamed(own)) return phraseIn(own, kind, index > 0) ?? [];
      const when = WHEN.exec(own.text);
      return chunksOf({ ...own, text: own.text.slice(0, when?.index) }, JOINING)
        .filter((part) => !isNamed(part) && !isPlace(part, line))
        .flatMap((part) => phraseIn(part, kind, false) ?? []);
    });
  const isFree = (chunk: Chunk) =>
    !isNamed(chunk) && !isIn([...phrases, ...studied], chunk.start, endOf(chunk));
  const isBesideProducts = kind !== 'duty' && found.some(({ concept }) => concept.category === 'tool');
  const names = [...namesIn(line, kind), ...(isBesideProducts ? productsIn(line) : [])].filter(
    (name) =>
      name.start >= asksFrom &&
      isFree(name) &&
      !isPlace(name, line) &&
      !isAbbreviation(name.text, line.slice(0, name.start)),
  );
  return [...known, ...[...phrases, ...names].map(inItsWords)].toSorted((a, b) => a.start - b.start);
}

/** Words in a title name an occupation; they are skills only if the ad asks for them again below. */
export function titleSkills({ title, lines }: Ad): AdSkill[] {
  const asked = new Set(lines.flatMap((line) => adSkills(line).map(({ concept }) => concept.id)));
  return adSkills({ start: 0, text: title, kind: 'must', asksFrom: null }).filter(({ concept }) =>
    asked.has(concept.id),
  );
}

/** The words of a phrase that a resume has to contain. */
export const phraseStems = (concept: Concept): string[] =>
  wordsOf(concept.en[0] ?? '')
    .filter(({ lower }) => !LINKING.has(lower) && lower.length >= 3)
    .map((word) => word.stem);
