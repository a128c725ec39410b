import { isLinking, isSameRoot, type Word } from '../../skills/words.ts';

const isAlike = (a: Word, b: Word) => a.lower === b.lower || a.stem === b.stem || isSameRoot(a.stem, b.stem);

/** A run of added words, and the words that were removed in the same place. */
export interface Gap {
  readonly added: readonly Word[];
  readonly removed: readonly Word[];
  /** End of the last kept content word before the gap. */
  readonly anchor: number;
}

/** Longer texts have no gaps computed: the table below grows with both lengths. */
const MOST_CELLS = 1_000_000;

/** The differences between two texts, by their longest common subsequence of words. */
export function gapsOf(before: readonly Word[], after: readonly Word[]): Gap[] {
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

/** The removed words from the same sentence: a deleted sentence does not justify additions in another one. */
export const ofSentence = (original: string, { removed, anchor }: Gap): readonly Word[] =>
  removed.filter(({ start }) => !/[.!?]["”)]?\s|\n/u.test(original.slice(anchor, start)));
