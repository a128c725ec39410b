import { commonPairs, type DiffPart, wordDiff, wordsOf } from '../tailoring/word-diff.ts';

/** A line of a passage: a bullet or a paragraph. Unchanged and moved lines have the text of `after`. */
export type LineDiff =
  | { readonly kind: 'same' | 'moved' | 'new' | 'gone'; readonly text: string }
  | { readonly kind: 'changed'; readonly text: string; readonly parts: readonly DiffPart[] };

/** A new line above renumbers the following ones, which does not count as a change. */
const bare = (line: string): string => line.replace(/^\d{1,5}\. /, '#. ');

/** Lines that are less similar are unrelated. */
const LEAST_LIKENESS = 0.4;
/** If the product of both line counts is larger, lines are not compared. */
const MOST_COMPARISONS = 40_000;

function countWords(line: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsOf(line))
    if (/[\p{L}\p{N}]/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const sum = (counts: ReadonlyMap<string, number>): number => {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
};

function likeness(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let shared = 0;
  for (const [word, count] of a) shared += Math.min(count, b.get(word) ?? 0);
  return shared === 0 ? 0 : (2 * shared) / (sum(a) + sum(b));
}

/** Pairs each new line with the most similar deleted one, at any position. */
function pairAlike(
  before: readonly string[],
  after: readonly string[],
  gone: readonly number[],
  fresh: readonly number[],
): Map<number, number> {
  const pairs = new Map<number, number>();
  if (gone.length * fresh.length > MOST_COMPARISONS) return pairs;
  const old = gone.map((index) => ({ index, counts: countWords(before[index] ?? '') }));
  const taken = new Set<number>();
  for (const index of fresh) {
    const counts = countWords(after[index] ?? '');
    let best = { index: -1, likeness: LEAST_LIKENESS };
    for (const one of old) {
      const how = taken.has(one.index) ? 0 : likeness(one.counts, counts);
      if (how > best.likeness || (how === best.likeness && best.index < 0))
        best = { index: one.index, likeness: how };
    }
    if (best.index < 0) continue;
    taken.add(best.index);
    pairs.set(index, best.index);
  }
  return pairs;
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

/** Lines of `after` that were elsewhere before, with their old index; each index is used once. */
function findMoved(
  keys: readonly string[],
  before: readonly string[],
  fresh: readonly number[],
  gone: readonly number[],
) {
  const places = new Map<string, number[]>();
  for (const index of gone) {
    const key = before[index] ?? '';
    const same = places.get(key);
    if (same === undefined) places.set(key, [index]);
    else same.push(index);
  }
  const moved = new Map<number, number>();
  for (const index of fresh) {
    const key = keys[index] ?? '';
    const from = key.trim() === '' ? undefined : places.get(key)?.shift();
    if (from !== undefined) moved.set(index, from);
  }
  return moved;
}

/** The changes of a passage by line, and by word within changed lines; deleted lines stay in place. */
export function passageDiff(before: string, after: string): LineDiff[] {
  const [was, is] = [before === '' ? [] : before.split('\n'), after === '' ? [] : after.split('\n')];
  const [wasKeys, isKeys] = [was.map(bare), is.map(bare)];
  const stayed = commonPairs(wasKeys, isKeys);
  const anchors = [...stayed, [was.length, is.length] as const];
  const [stayedFrom, stayedTo] = [new Set(stayed.map(([i]) => i)), new Set(stayed.map(([, j]) => j))];
  const goneLines = range(0, was.length).filter((index) => !stayedFrom.has(index));
  const freshLines = range(0, is.length).filter((index) => !stayedTo.has(index));
  const moved = findMoved(isKeys, wasKeys, freshLines, goneLines);
  const movedFrom = new Set(moved.values());
  const alike = pairAlike(
    wasKeys,
    isKeys,
    goneLines.filter((index) => !movedFrom.has(index)),
    freshLines.filter((index) => !moved.has(index)),
  );
  const found = new Set([...movedFrom, ...alike.values()]);
  const lines: LineDiff[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of anchors) {
    for (const index of range(i, nextI))
      if (!found.has(index)) lines.push({ kind: 'gone', text: was[index] ?? '' });
    for (const index of range(j, nextJ)) {
      const text = is[index] ?? '';
      const from = alike.get(index);
      if (moved.has(index)) lines.push({ kind: 'moved', text });
      else if (from === undefined) lines.push({ kind: 'new', text });
      else lines.push({ kind: 'changed', text, parts: wordDiff(was[from] ?? '', text) });
    }
    if (nextJ < is.length) lines.push({ kind: 'same', text: is[nextJ] ?? '' });
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return lines;
}
