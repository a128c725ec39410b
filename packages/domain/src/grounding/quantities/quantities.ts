import { fold } from '../../skills/words.ts';
import { clockTimesOf } from './clock-times.ts';
import { joinTimes, shareUnits } from './joined-quantities.ts';
import { MAX_TEXT_FIGURES } from '../limits.ts';
import { CURRENCY_SIGNS, MAGNITUDES, SMALL_NUMBERS, UNITS, VAGUE_NUMBERS } from './number-words.data.ts';
import { timeLengthsOf } from './time-lengths.ts';

export interface Quantity {
  readonly start: number;
  readonly end: number;
  /** Possible values, in the group's smallest unit: '1.200' is 1200 or 1.2. */
  readonly values: readonly number[];
  /** '' for a count of things. */
  readonly group: string;
  /** The factor of its unit or magnitude word, such as 'million'. */
  readonly factor: number;
  /** No noun and no unit follows: 'down from 9', 'antes eram 10'. */
  readonly isBare: boolean;
  /** 'more than 40', '40+'. */
  readonly isMore: boolean;
  /** 'about 40', 'nearly 40'. */
  readonly isAbout: boolean;
  /** 'hundreds': any value from the first to below the second. */
  readonly range: readonly [number, number] | null;
  /** '1st', '3º'. */
  readonly isOrdinal: boolean;
  /** Stated without a figure, like 'every week': does not support a figure with another unit. */
  readonly isImplied?: boolean;
}

