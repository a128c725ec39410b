import { findSkills } from '../../skills/dictionary.ts';
import { dashedLabel, isEnumeration, NAME_AND_VALUE, nextPart, partOf, wordCount } from './ad-parts.ts';
import type { Part } from './ad-wording.data.ts';

export interface Opening {
  readonly part: Part;
  /** Length of the heading part of the line. */
  readonly length: number;
}

export interface OpeningPlace {
  readonly isList: boolean;
  /** '2. Essential functions. …': a number may precede an inline heading. */
  readonly isNumbered: boolean;
  /** No heading above applies to the line. */
  readonly isFree: boolean;
  readonly seen: ReadonlySet<Part>;
}

const LONG = /^([^:.;!?()]{3,70}):\s+(?=\S)/u;
const SENTENCE = /^([\p{L}'’\s/&-]{3,40})\.\s+(?=[\p{Lu}(])/u;
const BOLD = /^\*\*([^*:]{3,60}):?\*\*:?\s+(?=\S)/u;
const OPENING_WORDS = 5;
const MOST_LABEL_WORDS = 7;

/** 'Requirements: …', '**Must have** …', 'Requisitos - …' */
function labelOf(text: string, { isList, isNumbered }: OpeningPlace): RegExpExecArray | null {
  const marked = BOLD.exec(text) ?? NAME_AND_VALUE.exec(text);
  if (marked !== null || (isList && !isNumbered)) return marked;
  const dashed = dashedLabel(text);
  if (dashed !== null) return dashed;
  return isList ? SENTENCE.exec(text) : (LONG.exec(text) ?? SENTENCE.exec(text));
}

/**
 * 'Requirements: …', 'Nature of work. …', 'Pedimos ensino médio …': the first words of a paragraph may be its heading.
 */
export function openingOf(text: string, place: OpeningPlace): Opening | null {
  const label = labelOf(text, place);
  if (label !== null) {
    const [whole, words = ''] = label;
    const part = partOf(words);
    // 'Food safety basics: you label what you store': treating this as a heading would lose the skill.
    if (part !== null)
      return place.isList && findSkills(words).length > 0 ? null : { part, length: whole.length };
    const isLabel = place.isFree && !place.isList && wordCount(words) <= MOST_LABEL_WORDS;
    return isLabel && place.seen.has('must') && isEnumeration(text.slice(whole.length))
      ? { part: nextPart(place.seen), length: whole.length }
      : null;
  }
  if (place.isList || !place.isFree) return null;
  if (/^(?:n[ãa]o|no|we do(?: not|n['’]t))(?!\p{L})/iu.test(text)) return null;
  const part = partOf(text.split(/\s+/).slice(0, OPENING_WORDS).join(' '));
  return part === null ? null : { part, length: 0 };
}
