import type { Locale } from '../../locale.ts';
import { fold } from '../../skills/words.ts';
import { type Asking, askingOf, isLeftOut, isOfTheFirm, isRemark } from './ad-asking.ts';
import { openingOf } from './ad-openings.ts';
import {
  partOfHeading,
  headingOf,
  isInList,
  isListed,
  isNumber,
  MARK,
  markOf,
  partBelow,
} from './ad-parts.ts';
import { adHead } from './ad-head.ts';
import { OUT_CUE, type Part } from './ad-wording.data.ts';

export interface AdLine {
  readonly start: number;
  readonly text: string;
  readonly kind: 'must' | 'nice' | 'duty';
  /** Offset from which unknown words may name a skill. Null: only known names count. */
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

/** The sentences of a line; short parts separated by semicolons count as sentences. */
function sentencesOf({ start, text }: Piece): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const end of text.matchAll(/[.!?;](?=\s+[\p{Lu}\p{Ll}"“$€£])|$/gu)) {
    const raw = text.slice(from, end.index + end[0].length);
    if (/(?:\b(?:e\.g|i\.e|etc|ex|dr|sr|jr|inc|ltd|no|av|tel|[ap]\.m)\.)$/i.test(raw) && end[0] === '.')
      continue;
    const lead = raw.length - raw.trimStart().length;
    if (raw.trim() !== '') pieces.push({ start: start + from + lead, text: raw.trim() });
    from = end.index + end[0].length;
  }
  return pieces;
}

const LIST_LINE_WORDS = 12;
/** Lists without markers consist of short lines without a final period. */
const isShortLine = (raw: string) =>
  raw.trim().split(/\s+/).length <= LIST_LINE_WORDS && !/[.!]\s*$/.test(raw);

const LEAST_SPACED_LINES = 6;
/** In text pasted from a web page every line is surrounded by empty lines: a gap does not end a part there. */
function isSpaced(raws: readonly string[]): boolean {
  const filled = raws.flatMap((raw, index) => (raw.trim() === '' ? [] : [index]));
  const alone = filled.filter((index) => (raws[index + 1] ?? '').trim() === '').length;
  return filled.length >= LEAST_SPACED_LINES && alone >= filled.length - 1;
}

const MOST_TITLE_LETTERS = 120;

/** The requirements of an ad, line by line, without praise of the company, benefits and fine print. */
export function readAd(ad: string): Ad {
  const lines: AdLine[] = [];
  const unsure: Piece[] = [];
  const seen = new Set<Part>();
  const raws = ad.split('\n');
  const endsAtGap = !isSpaced(raws);
  const first = raws.findIndex((raw) => raw.trim() !== '');
  let [part, at, isListAbove, isBareList]: [Part | null, number, boolean, boolean] = [null, 0, false, false];
  for (const [index, raw] of raws.entries()) {
    const start = at;
    at += raw.length + 1;
    if (raw.trim() === '') continue;
    const isAfterGap = (raws[index - 1] ?? '').trim() === '';
    const isHeading = headingOf(raw, isAfterGap, raws.slice(index + 1));
    if (index === first && raw.trim().length <= MOST_TITLE_LETTERS) continue;
    if (isHeading) {
      part = partOfHeading(raw) ?? partBelow(raws.slice(index + 1), seen);
      if (part !== null) seen.add(part);
      isListAbove = false;
      continue;
    }
    const isList = isListed(raw);
    // A paragraph after a list no longer belongs to the heading above it.
    if (endsAtGap && isAfterGap && !isList && isListAbove && part !== 'out') part = null;
    isListAbove = isList || isShortLine(raw);
    const mark = MARK.exec(raw)?.[0].length ?? raw.length - raw.trimStart().length;
    const body = { start: start + mark, text: raw.slice(mark).trimEnd() };
    const opening = openingOf(body.text, {
      isList,
      isNumbered: isNumber(markOf(raw)),
      isFree: isAfterGap && part === null,
      seen,
    });
    if (opening !== null) seen.add(opening.part);
    const isOut = opening === null && !isList && part === null && OUT_CUE.test(body.text) && seen.size > 0;
    const inside = opening?.length ?? 0;
    const rest = { start: body.start + inside, text: body.text.slice(inside) };
    const isOfList = isInList(raw, raws[index - 1] ?? '', raws[index + 1] ?? '');
    isBareList = isOfList && (isListed(raws[index - 1] ?? '') ? isBareList : seen.size === 0);
    let above: Asking | null = null;
    for (const [order, { start: from, text }] of sentencesOf(rest).entries()) {
      const around = {
        part: opening?.part ?? (isOut ? 'out' : part),
        isList,
        isBareList,
        above,
      };
      if (isLeftOut(text, around)) continue;
      const asking = askingOf(text, around);
      if (asking === null) {
        if (lines.length > 0 && !isOfTheFirm(text)) unsure.push({ start: from, text });
        continue;
      }
      above = asking;
      lines.push({
        start: from,
        text,
        ...asking,
        ...(isList && order > 0 && isRemark(text) && { asksFrom: null }),
      });
      seen.add(asking.kind);
    }
  }
  // Sentences without a cue, after the first requirement: known names are better than nothing, and otherwise they count
  // little.
  const kind = lines.some((line) => line.kind === 'must') ? 'nice' : 'must';
  const others = unsure.map(({ start, text }): AdLine => ({ start, text, kind, asksFrom: null }));
  const all = [...lines, ...others].toSorted((a, b) => a.start - b.start);
  return { title: adHead(raws).title, lines: all, locale: localeOf(ad) };
}
