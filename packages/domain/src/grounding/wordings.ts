import { contentStems, fold, stem, wordsOf } from '../skills/words.ts';
import { isKin } from './kin.ts';
import {
  AWARD_KINDS,
  AWARDS,
  BEGUN,
  CERTIFICATIONS,
  DEGREES_SAID,
  LANGUAGE_LEVEL_WORDS,
  LANGUAGES,
  LEADERSHIP,
  LEADERSHIP_SHOWN,
  LEADING_TITLE,
  MANAGING_TITLE,
  RATES,
  TITLES,
} from './lexicon.data.ts';
import type { OwnFacts } from './own-facts.ts';
import { quantitiesOf } from './quantities.ts';
import { findWordings, type Found, groupsIn, type Said } from './say.ts';

const AS =
  /(?<!\p{L})(?:as|como|n[ao] (?:função|cargo|papel|posição) de|(?:role|position|post) of)\s+(?:(?:an?|the|our|their|its|o|a|um|uma)\s+)?((?:(?!(?:to|of|for|the|de|do|da|dos|das|ao|à|and|e|with|com)\s)\p{L}+[\s-]){0,2})$/iu;

/** Who a text says one was: 'as head chef', and in a summary its first words. */
function claimedBefore(text: string, start: number, isSummary: boolean): string | null {
  const before = text.slice(0, start);
  const found = AS.exec(before);
  if (found !== null) return found[1] ?? '';
  return isSummary && /^(?:\p{L}+[\s-]){0,2}$/u.test(before) ? before : null;
}

interface TitleQuestion {
  readonly near: OwnFacts;
  /** Positions held in the entry, or all of them. */
  readonly positions: readonly string[];
  readonly original: string;
  readonly isSummary: boolean;
}

/** Working with a head chef makes nobody one: a position that is claimed must be one that was held. */
export function saidTitles(text: string, { near, positions, original, isSummary }: TitleQuestion): Said[] {
  const said = fold(near.text);
  const held = wordsOf([...positions, isSummary ? original : ''].join('\n'));
  const groups = new Set(held.flatMap(({ lower }) => TITLES.get(lower) ?? []));
  return wordsOf(text).flatMap((word): Said[] => {
    const group = TITLES.get(word.lower);
    if (group === undefined) return [];
    const claim = { start: word.start, end: word.end, kind: 'title' as const };
    const before = claimedBefore(text, word.start, isSummary);
    if (before === null || !near.titles.has(group)) return [{ ...claim, isKnown: near.titles.has(group) }];
    const from = word.start - before.length;
    if (said.includes(fold(text.slice(from, word.end)))) {
      const isHeld =
        groups.has(group) || AS_HELD.test(said.slice(0, said.indexOf(fold(text.slice(from, word.end)))));
      return [{ ...claim, isKnown: isHeld || said.includes(fold(text)) }];
    }
    const strange = wordsOf(before).some(
      (one) => LEADING_WORDS.has(one.lower) && !held.some((other) => other.stem === one.stem),
    );
    return [{ ...claim, start: strange ? from : word.start, isKnown: groups.has(group) && !strange }];
  });
}

const AS_HELD = /(?:^|\s)(?:as|como)\s+(?:(?:an?|the|o|a|um|uma)\s+)?$/;
const LEADING_WORDS: ReadonlySet<string> = new Set(
  'charge head lead chief senior principal general deputy vice executive managing staff shift floor team area regional national global chefe geral senior lider'.split(
    ' ',
  ),
);

/** 'master in data science' is no master's degree in physics. */
function isOtherField(text: string, { end }: Found, whole: OwnFacts): boolean {
  const field = /^\s*(?:degree\s*)?(?:in|of|em|de)\s+((?:\p{L}+\s?){1,4})/iu.exec(text.slice(end));
  const stems = contentStems(field?.[1] ?? '');
  return stems.length > 0 && !stems.some((one) => whole.stems.has(one));
}

