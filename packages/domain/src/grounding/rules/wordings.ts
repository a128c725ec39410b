import { contentStems, fold, isSameRoot, stem, type Word, wordsOf } from '../../skills/words.ts';
import { isKin } from '../words/kin.ts';
import {
  AWARD_KINDS,
  AWARDS,
  BEGUN,
  CERTIFICATIONS,
  COLLEAGUES,
  DEGREES_SAID,
  LANGUAGE_LEVEL_WORDS,
  LANGUAGES,
  LEADERSHIP,
  LEADERSHIP_SHOWN,
  GIVING,
  HAVING_THE_SAY,
  LEADING_TITLE,
  LED_EVENT,
  LED,
  LED_PEOPLE,
  MANAGING_TITLE,
  OVERSEEING,
  TITLES,
} from '../words/lexicon.data.ts';
import type { OwnFacts } from '../own-data/own-facts.ts';
import { findWordings, type Found, groupsIn, type Said } from '../say.ts';

const AS =
  /(?<!\p{L})(?:as|como|n[ao] (?:função|cargo|papel|posição) de|(?:role|position|post) of)\s+(?:(?:an?|the|our|their|its|o|a|um|uma)\s+)?((?:(?!(?:to|of|for|the|de|do|da|dos|das|ao|à|and|e|with|com)\s)\p{L}+[\s-]){0,2})$/iu;

/** The role a text claims: the words after 'as', or the first words of a summary. */
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

/** Working with a head chef does not make the user one: a claimed position must be one that was held. */
export function saidTitles(text: string, { near, positions, original, isSummary }: TitleQuestion): Said[] {
  const said = fold(near.text);
  const held = wordsOf([...positions, isSummary ? original : ''].join('\n'));
  const groups = new Set(held.flatMap(({ lower }) => TITLES.get(lower) ?? []));
  // When a position itself is rewritten, other positions mentioned in the entry prove nothing.
  const known = positions.includes(original) ? groups : near.titles;
  return wordsOf(text).flatMap((word): Said[] => {
    const group = TITLES.get(word.lower);
    if (group === undefined) return [];
    const claim = { start: word.start, end: word.end, kind: 'title' as const };
    const before = claimedBefore(text, word.start, isSummary);
    if (before === null || !known.has(group))
      return [
        {
          ...claim,
          isKnown:
            known.has(group) ||
            isSpecialised(group, near) ||
            isOfOthersHere(word, near) ||
            (!positions.includes(original) && isDoerOf(word, original)) ||
            (group === 'physician' && isDegreeName(text.slice(word.end))),
        },
      ];
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

/** 'specialised in curls' supports 'specialist'. */
const isSpecialised = (group: string, near: OwnFacts) =>
  group === 'specialist' && /(?<!\p{L})(?:speciali[sz]|especializ)/iu.test(near.text);

/** 'the directors' diary' for 'the directorate's': a plural refers to other people. */
const isOfOthersHere = ({ lower, stem: own }: Word, { stems }: OwnFacts) =>
  lower.endsWith('s') && [...stems].some((one) => isSameRoot(one, own));

/** Guiding a group makes the user a guide; but managing does not make them a manager. */
const isDoerOf = ({ raw, stem: own }: Word, original: string) =>
  !LEADING_TITLE.test(raw) &&
  !MANAGING_TITLE.test(raw) &&
  wordsOf(original).some((one) => one.stem.length > 4 && isSameRoot(one.stem, own) && !TITLES.has(one.lower));

/** 'Doctor of Pharmacy' is not a physician; it is judged as a degree. */
const isDegreeName = (rest: string) => /^ of (?:\p{Lu})/u.test(rest);

const AS_HELD = /(?:^|\s)(?:as|como)\s+(?:(?:an?|the|o|a|um|uma)\s+)?$/;
const LEADING_WORDS: ReadonlySet<string> = new Set(
  'charge head lead chief senior principal general deputy vice executive managing staff shift floor team area regional national global chefe geral senior lider'.split(
    ' ',
  ),
);

/** 'master in data science' is not a master's degree in physics. */
function isOtherField(text: string, { end }: Found, whole: OwnFacts): boolean {
  const field = /^\s*(?:degree\s*)?(?:in|of|em|de)\s+((?:\p{L}+\s?){1,4})/iu.exec(text.slice(end));
  const stems = contentStems(field?.[1] ?? '');
  return stems.length > 0 && !stems.some((one) => whole.stems.has(one));
}

const TAUGHT_BEFORE =
  /(?:students?|candidates?|theses|thesis|alun[oa]s?|estudantes?|teses?|orientand[oa]s?|bancas?) (?:in an? |in |of |de |em |do )?$/iu;
const TAUGHT_AFTER = /^['’]?s? (?:students?|candidates?|thes[ie]s)(?!\p{L})/iu;
const COUNTED = /(?<![\p{L}\d])(?:two|three|four|[2-9]|dois|duas|três|quatro) (?:\p{L}+ )?$/iu;

/**
 * Other people's degrees: 'two doctorates' of a user with one, 'doctoral students'. Only the entry can support these.
 */
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
      : (own.has(found.group) && !isOtherField(text, found, whole)) ||
        (/^especializ/iu.test(found.text) && /especializ/iu.test(near.text)),
  }));
}

/** A mention is not a medal, and praise is not a prize. */
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

