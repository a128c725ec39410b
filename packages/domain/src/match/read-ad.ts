import type { Locale } from '../locale.ts';
import { fold } from '../skills/words.ts';
import {
  ASKED_CUE,
  DUTY_CUE,
  HEADINGS,
  INVITES,
  MUST_CUE,
  NICE_CUE,
  OUT_CUE,
  type Part,
} from './ad-wording.data.ts';

export interface AdLine {
  readonly start: number;
  readonly text: string;
  readonly kind: 'must' | 'nice' | 'duty';
  /** It stands under a heading of its kind, and was not only guessed by its words. */
  readonly isHeaded: boolean;
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

const MARK = /^\s*(?:[^\p{L}\p{N}\s"“'(#$€£]{1,3}|\d{1,2}[.)])\s+/u;
const MOST_HEADING_WORDS = 9;

const INLINE = /^([\p{L}'’\s/&]{3,40}):\s+(?=\S)/u;

interface Heading {
  /** Null: it is a heading, and does not say of what. */
  readonly part: Part | null;
}

const markOf = (line: string) => MARK.exec(line)?.[0].trim() ?? '';

/** '🧩 What you need:' heads the list below it, and '🔹 Figma' is a line of one. */
function isHeadMark(line: string, next: string): boolean {
  const mark = markOf(line);
  return mark === '' || (/\p{Extended_Pictographic}/u.test(mark) && markOf(next) !== mark);
}

/** Ads without marks write lists of short lines: only after an empty line does a short line head them. */
function headingOf(line: string, isAfterGap: boolean, next: string): Heading | null {
  const trimmed = line.replace(MARK, '').trim();
  const bare = trimmed.replace(/[*#_:]+/g, ' ').trim();
  const isMarked = /:$|^#|^\*\*.*\*\*:?$/.test(trimmed);
  // 'Company: Otter Creek' names one thing, and heads nothing.
  if (INLINE.test(trimmed)) return null;
  const isShort = bare.split(/\s+/).length <= MOST_HEADING_WORDS && !/[.;,!]$/.test(trimmed);
  if (!isHeadMark(line, next) || !isShort || (!isMarked && !(isAfterGap && next.trim() !== ''))) return null;
  return { part: HEADINGS.find(([, pattern]) => pattern.test(bare))?.[0] ?? null };
}

const OPENING_WORDS = 5;

/** 'Pedimos ensino médio …', 'Oferecemos …': the first words of a paragraph can head it. */
const openingPart = (text: string): Part | null => {
  if (/^(?:n[ãa]o|no|we do(?: not|n['’]t))(?!\p{L})/iu.test(text)) return null;
  const first = text.split(/\s+/).slice(0, OPENING_WORDS).join(' ');
  return HEADINGS.find(([, pattern]) => pattern.test(first))?.[0] ?? null;
};

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
    if (/(?:\b(?:e\.g|i\.e|etc|ex|dr|sr|jr|inc|ltd|no)\.)$/i.test(raw) && end[0] === '.') continue;
    const lead = raw.length - raw.trimStart().length;
    if (raw.trim() !== '') pieces.push({ start: start + from + lead, text: raw.trim() });
    from = end.index + end[0].length;
  }
  return pieces;
}

function kindOf(sentence: string, part: Part | null, isBareList: boolean): AdLine['kind'] | null {
  if (sentence.endsWith('?') || OUT_CUE.test(sentence) || INVITES.test(sentence)) return null;
  if (NICE_CUE.test(sentence)) return part === 'out' ? null : 'nice';
  if (part === 'out') return null;
  if (part !== null) return part;
  if (DUTY_CUE.test(sentence)) return 'duty';
  return isBareList || MUST_CUE.test(sentence) ? 'must' : null;
}

/** Ads that head their parts in words of their own still go from what is needed to what is welcome. */
const nextPart = (seen: ReadonlySet<Part>): Part =>
  seen.has('nice') ? 'out' : seen.has('must') ? 'nice' : 'must';

/** What an ad asks for, line by line; praise of the firm, benefits and fine print are left out. */
export function readAd(ad: string): Ad {
  const lines: AdLine[] = [];
  const seen = new Set<Part>();
  const raws = ad.split('\n');
  let [part, title, at]: [Part | null, string, number] = [null, '', 0];
  for (const [index, raw] of raws.entries()) {
    const start = at;
    at += raw.length + 1;
    if (raw.trim() === '') continue;
    const isAfterGap = (raws[index - 1] ?? '').trim() === '';
    const heading = headingOf(raw, isAfterGap, raws[index + 1] ?? '');
    if (title === '') {
      title = raw.trim();
      if (title.length <= 120) continue;
    }
    if (heading !== null) {
      part = heading.part ?? nextPart(seen);
      seen.add(part);
      continue;
    }
    const isList = MARK.test(raw);
    // A paragraph after a list belongs to no heading above it.
    if (isAfterGap && !isList && part !== null && lines.some(({ kind }) => kind === part)) part = null;
    const mark = MARK.exec(raw)?.[0].length ?? raw.length - raw.trimStart().length;
    const body = { start: start + mark, text: raw.slice(mark).trimEnd() };
    const inline = INLINE.exec(body.text);
    const opening = isAfterGap && !isList && part === null ? openingPart(body.text) : null;
    const own =
      inline === null
        ? opening
        : (HEADINGS.find(([, pattern]) => pattern.test(inline[1] ?? ''))?.[0] ?? null);
    if (own !== null) seen.add(own);
    const isOut = own === null && !isList && part === null && OUT_CUE.test(body.text) && seen.size > 0;
    const inside = own === null || inline === null ? 0 : inline[0].length;
    const rest = { start: body.start + inside, text: body.text.slice(inside) };
    for (const { start: from, text } of sentencesOf(rest)) {
      const kind = kindOf(text, own ?? (isOut ? 'out' : part), isList && seen.size === 0);
      if (kind !== null)
        lines.push({
          start: from,
          text,
          kind,
          isHeaded: (own ?? part) !== null || DUTY_CUE.test(text) || ASKED_CUE.test(text),
        });
    }
  }
  return { title, lines, locale: localeOf(ad) };
}
