import { fold, isLinking, type Word, wordsOf } from '../../skills/words.ts';
import { FACTLESS, RUNGS } from './additions.data.ts';
import { gapsOf, ofSentence } from './gaps.ts';
import { isKin } from '../words/kin.ts';
import { PLAIN_CAPITALS } from '../words/lexicon.data.ts';
import { hasWord, isShortFor, type OwnFacts } from '../own-data/own-facts.ts';
import type { Said } from '../say.ts';
import { synonymsOf } from '../words/synonyms.data.ts';
import { isOpposite, isSynonym, isTrait, isWide } from '../words/thesaurus.ts';
import { isClauseVerb, mayBeVerb, isNounAfterArticle, isVerbLike } from '../words/verbs.ts';

const isContent = ({ lower }: Word) => lower.length >= 3 && /^\p{L}+$/u.test(lower) && !isLinking(lower);
const isFactless = ({ lower }: Word) => FACTLESS.has(lower) || /(?:[^e]ly|mente)$/.test(lower);

const AFTER_AND = /(?:^|\n|[•*-]\s|[.;]\s|(?:^|\P{L})(?:e|and|to)\s)$/iu;
const BESIDE = /(?:[,;]|(?<!\p{L})(?:and|or|e|ou|plus|mais|with|com|in|em))\s+$/iu;
/** 'A, B and one more': an added list item is not a reordering. */
const LISTED = /(?:,|(?<!\p{L})(?:and|or|e|ou|plus|mais))\s+(?:(?:an?|the|o|a|os|as|um|uma)\s+)?$/iu;
const ADDING =
  /(?:[,;(+]|(?<!\p{L})(?:and|or|e|ou|plus|with|com|mais|across|throughout|(?:em|por) tod[oa]s?|além d[eoa]s?|including|incluindo))\s+(?:(?:an?|the|o|a|os|as|um|uma|in|on|for|of|em|no|na|nos|nas|de|do|da|para)\s+){0,2}$/iu;
const ACT = /(?:cao|coes|mentos?|agem|agens|tions?|sions?|ments?|ings?)$/;
const ITS_OBJECT =
  /^\s+(?:de|d[aeo]s?|com|a|aos?|às?|of|with|to|for)\s+(?:[\p{L}\d.,$%]+\s+){0,2}?([\p{L}-]{4,})/iu;

/** 'publicação de anúncios' for 'anunciei': a nominalized verb whose object is in the user's own text. */
function isActOn(text: string, { lower, end }: Word, near: OwnFacts): boolean {
  const object = ACT.test(lower) ? ITS_OBJECT.exec(text.slice(end))?.[1] : undefined;
  return object !== undefined && hasWord(near, object);
}

const MANNER_BEFORE = /(?<!\p{L})(?:with|in|com|de|em)\s+(?:(?:great|utmost|muit[oa]|total|toda?)\s+)?$/iu;
const SECOND_MANNER = /(\p{L}+)(?:,|;|\s+(?:and|e))\s+$/iu;
/**
 * 'with care and patience' describes manner, which cannot be verified; 'medical and employment records' names things.
 */
const isManner = (text: string, { start, lower }: Word) => {
  const before = text.slice(0, start);
  const first = SECOND_MANNER.exec(before)?.[1];
  return (
    isTrait(lower) &&
    (MANNER_BEFORE.test(before) || (first !== undefined && isTrait(fold(first)) && !lower.endsWith('ed')))
  );
};

const isTool = ({ kind }: Said, { raw, lower }: Word) =>
  !PLAIN_CAPITALS.has(lower) && (kind === 'technology' || (kind === 'employer' && /^\p{Lu}{3,}$/u.test(raw)));

/** 'PMs' for 'product managers'. */
const isInitials = ({ raw, lower }: Word, { initials }: OwnFacts) =>
  /^\p{Lu}{2,}s?$/u.test(raw) && (initials.has(lower) || initials.has(lower.replace(/s$/, '')));

const WEEKDAY = /(?:segunda|ter[çc]a|quarta|quinta|sexta)s?-feiras?$/iu;

const rungsOf = ({ lower }: Word) => RUNGS.get(lower) ?? RUNGS.get(lower.replace(/s$/, '')) ?? [];

/** 'the class' must not become 'the school', nor 'mid-rise' 'high-rise'. */
const isHigher = (word: Word, removed: readonly Word[], before: readonly Word[]): boolean =>
  !before.some((one) => one.stem === word.stem) &&
  rungsOf(word).some(({ ladder, level }) => {
    const left = removed.flatMap((one) => rungsOf(one)).filter((one) => one.ladder === ladder);
    return left.length > 0 && left.every((one) => one.level < level);
  });

interface Question {
  readonly original: string;
  readonly near: OwnFacts;
  /** Findings of the earlier rules. */
  readonly said: readonly Said[];
  /** The original is a name (position, degree, certificate), so its words have no synonyms. */
  readonly isName: boolean;
}

const EACH = 'each every all both cada todo toda todos todas ambos ambas whole entire total'.split(' ');
/** 'both by phone and at the counter' joins two things and claims no total. */
const BOTH_AND = /^(?:both|ambos|ambas)\s[^,.;]{1,60}?\s(?:and|e)\s/iu;
const TWO = /(?<![\p{L}\p{N}])(?:two|2|dois|duas)(?![\p{L}\p{N}])/iu;
/** '38 in all' sums up what was counted and does not claim completeness. */
const IN_ALL = /\bin\s$/iu;
const TOTALS = /^(?:both|all|every|whole|entire|ambos|ambas|todos|todas|inteir[oa])$/;

/**
 * Flags words that were added where none were removed. An honest edit rewords, so an added word replaces another one;
 * 'forklift and a reach truck' claims more than 'forklift'.
 */
export function saidAdditions(text: string, { original, near, said, isName }: Question): Said[] {
  if (original === '') return [];
  const roots = [...near.stems];
  const before = wordsOf(original);
  const after = wordsOf(text);
  // A name from another entry is known, but not a fact of this entry.
  const isJudged = (word: Word) =>
    said.some(
      (one) =>
        one.start < word.end &&
        word.start < one.end &&
        !(one.isKnown && isTool(one, word) && !('isSpelledOut' in one && one.isSpelledOut === true)),
    );
  /** 'every request' is supported if the user wrote exactly that in any sentence. */
  const isOwnTotal = (word: Word) => {
    const next = after.find(({ start }) => start > word.start);
    return near.text.toLowerCase().includes(text.slice(word.start, next?.end ?? word.end).toLowerCase());
  };
  /** 'the calls' already means all of them. */
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
    !(/^(?:both|amb[oa]s)$/.test(word.lower) && TWO.test(original) && !TWO.test(text)) &&
    !(word.lower === 'all' && IN_ALL.test(text.slice(0, word.start))) &&
    !before.some(({ lower }) => EACH.includes(lower)) &&
    !isOwnTotal(word) &&
    !isDefinite(word) &&
    !isJudged(word);
  const isGone = (word: Word) =>
    !isLinking(word.lower) && !after.some((other) => word.lower === other.lower || word.stem === other.stem);
  const isOnlyMore = !before.some(isGone);
  // If no word was removed, a verb after 'and' is an additional act.
  const isSecond = (word: Word) => isOnlyMore && /(?:^|\P{L})(?:e|and)\s$/iu.test(text.slice(0, word.start));
  const left = before.filter(isGone);
  const isNew = (word: Word) =>
    isContent(word) &&
    !isFactless(word) &&
    !(isVerbLike(text, word) && !isName && !isNounAfterArticle(text, word) && !isSecond(word)) &&
    (isName || !(isManner(text, word) || isClauseVerb(text, word))) &&
    (isOnlyMore || !isActOn(text, word, near)) &&
    !(text[word.start - 1] === '-' && hasWord(near, word.lower.replace(/s$/, ''))) &&
    !WEEKDAY.test(text.slice(0, word.end)) &&
    !isJudged(word) &&
    !isShortFor(text, word, near) &&
    !isInitials(word, near) &&
    !hasWord(near, word.raw) &&
    !roots.some((root) => isKin(root, word.stem)) &&
    ![...synonymsOf(word.stem)].some((other) => near.stems.has(other)) &&
    (isName || !left.some((one) => isSynonym(word.lower, one.lower)));
  /** Generic words cannot be verified; they are fine unless nothing else changed or they say the opposite. */
  const isWording = ({ lower, start }: Word) =>
    !isOnlyMore &&
    !RUNGS.has(lower) &&
    ((isWide(lower) && !before.some((one) => isOpposite(lower, one.lower))) ||
      /(?<!\p{L})(?:their|its|his|her|seus?|suas?)\s$/iu.test(text.slice(0, start)));
  /** 'Adobe InDesign' for 'InDesign' is one name. */
  const isOfName = (word: Word) => {
    const next = after.find(({ start }) => start > word.start);
    return next !== undefined && !next.isApart && /^\p{Lu}/u.test(next.raw) && hasWord(near, next.raw);
  };
  const gaps = gapsOf(before, after);
  const changed = gaps.filter(({ added, removed }) => added.some(isNew) || removed.some(isGone));
  // If most of the text was reworded and reordered, a generic word replaces one that was removed elsewhere.
  const put = after.filter((word) => isNew(word) && !isWording(word));
  const out = left.filter((word) => isContent(word) && !isFactless(word) && !isVerbLike(original, word));
  const isRewritten = changed.length >= 3 && out.length >= put.length;
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
    // Exactly one thing was swapped and everything else kept: 'municípios' are not 'estados'.
    if (gone.length > 0) {
      // A new verb after 'and' is not the thing itself; its object is.
      const isAct =
        AFTER_AND.test(text.slice(0, first.start)) && (mayBeVerb(first.lower) || first.lower.endsWith('o'));
      const things = isAct ? fresh.slice(1) : fresh;
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
    const isListed = starts.some((start) => LISTED.test(text.slice(0, start)));
    if (isRewritten && fresh.length === 1 && !isListed && !/\p{Lu}/u.test(first.raw)) return [];
    return isOnlyMore || starts.some((start) => ADDING.test(text.slice(0, start)))
      ? [{ ...claim, isBeside: starts.some((start) => BESIDE.test(text.slice(0, start))) && !isOfName(last) }]
      : [];
  });
}
