import { isLinking, type Word, wordsOf } from '../../skills/words.ts';
import { FACTLESS } from './additions.data.ts';
import { WEAK_VERBS } from './extra-acts.data.ts';
import { gapsOf, ofSentence } from './gaps.ts';
import { isKin } from '../words/kin.ts';
import { hasWord, type OwnFacts } from '../own-data/own-facts.ts';
import type { Said } from '../say.ts';
import { synonymsOf } from '../words/synonyms.data.ts';
import { isSameWord, isSynonym } from '../words/thesaurus.ts';
import { isClauseVerb, isNounAfterArticle, isVerbLike } from '../words/verbs.ts';

/** What precedes an additional act. */
const ONE_MORE =
  /(?:[,;]|(?<!\p{L})(?:and|or|then|that|which|who|e|ou|que|além de|bem como))\s+(?:(?:also|then|even|também|ainda|já)\s+)?$/iu;
const AND_BEHIND = /^\s+(?:and|e)\s/iu;

const isAct = (text: string, word: Word) =>
  word.lower.length > 2 &&
  !isLinking(word.lower) &&
  !isNounAfterArticle(text, word) &&
  (isVerbLike(text, word) || isClauseVerb(text, word));

const linesBegunWithNouns = (original: string) =>
  original.split('\n').filter((line) => {
    const [first] = wordsOf(line);
    return first !== undefined && !isAct(line, first);
  }).length;

/** The object of a verb: the words after it, up to the next clause. */
function objectOf(verb: Word, after: readonly Word[]): Word[] {
  const behind = after.filter(({ start }) => start > verb.start).slice(0, 5);
  const apart = behind.findIndex(({ isApart }) => isApart);
  return (apart < 0 ? behind : behind.slice(0, apart)).filter(
    ({ lower }) => !isLinking(lower) && lower.length > 2,
  );
}

interface Question {
  readonly original: string;
  readonly near: OwnFacts;
  /** Findings of the earlier rules. */
  readonly said: readonly Said[];
}

/**
 * Flags acts beyond those of the original sentence. A new verb may replace a removed one, or complete a line that had
 * none; 'relayed requests and closed the till' states two acts where there was one.
 */
export function saidExtraActs(text: string, { original, near, said }: Question): Said[] {
  if (original === '') return [];
  const [before, after] = [wordsOf(original), wordsOf(text)];
  const roots = [...near.stems];
  const isOwn = (word: Word) =>
    FACTLESS.has(word.lower) ||
    WEAK_VERBS.has(word.lower) ||
    hasWord(near, word.raw) ||
    roots.some((root) => isKin(root, word.stem)) ||
    [...near.words].some((one) => isSameWord(one, word.lower)) ||
    [...synonymsOf(word.stem)].some((other) => near.stems.has(other)) ||
    said.some(({ start, end }) => start < word.end && word.start < end);
  const fresh = after.filter((word) => isAct(text, word) && !isOwn(word));
  if (fresh.length === 0) return [];
  const gone = new Set(
    before.filter((word) => isAct(original, word) && !after.some((other) => isKin(other.stem, word.stem))),
  );
  const extra = fresh.filter((word) => {
    const same = before.find((one) => isSynonym(word.lower, one.lower));
    if (same !== undefined) gone.delete(same);
    return same === undefined;
  });
  if (extra.length <= gone.size + linesBegunWithNouns(original)) return [];
  const gaps = gapsOf(before, after).filter((gap) =>
    ofSentence(original, gap).every((word) => isLinking(word.lower) || FACTLESS.has(word.lower)),
  );
  const isOneMore = (word: Word) => {
    const gap = gaps.find(({ added }) => added.includes(word));
    if (gap === undefined) return false;
    const isJoined = ONE_MORE.test(text.slice(0, word.start));
    // 'schedule and approve payments': a second verb that shares the object of the sentence's own.
    if (gap.added.every((one) => one === word || isLinking(one.lower)))
      return isJoined || AND_BEHIND.test(text.slice(word.end));
    return isJoined && !objectOf(word, after).every(isOwn);
  };
  return extra
    .filter(isOneMore)
    .map(({ start, end }) => ({ start, end, kind: 'leadership', isKnown: false }));
}
