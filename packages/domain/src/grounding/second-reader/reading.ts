import { type GroundingSource } from '../claim.ts';
import { ownTexts } from '../own-texts.ts';

/** A text of a model, and what the person has said that may support it. */
export interface ReadQuestion {
  readonly text: string;
  readonly source: GroundingSource;
}

/** One fact of a text, as the second reader lists it. All of it is the word of a model: nothing here is trusted. */
export interface ListedFact {
  /** Of the text, counted from 1. */
  readonly text: number;
  /** The words of the text that state it. */
  readonly fact: string;
  /** The words of the person that support it; '' for none. */
  readonly quote: string;
  readonly kind: string;
}

/** A longer text is left to the rules: the reader's answer would be cut before its end. */
const MAX_TEXTS_CHARACTERS = 12_000;
const MAX_SOURCES_CHARACTERS = 30_000;
const MAX_TEXTS = 24;

/** What a second reader is given. */
export interface Reading {
  /** Which of the questions are read, in the order of their numbers. */
  readonly questions: readonly number[];
  /** 'text 1 (source A): …' */
  readonly texts: string;
  /** 'source A: …' */
  readonly sources: string;
}

const periodLine = ({ startDate, endDate }: { startDate: string; endDate: string }): string =>
  startDate === '' && endDate === '' ? '' : `${startDate} – ${endDate === '' ? 'now' : endDate}`;

/** What the person has said that a text may rest on, with the dates of the entry. */
export function sourceTexts(source: GroundingSource): string[] {
  const { near, person, periods } = ownTexts(source);
  return [...new Set([...near, ...periods.map(periodLine), ...person])].filter((text) => text !== '');
}

/** As many of the texts as one reading holds, each with its source once. */
export function readingOf(questions: readonly ReadQuestion[]): Reading {
  const names = new Map<string, string>();
  const read: number[] = [];
  const texts: string[] = [];
  let [ofTexts, ofSources] = [0, 0];
  for (const [index, { text, source }] of questions.entries()) {
    const said = sourceTexts(source).join('\n');
    const more = names.has(said) ? 0 : said.length;
    if (
      text.trim() === '' ||
      read.length >= MAX_TEXTS ||
      ofTexts + text.length > MAX_TEXTS_CHARACTERS ||
      ofSources + more > MAX_SOURCES_CHARACTERS
    )
      continue;
    ofTexts += text.length;
    ofSources += more;
    const name = names.get(said) ?? String.fromCodePoint(65 + names.size);
    names.set(said, name);
    read.push(index);
    texts.push(`text ${read.length} (source ${name}):\n${text}`);
  }
  const sources = Array.from(names, ([said, name]) => `source ${name}:\n${said}`);
  return { questions: read, texts: texts.join('\n\n'), sources: sources.join('\n\n') };
}
