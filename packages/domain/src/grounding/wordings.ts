import { contentStems, fold, wordsOf } from '../skills/words.ts';
import {
  AWARD_KINDS,
  AWARDS,
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
import { findWordings, type Found, groupsIn, type Said } from './say.ts';

export function saidTitles(text: string, near: OwnFacts): Said[] {
  return wordsOf(text).flatMap(({ start, end, lower }) => {
    const group = TITLES.get(lower);
    return group === undefined
      ? []
      : [{ start, end, kind: 'title' as const, isKnown: near.titles.has(group) }];
  });
}

/** 'master in data science' is no master's degree in physics. */
function isOtherField(text: string, { end }: Found, whole: OwnFacts): boolean {
  const field = /^\s*(?:degree\s*)?(?:in|of|em|de)\s+((?:\p{L}+\s?){1,4})/iu.exec(text.slice(end));
  const stems = contentStems(field?.[1] ?? '');
  return stems.length > 0 && !stems.some((one) => whole.stems.has(one));
}

export function saidDegrees(text: string, whole: OwnFacts): Said[] {
  const own = groupsIn(whole.text, DEGREES_SAID);
  return findWordings(text, DEGREES_SAID).map((found) => ({
    start: found.start,
    end: found.end,
    kind: found.group === 'honours' ? 'award' : 'degree',
    isKnown: own.has(found.group) && !isOtherField(text, found, whole),
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

export function saidCertifications(text: string, whole: OwnFacts): Said[] {
  const own = groupsIn(whole.text, CERTIFICATIONS);
  return findWordings(text, CERTIFICATIONS).map(({ start, end, group }) => ({
    start,
    end,
    kind: 'certification',
    isKnown: own.has(group),
  }));
}

/** Once a month is not once a day: how often is a matter of the sentence, not of the entry. */
export function saidRates(text: string, sentence: string): Said[] {
  const own = groupsIn(sentence, RATES);
  return findWordings(text, RATES).map(({ start, end, group }) => ({
    start,
    end,
    kind: 'number',
    isKnown: own.has(group),
  }));
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
    isKnown: shows[group] ?? fold(near.text).includes(fold(said)),
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
