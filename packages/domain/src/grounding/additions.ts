import { isLinking, isSameRoot, type Word, wordsOf } from '../skills/words.ts';
import { FACTLESS, RUNGS } from './additions.data.ts';
import { isKin } from './kin.ts';
import { hasWord, isShortFor, type OwnFacts } from './own-facts.ts';
import type { Said } from './say.ts';
import { synonymsOf } from './synonyms.data.ts';
import { isEnglishVerb, isOpposite, isSynonym, isTrait, isWide } from './thesaurus.ts';

const isContent = ({ lower }: Word) => lower.length >= 3 && /^\p{L}+$/u.test(lower) && !isLinking(lower);
const isFactless = ({ lower }: Word) => FACTLESS.has(lower) || /(?:[^e]ly|mente)$/.test(lower);
const isAlike = (a: Word, b: Word) => a.lower === b.lower || a.stem === b.stem || isSameRoot(a.stem, b.stem);

/** A run of words that were put in, and how many others went out in its place. */
interface Gap {
  readonly added: readonly Word[];
  readonly removed: readonly Word[];
  /** Where the last word ends that says something and was kept before it. */
  readonly anchor: number;
}

/** Longer texts are compared by their words alone: the table below grows with both lengths. */
const MOST_CELLS = 1_000_000;

