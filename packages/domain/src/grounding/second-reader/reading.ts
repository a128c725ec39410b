import { type GroundingSource } from '../claim.ts';
import { ownTexts } from '../own-data/own-texts.ts';

/** A text by a model, and the user's own data that may support it. */
export interface ReadQuestion {
  readonly text: string;
  readonly source: GroundingSource;
}

/** A fact of a text, as listed by the second reader. It is model output: nothing here is trusted. */
export interface ListedFact {
  /** Number of the text, from 1. */
  readonly text: number;
  /** The words of the text that state it. */
  readonly fact: string;
  /** The user's words that support it; '' for none. */
  readonly quote: string;
  readonly kind: string;
}

/** Longer texts are left to the rules: the reader's answer would be cut off. */
const MAX_TEXTS_CHARACTERS = 12_000;
const MAX_SOURCES_CHARACTERS = 30_000;
const MAX_TEXTS = 24;

/** Input for the second reader. */
export interface Reading {
  /** Indexes of the questions that are read, in the order of their text numbers. */
  readonly questions: readonly number[];
  /** 'text 1 (source A): …' */
  readonly texts: string;
  /** 'source A: …' */
  readonly sources: string;
}

const periodLine = ({ startDate, endDate }: { startDate: string; endDate: string }): string =>
  startDate === '' && endDate === '' ? '' : `${startDate} – ${endDate === '' ? 'now' : endDate}`;

/** The user's own texts that may support a text, with the dates of the entry. */
export function sourceTexts(source: GroundingSource): string[] {
  const { near, person, periods } = ownTexts(source);
  return [...new Set([...near, ...periods.map(periodLine), ...person])].filter((text) => text !== '');
}

/** As many texts as fit into one reading; shared sources are included once. */
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
