import type { Locale } from '../locale.ts';
import { contentStems, fold } from '../skills/words.ts';
import {
  partOfHeading,
  headingOf,
  isInList,
  isListed,
  MARK,
  type Opening,
  openingOf,
  partBelow,
} from './ad-parts.ts';
import { titleOf } from './ad-title.ts';
import { isDutyVerb } from './duty-verbs.data.ts';
import {
  ASKED_CUE,
  DUTY_CUE,
  INVITES,
  MUST_CUE,
  NICE_CUE,
  OUT_CUE,
  type Part,
  WILL_CUE,
} from './ad-wording.data.ts';

export interface AdLine {
  readonly start: number;
  readonly text: string;
  readonly kind: 'must' | 'nice' | 'duty';
  /** Where it begins to ask: from there on unknown words may name a skill. Null: only names that are known count. */
  readonly asksFrom: number | null;
}

export interface Ad {
  readonly title: string;
  readonly lines: readonly AdLine[];
  readonly locale: Locale;
}

const PORTUGUESE = new Set(
  'de da do para com em que uma um os as nao sua seu voce ou por na no dos das vaga'.split(' '),
);
const ENGLISH = new Set(
  'the and of to for with in you your our we is are or will be on an this have'.split(' '),
);

function localeOf(text: string): Locale {
  let balance = 0;
  for (const word of fold(text).match(/[a-z]+/g) ?? [])
    balance += PORTUGUESE.has(word) ? 1 : ENGLISH.has(word) ? -1 : 0;
  return balance > 0 ? 'pt-BR' : 'en-US';
}

interface Piece {
  readonly start: number;
  readonly text: string;
}