/** Where the two texts differ, by their longest common run of words. */
function gapsOf(before: readonly Word[], after: readonly Word[]): Gap[] {
  const width = after.length + 1;
  if ((before.length + 1) * width > MOST_CELLS) return [];
  const common = new Uint16Array((before.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const [old, fresh] = [before[row], after[column]];
      common[row * width + column] =
        old !== undefined && fresh !== undefined && isAlike(old, fresh)
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  const gaps: Gap[] = [];
  let anchor = 0;
  let [row, column, added, removed]: [number, number, Word[], Word[]] = [0, 0, [], []];
  while (row < before.length || column < after.length) {
    const [old, fresh] = [before[row], after[column]];
    if (old !== undefined && fresh !== undefined && isAlike(old, fresh)) {
      gaps.push({ added, removed, anchor });
      if (!isLinking(old.lower)) anchor = old.end;
      [row, column, added, removed] = [row + 1, column + 1, [], []];
    } else if (fresh !== undefined && (old === undefined || at(row, column + 1) >= at(row + 1, column))) {
      added.push(fresh);
      column += 1;
    } else if (old !== undefined) {
      removed.push(old);
      row += 1;
    }
  }
  return [...gaps, { added, removed, anchor }];
}

const AFTER_AND = /(?:^|\n|[•*-]\s|[.;]\s|(?:^|\P{L})(?:e|and|to)\s)$/iu;
const ADDING =
  /(?:[,;(+]|(?<!\p{L})(?:and|or|e|ou|plus|with|com|mais|across|throughout|(?:em|por) tod[oa]s?|além d[eoa]s?|including|incluindo))\s+(?:(?:an?|the|o|a|os|as|um|uma|in|on|for|of|em|no|na|nos|nas|de|do|da|para)\s+){0,2}$/iu;
const ENGLISH = /(?<!\p{L})(?:the|and|of|with|for|to|by|at|on|from)(?!\p{L})/iu;
const ENGLISH_VERB = /(?:ed|ing)$/;
const VERB = /(?:ed|ing|ei|ou|iu|ava|avam|aram|eram|iram|ando|endo|indo|asse|isse|esse|ar|er|ir)$/;
const isVerbLike = (text: string, { lower }: Word) => (ENGLISH.test(text) ? ENGLISH_VERB : VERB).test(lower);

/** After an article nothing is a verb, nor a word in -ar after a noun: 'o jantar', 'the wiring', 'rotina hospitalar'. */
function isNoun(text: string, { start, lower }: Word): boolean {
  const before = text.slice(0, start);
  if (/(?<!\p{L})(?:the|an|o|os|um)\s$/iu.test(before)) return true;
  const last = /\p{L}+(?=\s$)/u.exec(before)?.[0].toLowerCase() ?? '';
  return lower.endsWith('ar') && last.length > 4 && !VERB.test(last);
}

const ACT = /(?:cao|coes|mentos?|agem|agens|tions?|sions?|ments?|ings?)$/;
const ITS_OBJECT =
  /^\s+(?:de|d[aeo]s?|com|a|aos?|às?|of|with|to|for)\s+(?:[\p{L}\d.,$%]+\s+){0,2}?([\p{L}-]{4,})/iu;

/** 'publicação de anúncios' is what 'anunciei' is: a verb in the form of a noun, and its object the person's own. */
function isActOn(text: string, { lower, end }: Word, near: OwnFacts): boolean {
  const object = ACT.test(lower) ? ITS_OBJECT.exec(text.slice(end))?.[1] : undefined;
  return object !== undefined && hasWord(near, object);
}

const CLAUSE_START = /(?:^|[.;:•\n])\s*$/u;
/** Nobody's bullet begins with a noun that is also a verb: 'post judgments', 'ready the docket'. */
const isClauseVerb = (text: string, { start, lower }: Word) =>
  CLAUSE_START.test(text.slice(0, start)) && isEnglishVerb(lower);

const MANNER_BEFORE =
  /(?<!\p{L})(?:with|in|and|com|e|de|[,;])\s+(?:(?:great|utmost|muit[oa]|total|toda?)\s+)?$/iu;
/** 'with care', 'com paciência': how something was done, which nobody can check. */
const isManner = (text: string, { start, lower }: Word) =>
  isTrait(lower) && MANNER_BEFORE.test(text.slice(0, start));

const WEEKDAY = /(?:segunda|ter[çc]a|quarta|quinta|sexta)s?-feiras?$/iu;

/** The part of what went out that stood in the same sentence: a sentence left out makes no room in another. */
const ofSentence = (original: string, { removed, anchor }: Gap): readonly Word[] =>
  removed.filter(({ start }) => !/[.!?]["”)]?\s|\n/u.test(original.slice(anchor, start)));

const rungsOf = ({ lower }: Word) => RUNGS.get(lower) ?? RUNGS.get(lower.replace(/s$/, '')) ?? [];

/** 'the class' may not become 'the school', nor 'mid-rise' 'high-rise'. */
const isHigher = (word: Word, removed: readonly Word[], before: readonly Word[]): boolean =>
  !before.some((one) => one.stem === word.stem) &&
  rungsOf(word).some(({ ladder, level }) => {
    const left = removed.flatMap((one) => rungsOf(one)).filter((one) => one.ladder === ladder);
    return left.length > 0 && left.every((one) => one.level < level);
  });

interface Question {
  readonly original: string;
  readonly near: OwnFacts;
  /** What has been judged already. */
  readonly said: readonly Said[];
  /** The original is a name: of a position, a degree, a paper. No word of it has a synonym. */
  readonly isName: boolean;
}

const EACH = 'each every all both cada todo toda todos todas ambos ambas whole entire total'.split(' ');
/** 'both by phone and at the counter' joins two things, and says no total. */
const BOTH_AND = /^(?:both|ambos|ambas)\s[^,.;]{1,60}?\s(?:and|e)\s/iu;
/** '38 in all' counts what was named, and says of nothing that none is left out. */
const IN_ALL = /\bin\s$/iu;
const TOTALS = /^(?:both|all|every|whole|entire|ambos|ambas|todos|todas|inteir[oa])$/;

/**
 * Words put into a text where nothing went out. An honest edit says the same in other words, so what it
 * adds stands in some other word's place; 'forklift and a reach truck' says more than 'forklift'.
 */
export function saidAdditions(text: string, { original, near, said, isName }: Question): Said[] {
  if (original === '') return [];
  const roots = [...near.stems];
  const before = wordsOf(original);
  const after = wordsOf(text);
  const isJudged = (word: Word) => said.some(({ start, end }) => start < word.end && word.start < end);
  /** 'every request' is their own where they wrote just that, in whichever sentence. */
  const isOwnTotal = (word: Word) => {
    const next = after.find(({ start }) => start > word.start);
    return near.text.toLowerCase().includes(text.slice(word.start, next?.end ?? word.end).toLowerCase());
  };
  /** 'the calls' are all of them. */
  const isDefinite = (word: Word) => {
    const thing = after.find(({ start, lower }) => start > word.start && !isLinking(lower));
    return before.some(
      (one, index) =>
        one.stem === thing?.stem &&
        /^(?:the|os|as|aos|dos|das|nos|nas|my)$/.test(before[index - 1]?.lower ?? ''),
    );
  };
  const isTotal = (word: Word) =>
    TOTALS.test(word.lower) &&
    !BOTH_AND.test(text.slice(word.start)) &&
    !(word.lower === 'all' && IN_ALL.test(text.slice(0, word.start))) &&
    !before.some(({ lower }) => EACH.includes(lower)) &&
    !isOwnTotal(word) &&
    !isDefinite(word) &&
    !isJudged(word);
  const isGone = (word: Word) =>
    !isLinking(word.lower) && !after.some((other) => word.lower === other.lower || word.stem === other.stem);
  const isOnlyMore = !before.some(isGone);
  // Where no word was lost, a verb after 'and' is one thing more that was done.
  const isSecond = (word: Word) => isOnlyMore && /(?:^|\P{L})(?:e|and)\s$/iu.test(text.slice(0, word.start));
  const left = before.filter(isGone);
  const isNew = (word: Word) =>
    isContent(word) &&
    !isFactless(word) &&
    !(isVerbLike(text, word) && !isName && !isNoun(text, word) && !isSecond(word)) &&
    (isName || !(isManner(text, word) || isClauseVerb(text, word))) &&
    (isOnlyMore || !isActOn(text, word, near)) &&
    !(text[word.start - 1] === '-' && hasWord(near, word.lower.replace(/s$/, ''))) &&
    !WEEKDAY.test(text.slice(0, word.end)) &&
    !isJudged(word) &&
    !isShortFor(text, word, near) &&
    !hasWord(near, word.raw) &&
    !roots.some((root) => isKin(root, word.stem)) &&
    ![...synonymsOf(word.stem)].some((other) => near.stems.has(other)) &&
    (isName || !left.some((one) => isSynonym(word.lower, one.lower)));
  /** Everybody's words say nothing that could be checked, unless nothing else was changed or they say the contrary. */
  const isWording = ({ lower, start }: Word) =>
    !isOnlyMore &&
    !RUNGS.has(lower) &&
    ((isWide(lower) && !before.some((one) => isOpposite(lower, one.lower))) ||
      /(?<!\p{L})(?:their|its|his|her|seus?|suas?)\s$/iu.test(text.slice(0, start)));
  const gaps = gapsOf(before, after);
  const changed = gaps.filter(({ added, removed }) => added.some(isNew) || removed.some(isGone));
  return gaps.flatMap((gap): Said[] => {
    const { added, removed } = gap;
    const higher = added.find((word) => isHigher(word, removed, before));
    if (higher !== undefined)
      return [{ start: higher.start, end: higher.end, kind: 'leadership', isKnown: false }];
    const fresh = added.filter((word) => isNew(word) || isTotal(word));
    const [first, last] = [fresh[0], fresh.at(-1)];
    if (first === undefined || last === undefined) return [];
    const claim = { start: first.start, end: last.end, kind: 'technology', isKnown: false } as const;
    if (isName || fresh.every(isTotal)) return [claim];
    const gone = ofSentence(original, gap).filter(isGone);
    // One thing in another's place and every other word as it was: 'municípios' are no 'estados'.
    if (gone.length > 0) {
      // A verb of its own stands after 'and'; what it is done to is the thing.
      const things = AFTER_AND.test(text.slice(0, first.start)) ? fresh.slice(1) : fresh;
      const isSwap =
        changed.length === 1 &&
        things.length > 0 &&
        fresh.length <= 2 &&
        gone.length <= 2 &&
        added.length <= 3;
      const [left = first, object] = gone;
      const isOther = !isVerbLike(original, left) || (object !== undefined && !isVerbLike(original, object));
      return isSwap && isOther ? [claim] : [];
    }
    if (fresh.every(isWording)) return [];
    const starts = [
      first.start,
      ...added
        .filter(({ end }) => end < first.start)
        .map(({ start }) => start)
        .slice(-2),
    ];
    return isOnlyMore || starts.some((start) => ADDING.test(text.slice(0, start))) ? [claim] : [];
  });
}