const DIGITS =
  /(?<![\p{L}\p{N}.,#/]|(?<!\d)-|(?<!\p{L})v)(?:(R\$|US\$|\$|€|£|USD|BRL|EUR|GBP)\s?)?(\d+(?:[.,\u00a0\u202f]\d{3})*(?:[.,]\d+)?)/gu;
const SUFFIX_WORD = /^[\s\u00a0-]?([\p{L}%²³]+[23]?)/u;
const ORDINAL = /^(?:st|nd|rd|th|º(?! ?[CF](?!\p{L}))|ª)(?!\p{L})/u;
const MORE_BEFORE =
  /(?:more than|upwards? of|exceeding|over|above|mais d[aeo]|acima d[aeo]|superior(?:es)? a|ultrapass\p{L}+)\s+(?:R\$|US\$|\$|€)?\s?$/iu;
const ABOUT_BEFORE =
  /(?:about|around|approximately|roughly|nearly|almost|close to|some|cerca de|aproximadamente|quase|em torno de|por volta de|perto de|~)\s*(?:R\$|US\$|\$|€)?\s?$/iu;

/** All values that the digits can have in English or Portuguese notation. */
function readDigits(digits: string): number[] {
  const clean = digits.replace(/[\u00a0\u202f]/g, '.');
  const signs = clean.replace(/\d/g, '');
  if (signs === '') return [Number(clean)];
  const last = Math.max(clean.lastIndexOf('.'), clean.lastIndexOf(','));
  const whole = Number(clean.replace(/[.,]/g, ''));
  const decimal = Number(`${clean.slice(0, last).replace(/[.,]/g, '')}.${clean.slice(last + 1)}`);
  if (clean.length - last - 1 !== 3) return [decimal];
  const isGrouped = signs.length > 1 && new Set(signs).size === 1;
  return isGrouped ? [whole] : signs.length > 1 ? [decimal] : [whole, decimal];
}

interface Unit {
  readonly end: number;
  readonly group: string;
  readonly factor: number;
}

function unitAfter(text: string, from: number, isMoney: boolean): Unit {
  let end = from;
  let factor = 1;
  const first = SUFFIX_WORD.exec(text.slice(end));
  const name = first === null ? '' : fold(first[1] ?? '');
  const scale = isMoney && name === 'm' ? 1e6 : isMoney && name === 'b' ? 1e9 : scaleOf(first);
  if (first !== null && scale !== undefined) {
    end += first[0].length;
    factor = scale;
  }
  if (text[end] === '+') end += 1;
  const unit = nearestUnit(text, end);
  if (unit === null || isMoney) return { end, group: '', factor };
  return { end: unit.end, group: unit.group, factor: factor * unit.factor };
}

/** 'M' and 'B' are large numbers, 'm' is a meter; 'k' is a thousand in either case. */
function scaleOf(found: RegExpExecArray | null): number | undefined {
  const raw = found?.[1] ?? '';
  if (raw === 'M' || raw === 'MM') return 1e6;
  if (raw === 'B') return 1e9;
  if (raw === 'mm' || raw === 'm') return undefined;
  return MAGNITUDES.get(fold(raw));
}

/** '600 A' is an electric current, and the 'S' in '5S' is not seconds. */
function unitOf(name: string): readonly [group: string, factor: number] | undefined {
  if (name === 'A') return ['ampere', 1];
  return name === 'S' ? undefined : UNITS.get(fold(name));
}

const phrase = (words: string) => new RegExp(String.raw`^[\s\u00a0-]*(?:${words})(?!\p{L})`, 'iu');
const UNIT_PHRASES: readonly (readonly [RegExp, string])[] = [
  [phrase('por cento|per cent'), '%'],
  [phrase(String.raw`in\.(?=\s+\p{Ll}|[,;)]|\s*$)|["”″](?!\p{L})`), 'inch'],
  [phrase('pontos percentuais|percentage points'), 'pp'],
  [phrase(String.raw`square[ -](?:met(?:er|re)s?)|sq\.? m|metros? quadrados?`), 'm2'],
  [phrase(String.raw`cubic[ -](?:met(?:er|re)s?)|metros? c[úu]bicos?`), 'm3'],
  [phrase(String.raw`square[ -](?:feet|foot)|sq\.? ?ft|p[ée]s quadrados`), 'ft2'],
  [phrase(String.raw`(?:°|º) ?F|degrees Fahrenheit|graus Fahrenheit`), 'fahrenheit'],
  [phrase(String.raw`(?:°|º) ?C|degrees Celsius|graus Celsius|graus cent[íi]grados`), 'celsius'],
];

/** '2,900 incident-free hours'. */
const LATER_UNIT = /^\s+\p{Ll}+-(?:free|related|hour|day)\s+(\p{L}{4,})/iu;

/** A unit may not directly follow its number: '12 busy years', '40 mil de reais', '3 short days'. */
function nearestUnit(text: string, from: number): Unit | null {
  const rest = text.slice(from);
  for (const [phrase, group] of UNIT_PHRASES) {
    const found = phrase.exec(rest);
    if (found !== null) return { end: from + found[0].length, group, factor: 1 };
  }
  // '14 times a day' is a count, '14 times more' a factor.
  if (/^\s*(?:times|vezes)\s+(?:an?|per|each|every|por|ao|à|a cada|na)\s/iu.test(rest)) return null;
  const pattern =
    /^[\s\u00a0-]*(?:(?:de|of|full|consecutive|straight|busy|long|short|whole|working|business)\s+)?([\p{L}%²³]+[23]?)/iu;
  const found = [pattern.exec(rest), LATER_UNIT.exec(rest)].find(
    (one) => one !== null && unitOf(one[1] ?? '') !== undefined,
  );
  const unit = unitOf(found?.[1] ?? '');
  if (found === undefined || found === null || unit === undefined) return null;
  return { end: from + found[0].length, group: unit[0], factor: unit[1] };
}

/** Defaults of a plain count. */
export const PLAIN = {
  isBare: false,
  factor: 1,
  isMore: false,
  isAbout: false,
  range: null,
  isOrdinal: false,
} as const;

function hedges(text: string, start: number, end: number, group: string) {
  const before = text.slice(Math.max(0, start - 24), start);
  // 'over three years' means during three years, not more than three.
  const isDuring = /(?:over|above)\s+$/i.test(before) && (group === 'month' || group === 'second');
  return {
    isMore:
      (MORE_BEFORE.test(before) && !isDuring) || text.slice(start, end).includes('+') || text[end] === '+',
    isAbout: ABOUT_BEFORE.test(before),
  };
}

function digitQuantities(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(DIGITS)) {
    const sign = match[1] === undefined ? '' : (CURRENCY_SIGNS.get(match[1].toUpperCase()) ?? '');
    const digits = match[2] ?? '';
    const end = match.index + match[0].length;
    const rest = text.slice(end);
    // Part of a name, a time or a score: '5S', '24/7', '3D'.
    if (/^[/:]\d/.test(rest) || /^(?:\/7)/.test(rest)) continue;
    const ordinal = ORDINAL.exec(rest);
    if (ordinal !== null) {
      found.push({
        ...PLAIN,
        start: match.index,
        end: end + ordinal[0].length,
        values: readDigits(digits),
        group: '',
        isOrdinal: true,
      });
      continue;
    }
    const unit = unitAfter(text, end, sign !== '');
    if (unit.end === end && /^\p{L}/u.test(rest)) continue;
    const group = sign === '' ? unit.group : sign;
    found.push({
      ...PLAIN,
      ...hedges(text, match.index, unit.end, group),
      start: match.index,
      end: unit.end,
      values: readDigits(digits).map((value) => value * unit.factor),
      group,
      factor: unit.factor,
    });
  }
  return found;
}

const WORD = /\p{L}+/gu;

interface Run {
  readonly count: number;
  readonly value: number;
}

/** 'half a million', 'meia dúzia'. */
const halved = (word: string): number | undefined => {
  const whole = MAGNITUDES.get(word) ?? (/^(?:dozen|duzia)$/.test(word) ? 12 : undefined);
  return whole === undefined ? undefined : whole / 2;
};

/** The longest spelled-out number from here: 'vinte e cinco mil', 'two hundred'. */
function spelled(words: readonly { lower: string }[], from: number): Run | null {
  const at = (index: number) => words[index]?.lower ?? '';
  const half = /^(?:half|meio|meia)$/.test(at(from))
    ? (halved(at(from + 1)) ?? halved(at(from + 2)))
    : undefined;
  if (half !== undefined) return { count: halved(at(from + 1)) === undefined ? 3 : 2, value: half };
  let total = 0;
  let current = -1;
  let index = from;
  for (;;) {
    const word = at(index);
    const small = SMALL_NUMBERS.get(word);
    const scale =
      word === 'k' || word === 'mm' || word === 'mi' || word === 'bi' || word === 'mn'
        ? undefined
        : MAGNITUDES.get(word);
    const isJoined = word === 'e' || word === 'and' || word === 'a';
    if (
      small !== undefined &&
      (current < 0 ||
        (current === 0 && total > 0) ||
        (current >= 20 && current % (small >= 10 ? 100 : 10) === 0))
    ) {
      current =
        small === 12 && current > 0 && /^(?:dozen|duzia)/.test(word)
          ? current * 12
          : Math.max(current, 0) + small;
    } else if (small === 12 && /^(?:dozen|duzia)/.test(word) && current > 0) current *= 12;
    else if (
      scale !== undefined &&
      (current >= 0 || total > 0 || word === 'mil' || isCounted(at(from - 1)))
    ) {
      total += (current < 0 ? 1 : current) * scale;
      current = 0;
    } else if (
      isJoined &&
      index > from &&
      SMALL_NUMBERS.has(at(index + 1)) &&
      current !== -1 &&
      isRound(total + Math.max(current, 0), at(index + 1))
    ) {
      index += 1;
      continue;
    } else break;
    index += 1;
  }
  if (index === from) return null;
  return { count: index - from, value: total + Math.max(current, 0) };
}

const isCounted = (word: string) => ['a', 'one', 'um', 'uma', 'half', 'meio', 'meia'].includes(word);
const isRound = (value: number, next: string) => {
  const small = SMALL_NUMBERS.get(next) ?? 0;
  return value >= 20 && value % (small >= 100 ? 1000 : small >= 10 ? 100 : 10) === 0;
};

function wordQuantities(text: string): Quantity[] {
  const words = Array.from(text.matchAll(WORD), (found) => ({
    start: found.index,
    end: found.index + found[0].length,
    lower: fold(found[0]),
  })).flatMap((word, index, all) => {
    const before = all[index - 1];
    const isApart = before !== undefined && !/^[\s-]+$/.test(text.slice(before.end, word.start));
    // An empty word ends a number at a comma.
    return isApart ? [{ start: word.start, end: word.start, lower: '' }, word] : [word];
  });
  const found: Quantity[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    // '5 mil' is read with its digits; 'em 2022 dois' is two.
    if (word === undefined || (MAGNITUDES.has(word.lower) && /\d[\s.,]?$/.test(text.slice(0, word.start))))
      continue;
    const run = spelled(words, index);
    const vague = VAGUE_NUMBERS.get(word.lower);
    if (run === null && vague === undefined) continue;
    const last = words[index + (run?.count ?? 1) - 1] ?? word;
    const unit = nearestUnit(text, last.end);
    const group = unit?.group ?? '';
    const end = unit?.end ?? last.end;
    found.push({
      ...PLAIN,
      ...hedges(text, word.start, end, group),
      start: word.start,
      end,
      values: run === null ? [] : [run.value * (unit?.factor ?? 1)],
      factor: unit?.factor ?? 1,
      group,
      range: run === null && vague !== undefined ? vague : null,
    });
    index += (run?.count ?? 1) - 1;
  }
  return found;
}

const PARTS: readonly (readonly [RegExp, string, number])[] = [
  [
    /(?<!\p{L})(?:doubl(?:ed?|ing)|twice|twofold|dobr(?:ei|ou|ar|ando|amos|aram)|o dobro|duplic(?:ou|ei|ar|ando|amos))(?!\p{L})/giu,
    'x',
    2,
  ],
  [/(?<!\p{L})(?:tripl(?:ed?|ing)|threefold|triplic(?:ou|ei|ar|ando|amos)|o triplo)(?!\p{L})/giu, 'x', 3],
  [/(?<!\p{L})(?:quadrupl(?:ed?|ing)|quadruplic(?:ou|ei|ar|ando))(?!\p{L})/giu, 'x', 4],
  [/(?<!\p{L})(?:halv(?:ed?|ing)|half(?! (?:a|an|million|hour)(?!\p{L}))|metade)(?!\p{L})/giu, '%', 50],
  [/(?<!\p{L})(?:two[- ]thirds|dois ter[çc]os)(?!\p{L})/giu, '%', 200 / 3],
  [/(?<!\p{L})(?:(?:one|a)[- ]third|um ter[çc]o)(?!\p{L})/giu, '%', 100 / 3],
  [/(?<!\p{L})(?:three[- ]quarters|tr[êe]s quartos)(?!\p{L})/giu, '%', 75],
  [/(?<!\p{L})(?:(?:one|a)[- ]quarter of|by a quarter|um quarto d[eoa])(?!\p{L})/giu, '%', 25],
  [/(?<![\d/])1\/2(?![\d/])/gu, '%', 50],
  [/(?<![\d/])1\/3(?![\d/])/gu, '%', 100 / 3],
  [/(?<![\d/])2\/3(?![\d/])/gu, '%', 200 / 3],
  [/(?<![\d/])1\/4(?![\d/])/gu, '%', 25],
  [/(?<![\d/])3\/4(?![\d/])/gu, '%', 75],
  [/(?<!\p{L})(?:a|per|one) decade(?!\p{L})|(?<!\p{L})uma d[ée]cada(?!\p{L})/giu, 'month', 120],
];

const OUT_OF =
  /(?<![\p{L}\d.,])(\p{L}+|\d+) (?:in|out of|of|em|de|a)(?: (?:every|cada))? (\p{L}+|\d+)(?![\p{L}\d.,]*\d)/giu;

/** '3 in 10', 'três de cada dez' as a percentage. */
function outOfQuantities(text: string): Quantity[] {
  return Array.from(text.matchAll(OUT_OF)).flatMap(({ 0: said, 1: few = '', 2: all = '', index }) => {
    if (!/(?:out of|every|cada)/iu.test(said)) return [];
    const read = (word: string) => (/^\d+$/.test(word) ? Number(word) : SMALL_NUMBERS.get(fold(word)));
    const [part, whole] = [read(few), read(all)];
    if (part === undefined || whole === undefined || part <= 0 || part >= whole) return [];
    return [{ ...PLAIN, start: index, end: index + said.length, values: [(100 * part) / whole], group: '%' }];
  });
}

function partQuantities(text: string): Quantity[] {
  return PARTS.flatMap(([pattern, group, value]) =>
    Array.from(text.matchAll(pattern), (found) => ({
      ...PLAIN,
      ...hedges(text, found.index, found.index + found[0].length, group),
      start: found.index,
      end: found.index + found[0].length,
      values: [value],
      group,
    })),
  );
}

const BARE =
  /^\s*(?:$|[.,;:)\n]|(?:o|a|os|as|em|no|na|to|para|in|by|from|per|por|and|e|within|after|before|hoje|now)\s)/iu;
const cache = new Map<string, readonly Quantity[]>();

/**
 * The non-overlapping quantities of a text, in order, up to MAX_TEXT_FIGURES. Cached, because several rules need them.
 */
export function quantitiesOf(text: string): readonly Quantity[] {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const made = readQuantities(text);
  if (cache.size > 2000) cache.clear();
  cache.set(text, made);
  return made;
}

function readQuantities(text: string): Quantity[] {
  const all = [
    ...clockTimesOf(text),
    ...timeLengthsOf(text),
    ...partQuantities(text),
    ...outOfQuantities(text),
    ...digitQuantities(text),
    ...wordQuantities(text),
  ];
  const isTaken = new Uint8Array(text.length);
  const kept: Quantity[] = [];
  for (const one of all) {
    if (isTaken.subarray(one.start, one.end).includes(1)) continue;
    isTaken.fill(1, one.start, one.end);
    kept.push(one);
  }
  const sorted = kept
    .toSorted((a, b) => a.start - b.start)
    .slice(0, MAX_TEXT_FIGURES)
    .map((one) =>
      Object.assign(one, { isBare: one.group === '' && !one.isOrdinal && BARE.test(text.slice(one.end)) }),
    );
  return shareUnits(text, joinTimes(text, sorted));
}
