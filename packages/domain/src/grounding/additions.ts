import { isLinking, isSameRoot, type Word, wordsOf } from '../skills/words.ts';
import { FACTLESS } from './additions.data.ts';
import { hasWord, isShortFor, type OwnFacts } from './own-facts.ts';
import type { Said } from './say.ts';
import { synonymsOf } from './synonyms.data.ts';

const isContent = ({ lower }: Word) => lower.length >= 3 && /^\p{L}+$/u.test(lower) && !isLinking(lower);
const isFactless = ({ lower }: Word) => FACTLESS.has(lower) || /(?:[^e]ly|mente)$/.test(lower);
const isAlike = (a: Word, b: Word) => a.lower === b.lower || a.stem === b.stem || isSameRoot(a.stem, b.stem);

/** A run of words that were put in, and how many others went out in its place. */
interface Gap {
  readonly added: readonly Word[];
  readonly removed: readonly Word[];
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
  let [row, column, added, removed]: [number, number, Word[], Word[]] = [0, 0, [], []];
  while (row < before.length || column < after.length) {
    const [old, fresh] = [before[row], after[column]];
    if (old !== undefined && fresh !== undefined && isAlike(old, fresh)) {
      gaps.push({ added, removed });
      [row, column, added, removed] = [row + 1, column + 1, [], []];
    } else if (fresh !== undefined && (old === undefined || at(row, column + 1) >= at(row + 1, column))) {
      added.push(fresh);
      column += 1;
    } else if (old !== undefined) {
      removed.push(old);
      row += 1;
    }
  }
  return [...gaps, { added, removed }];
}

const ADDING =
  /(?:[,;(+]|(?<!\p{L})(?:and|or|e|ou|plus|with|com|mais|além d[eoa]s?|including|incluindo))\s+(?:(?:an?|the|o|a|os|as|um|uma|in|on|for|of|em|no|na|nos|nas|de|do|da|para)\s+){0,2}$/iu;
const isVerbLike = ({ lower }: Word) =>
  /(?:ed|ing|ei|ou|iu|ava|avam|aram|eram|iram|ando|endo|indo|asse|isse|esse|ar|er|ir)$/.test(lower);

interface Question {
  readonly original: string;
  readonly near: OwnFacts;
  /** What has been judged already. */
  readonly said: readonly Said[];
  /** The original is a name: of a position, a degree, a paper. No word of it has a synonym. */
  readonly isName: boolean;
}

const EACH = 'each every all both cada todo toda todos todas ambos ambas whole entire total'.split(' ');
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
  const isTotal = (word: Word) =>
    TOTALS.test(word.lower) && !EACH.some((one) => near.words.has(one)) && !isJudged(word);
  const isNew = (word: Word) =>
    isContent(word) &&
    !isFactless(word) &&
    !(isVerbLike(word) && !isName) &&
    !isJudged(word) &&
    !isShortFor(text, word, near) &&
    !hasWord(near, word.raw) &&
    !roots.some((root) => isSameRoot(root, word.stem)) &&
    ![...synonymsOf(word.stem)].some((other) => near.stems.has(other));
  const isGone = (word: Word) =>
    !isLinking(word.lower) && !after.some((other) => word.lower === other.lower || word.stem === other.stem);
  const gaps = gapsOf(before, after);
  const isOnlyMore = !before.some(isGone);
  const changed = gaps.filter(({ added, removed }) => added.some(isNew) || removed.some(isGone));
  return gaps.flatMap((gap): Said[] => {
    const { added, removed } = gap;
    const fresh = added.filter((word) => isNew(word) || isTotal(word));
    const [first, last] = [fresh[0], fresh.at(-1)];
    if (first === undefined || last === undefined) return [];
    const claim = { start: first.start, end: last.end, kind: 'technology', isKnown: false } as const;
    if (isName || fresh.every(isTotal)) return [claim];
    const gone = removed.filter(isGone);
    // One thing in another's place and every other word as it was: 'municípios' are no 'estados'.
    if (gone.length > 0) {
      const isSwap =
        changed.length === 1 &&
        fresh.length <= 2 &&
        gone.length <= 2 &&
        added.length <= 3 &&
        /(?<!(?:^|\P{L})(?:e|and|to))\s$/iu.test(text.slice(0, first.start));
      return isSwap && !isVerbLike(gone[0] ?? first) ? [claim] : [];
    }
    return isOnlyMore || ADDING.test(text.slice(0, first.start)) ? [claim] : [];
  });
}