/** 'certified in hospital billing' needs one line that says so; 'certified' alone needs any certificate. */
function isOfPaper(rest: string, { pieces }: OwnFacts): boolean {
  const field = /^\s+(?:in|em|as|como|by|pel[oa])\s+((?:[\p{L}-]+[ ]?){1,4})/iu.exec(rest)?.[1] ?? '';
  const stems = contentStems(field || (/^\s+((?:\p{Lu}[\p{L}-]+[ ]?){1,4})/u.exec(rest)?.[1] ?? '')).slice(
    0,
    3,
  );
  return (
    stems.length === 0 ||
    pieces.some((piece) => {
      const own = [...piece].map((word) => stem(word));
      return stems.every((one) => own.some((other) => isKin(one, other)));
    })
  );
}

/** 'two licensed engineers' are other people, if the original sentence already said so. */
const isOfOthersPaper = (text: string, start: number, original: string) => {
  const counted = /(?:two|three|four|five|\d+|several|of|by|with)\s+$/iu.exec(text.slice(0, start))?.[0];
  const word = /^\p{L}+/u.exec(text.slice(start))?.[0] ?? '';
  return counted !== undefined && original.toLowerCase().includes(`${counted}${word}`.toLowerCase());
};

/** 'Registro no SAP' for entering data there is not a license. */
const isEntry = (said: string, original: string) =>
  /^registro no /iu.test(said) &&
  /(?<!\p{L})(?:registr|lan[çc]|anot|cadastr)/iu.test(original) &&
  original.includes(said.slice('registro no '.length));

export function saidCertifications(text: string, original: string, papersOf: () => OwnFacts): Said[] {
  const found = findWordings(text, CERTIFICATIONS);
  if (found.length === 0) return [];
  const papers = papersOf();
  const own = groupsIn(papers.text, CERTIFICATIONS);
  return found.map(({ start, end, group }) => ({
    start,
    end,
    kind: 'certification',
    isKnown:
      (own.has(group) && (isOfPaper(text.slice(end), papers) || isOfOthersPaper(text, start, original))) ||
      isEntry(text.slice(start, end), original),
  }));
}

const NEAR = 40;
const objectsOf = (text: string) =>
  contentStems(
    text.slice(0, NEAR).split(/[,;.\n]|\s(?:with|for|in|at|by|com|para|em|n[oa]|por)\s/iu)[0] ?? '',
  ).slice(0, 3);

/** 'founded a club' for 'created a club', but not for setting up a station in one. */
function isBegun(rest: string, near: OwnFacts): boolean {
  const begun = objectsOf(rest);
  return Array.from(near.text.matchAll(BEGUN)).some(({ 0: verb, index }) =>
    objectsOf(near.text.slice(index + verb.length)).some((one) => begun.includes(one)),
  );
}

/** 'led story times' for 'ran story time', but not leading people: what was led must be what was given or run. */
function isGiven(rest: string, sentence: string): boolean {
  const led = objectsOf(rest);
  const given = GIVING.exec(sentence);
  const own = given === null ? [] : objectsOf(sentence.slice(given.index + given[0].length));
  const shared = led.filter((one) => own.includes(one)).length;
  return shared > 1 || (shared === 1 && !LED_PEOPLE.test(rest));
}

/** 'in charge of ordering books' just means ordering them. */
const IN_CHARGE_OF_DOING = /^in charge of \p{L}+ing(?!\p{L})/iu;

interface LeadershipQuestion {
  readonly near: OwnFacts;
  readonly positions: readonly string[];
  /** The sentence being replaced, or the whole entry. */
  readonly sentence: string;
}

/** Being led is not leading: 'under the foreman's supervision'. */
const withoutLeaders = (text: string) => text.replace(LED, (found) => ' '.repeat(found.length));

export function saidLeadership(text: string, { near, positions, sentence }: LeadershipQuestion): Said[] {
  const own = groupsIn(withoutLeaders(near.text), LEADERSHIP);
  const held = positions.join('\n');
  const leads = own.has('lead') || LEADING_TITLE.test(held);
  const keeps = LEADERSHIP_SHOWN['manage']?.test(sentence) === true;
  const shows: Readonly<Record<string, boolean>> = {
    lead: leads,
    manage: leads || own.has('manage') || MANAGING_TITLE.test(held) || keeps,
    team: leads || LEADERSHIP_SHOWN['team']?.test(near.text) === true || COLLEAGUES.test(sentence),
    train: own.has('train') || LEADERSHIP_SHOWN['train']?.test(withoutLeaders(near.text)) === true,
  };
  // Keeping things supports overseeing them; overseeing people needs leadership.
  const isKept = ({ text: said, end }: Found) => {
    const rest = text.slice(end, end + NEAR);
    return (
      (keeps && OVERSEEING.test(said) && !LED_PEOPLE.test(rest)) ||
      (/^l(?:ed|ider)/iu.test(said) &&
        GIVING.test(sentence) &&
        (LED_EVENT.test(rest) || isGiven(rest, sentence))) ||
      (IN_CHARGE_OF_DOING.test(said + rest) && !LED_PEOPLE.test(rest))
    );
  };
  return findWordings(withoutLeaders(text), LEADERSHIP).map((found) => ({
    start: found.start,
    end: found.end,
    kind: 'leadership',
    isKnown:
      (shows[found.group] ??
        (fold(near.text).includes(fold(found.text)) ||
          (found.group === 'found' && isBegun(text.slice(found.end), near)) ||
          (found.group === 'own' && HAVING_THE_SAY.test(found.text) && HAVING_THE_SAY.test(sentence)))) ||
      isKept(found),
  }));
}

const FAR = 30;

interface Level {
  readonly distance: number;
  readonly level: number;
  readonly start: number;
  readonly end: number;
}

/** The level closest to a language's name, or null. */
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

/** Each language must be one the user knows, at a level they have. */
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