const TAUGHT_BEFORE =
  /(?:students?|candidates?|theses|thesis|alun[oa]s?|estudantes?|teses?|orientand[oa]s?|bancas?) (?:in an? |in |of |de |em |do )?$/iu;
const TAUGHT_AFTER = /^['’]?s? (?:students?|candidates?|thes[ie]s)(?!\p{L})/iu;
const COUNTED = /(?<![\p{L}\d])(?:two|three|four|[2-9]|dois|duas|três|quatro) (?:\p{L}+ )?$/iu;

/** 'two doctorates' of who has one, 'doctoral students' of who taught undergraduates: only the entry itself says so. */
function isOfOthers(text: string, { start, end }: Found): boolean {
  const before = text.slice(0, start);
  return TAUGHT_BEFORE.test(before) || TAUGHT_AFTER.test(text.slice(end)) || COUNTED.test(before);
}

const degreesOfOthers = (text: string) =>
  new Set(
    findWordings(text, DEGREES_SAID).flatMap((found) => (isOfOthers(text, found) ? [found.group] : [])),
  );

export function saidDegrees(text: string, whole: OwnFacts, near: OwnFacts): Said[] {
  const own = groupsIn(whole.text, DEGREES_SAID);
  const others = degreesOfOthers(near.text);
  return findWordings(text, DEGREES_SAID).map((found) => ({
    start: found.start,
    end: found.end,
    kind: found.group === 'honours' ? 'award' : 'degree',
    isKnown: isOfOthers(text, found)
      ? others.has(found.group)
      : own.has(found.group) && !isOtherField(text, found, whole),
  }));
}

/** A mention is no medal, and praise no prize. */
const awardKind = (said: string): string =>
  AWARD_KINDS.find(([, pattern]) => pattern.test(said))?.[0] ?? 'best';

export function saidAwards(text: string, near: OwnFacts): Said[] {
  const own = new Set(findWordings(near.text, AWARDS).map(({ text: said }) => awardKind(said)));
  return findWordings(text, AWARDS).map(({ start, end, text: said }) => ({
    start,
    end,
    kind: 'award',
    isKnown: own.has(awardKind(said)),
  }));
}

/** 'certified in hospital billing' asks for one line that says so; 'certified' alone for any paper. */
function isOfPaper(rest: string, { pieces }: OwnFacts): boolean {
  const field = /^\s+(?:in|em|as|como|by|pel[oa])\s+((?:[\p{L}-]+[ ]?){1,4})/iu.exec(rest)?.[1] ?? '';
  const stems = contentStems(field).slice(0, 2);
  return (
    stems.length === 0 ||
    pieces.some((piece) => {
      const own = [...piece].map((word) => stem(word));
      return stems.every((one) => own.some((other) => isKin(one, other)));
    })
  );
}

export function saidCertifications(text: string, papersOf: () => OwnFacts): Said[] {
  const found = findWordings(text, CERTIFICATIONS);
  if (found.length === 0) return [];
  const papers = papersOf();
  const own = groupsIn(papers.text, CERTIFICATIONS);
  return found.map(({ start, end, group }) => ({
    start,
    end,
    kind: 'certification',
    isKnown: own.has(group) && isOfPaper(text.slice(end), papers),
  }));
}

/** Rates that stand behind a figure, each figure's first: '13 a year', '60 visitas por mês'. */
function ratesAt(text: string): { values: readonly number[]; start: number; group: string }[] {
  const rates = findWordings(text, RATES).toSorted((one, other) => one.start - other.start);
  return quantitiesOf(text).flatMap(({ values, end }, index, all) => {
    const rate = rates.find(({ start }) => start >= end);
    const next = all[index + 1];
    if (rate === undefined || (next !== undefined && next.end <= rate.start)) return [];
    const isBehind = /^\s*(?:[\p{L}/-]+\s+){0,3}$/u.test(text.slice(end, rate.start));
    return isBehind ? [{ values, start: rate.start, group: rate.group }] : [];
  });
}

/** Once a month is not once a day: how often is a matter of the sentence, not of the entry, and of its figure if it has one. */
export function saidRates(text: string, sentence: string): Said[] {
  const own = groupsIn(sentence, RATES);
  const ownAt = ratesAt(sentence);
  const at = ratesAt(text);
  return findWordings(text, RATES).map(({ start, end, group }) => {
    const values = at.find((one) => one.start === start)?.values ?? [];
    const same = ownAt.filter((one) => one.values.some((value) => values.includes(value)));
    return {
      start,
      end,
      kind: 'number',
      isKnown: own.has(group) && (same.length === 0 || same.some((one) => one.group === group)),
    };
  });
}

const NEAR = 40;
const objectsOf = (text: string) =>
  contentStems(
    text.slice(0, NEAR).split(/[,;.\n]|\s(?:with|for|in|at|by|com|para|em|n[oa]|por)\s/iu)[0] ?? '',
  ).slice(0, 3);

/** 'founded a club' of who 'created a club', and not of who set up a station with one. */
function isBegun(rest: string, near: OwnFacts): boolean {
  const begun = objectsOf(rest);
  return Array.from(near.text.matchAll(BEGUN)).some(({ 0: verb, index }) =>
    objectsOf(near.text.slice(index + verb.length)).some((one) => begun.includes(one)),
  );
}

export function saidLeadership(text: string, near: OwnFacts, positions: readonly string[]): Said[] {
  const own = groupsIn(near.text, LEADERSHIP);
  const held = positions.join('\n');
  const shows: Readonly<Record<string, boolean>> = {
    lead: own.has('lead') || LEADING_TITLE.test(held),
    manage:
      own.has('lead') ||
      own.has('manage') ||
      LEADING_TITLE.test(held) ||
      MANAGING_TITLE.test(held) ||
      LEADERSHIP_SHOWN['manage']?.test(near.text) === true,
    team: own.has('lead') || LEADING_TITLE.test(held) || LEADERSHIP_SHOWN['team']?.test(near.text) === true,
    train: own.has('train') || LEADERSHIP_SHOWN['train']?.test(near.text) === true,
  };
  return findWordings(text, LEADERSHIP).map(({ start, end, group, text: said }) => ({
    start,
    end,
    kind: 'leadership',
    isKnown:
      shows[group] ??
      (fold(near.text).includes(fold(said)) || (group === 'found' && isBegun(text.slice(end), near))),
  }));
}

const FAR = 30;

interface Level {
  readonly distance: number;
  readonly level: number;
  readonly start: number;
  readonly end: number;
}

/** The level that stands nearest to a language's name, or null. */
function levelAt(text: string, start: number, end: number): Level | null {
  let best: Level | null = null;
  for (const [pattern, level] of LANGUAGE_LEVEL_WORDS)
    for (const found of text.matchAll(pattern)) {
      const from = found.index;
      const to = from + found[0].length;
      const distance = from >= end ? from - end : start >= to ? start - to : 0;
      const between = text.slice(Math.min(to, end), Math.max(from, start));
      if (distance > FAR || /[;\n.]/.test(between)) continue;
      if (best === null || distance < best.distance) best = { distance, level, start: from, end: to };
    }
  return best;
}

function languageLevels(text: string): Map<string, number> {
  const levels = new Map<string, number>();
  for (const line of text.split('\n'))
    for (const { start, end, group } of findWordings(line, LANGUAGES))
      levels.set(group, Math.max(levels.get(group) ?? 0, levelAt(line, start, end)?.level ?? 0));
  return levels;
}

/** A language that is the person's, at a level they have. */
export function saidLanguages(text: string, whole: OwnFacts): Said[] {
  const own = languageLevels(whole.text);
  return findWordings(text, LANGUAGES).map(({ start, end, group }) => {
    const level = levelAt(text, start, end);
    const known = own.get(group);
    return {
      start: Math.min(start, level?.start ?? start),
      end: Math.max(end, level?.end ?? end),
      kind: 'language',
      isKnown: known !== undefined && (level?.level ?? 0) <= known,
    };
  });
}