/** Sentences of a line; a list of short parts separated by semicolons is several. */
function sentencesOf({ start, text }: Piece): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const end of text.matchAll(/[.!?;](?=\s+[\p{Lu}\p{Ll}"“])|$/gu)) {
    const raw = text.slice(from, end.index + end[0].length);
    if (/(?:\b(?:e\.g|i\.e|etc|ex|dr|sr|jr|inc|ltd|no|av|tel|[ap]\.m)\.)$/i.test(raw) && end[0] === '.')
      continue;
    const lead = raw.length - raw.trimStart().length;
    if (raw.trim() !== '') pieces.push({ start: start + from + lead, text: raw.trim() });
    from = end.index + end[0].length;
  }
  return pieces;
}

type Asking = Pick<AdLine, 'kind' | 'asksFrom'>;

/** 'You need X' asks from the cue on, 'X is a plus' asks before it. */
function fromCue(sentence: string, cue: RegExp): number {
  const found = cue.exec(sentence);
  if (found === null) return 0;
  const rest = sentence.slice(found.index + found[0].length);
  return contentStems(rest).length >= 2 || rest.length > sentence.length / 2 ? found.index : 0;
}

/** 'We need a second baker who knows rye': not the baker is asked for here, but the rye. */
const SOUGHT =
  /(?<!\p{L})(?:looking for|(?:we|our \p{L}+) (?:needs?|wants?|seeks?)|seeking|buscamos|procuramos|procura-se|busca-se|precisamos de|precisa de|contrata(?:-se|mos)?)(?!\p{L})/iu;
const WHO = /(?<!\p{L})(?:who|with|com|que)(?!\p{L})/iu;

function afterSought(sentence: string): number | null {
  const found = SOUGHT.exec(sentence);
  const from = (found?.index ?? 0) + (found?.[0].length ?? 0);
  const who = WHO.exec(sentence.slice(from));
  return who === null ? null : from + who.index + who[0].length;
}

const OF_THE_FIRM = /^(?:we|our|n[óo]s|noss[oa]|somos|a gente)(?!\p{L})/iu;

/** Several things that somebody does, one after the other: 'helps at the desk, opens mail and greets guests'. */
const isTelling = (sentence: string) =>
  !OF_THE_FIRM.test(sentence) &&
  sentence
    .split(/,|(?<!\p{L})(?:and|e)(?!\p{L})/u)
    .filter((part) => isDutyVerb(part.trim().split(/\s+/)[0] ?? '')).length >= 2;

function askingOf(sentence: string, part: Part | null, isBareList: boolean): Asking | null {
  if (sentence.endsWith('?') || OUT_CUE.test(sentence) || INVITES.test(sentence) || part === 'out')
    return null;
  if (NICE_CUE.test(sentence)) return { kind: 'nice', asksFrom: 0 };
  if (part !== null) return { kind: part, asksFrom: 0 };
  if (DUTY_CUE.test(sentence)) return { kind: 'duty', asksFrom: 0 };
  if (isBareList) return { kind: 'must', asksFrom: 0 };
  if (isTelling(sentence)) return { kind: 'duty', asksFrom: 0 };
  if (ASKED_CUE.test(sentence)) return { kind: 'must', asksFrom: 0 };
  if (WILL_CUE.test(sentence)) return { kind: 'duty', asksFrom: fromCue(sentence, WILL_CUE) };
  if (SOUGHT.test(sentence)) {
    const asksFrom = afterSought(sentence);
    return asksFrom === null ? null : { kind: 'must', asksFrom };
  }
  return MUST_CUE.test(sentence) ? { kind: 'must', asksFrom: fromCue(sentence, MUST_CUE) } : null;
}

const LIST_LINE_WORDS = 12;
/** Lists without marks are short lines that end without a full stop. */
const isShortLine = (raw: string) =>
  raw.trim().split(/\s+/).length <= LIST_LINE_WORDS && !/[.!]\s*$/.test(raw);

const MOST_TITLE_LETTERS = 120;

/** What an ad asks for, line by line; praise of the firm, benefits and fine print are left out. */
export function readAd(ad: string): Ad {
  const lines: AdLine[] = [];
  const seen = new Set<Part>();
  const raws = ad.split('\n');
  const first = raws.findIndex((raw) => raw.trim() !== '');
  let [part, at, isListAbove]: [Part | null, number, boolean] = [null, 0, false];
  for (const [index, raw] of raws.entries()) {
    const start = at;
    at += raw.length + 1;
    if (raw.trim() === '') continue;
    const isAfterGap = (raws[index - 1] ?? '').trim() === '';
    const isHeading = headingOf(raw, isAfterGap, raws[index + 1] ?? '');
    if (index === first && raw.trim().length <= MOST_TITLE_LETTERS) continue;
    if (isHeading) {
      part = partOfHeading(raw) ?? partBelow(raws.slice(index + 1), seen);
      if (part !== null) seen.add(part);
      isListAbove = false;
      continue;
    }
    const isList = isListed(raw);
    // A paragraph after a list belongs to no heading above it.
    if (isAfterGap && !isList && isListAbove && part !== 'out') part = null;
    isListAbove = isList || isShortLine(raw);
    const mark = MARK.exec(raw)?.[0].length ?? raw.length - raw.trimStart().length;
    const body = { start: start + mark, text: raw.slice(mark).trimEnd() };
    const opening: Opening | null = openingOf(body.text, isList, isAfterGap && part === null);
    if (opening !== null) seen.add(opening.part);
    const isOut = opening === null && !isList && part === null && OUT_CUE.test(body.text) && seen.size > 0;
    const inside = opening?.length ?? 0;
    const rest = { start: body.start + inside, text: body.text.slice(inside) };
    for (const { start: from, text } of sentencesOf(rest)) {
      const asking = askingOf(
        text,
        opening?.part ?? (isOut ? 'out' : part),
        seen.size === 0 && isInList(raw, raws[index - 1] ?? '', raws[index + 1] ?? ''),
      );
      if (asking === null) continue;
      lines.push({ start: from, text, ...asking });
      seen.add(asking.kind);
    }
  }
  return { title: titleOf(raws), lines, locale: localeOf(ad) };
}
