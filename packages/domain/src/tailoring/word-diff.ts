export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

interface Token {
  /** A word, a number, a punctuation mark or a line break: the part that is compared. */
  readonly core: string;
  /** The whitespace after it. */
  readonly space: string;
}

/** Apostrophes inside words and punctuation inside numbers are part of them; any other mark is a token of its own. */
const TOKEN =
  /(\n|[\p{L}\p{M}\p{N}_]+(?:['’][\p{L}\p{M}\p{N}_]+|(?<=\p{N})[.,]\p{N}[\p{L}\p{M}\p{N}_]*)*|\S|)([^\S\n]*)/gu;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [whole, core = '', space = ''] of text.matchAll(TOKEN))
    if (whole !== '') tokens.push({ core, space });
  return tokens;
}

export const wordsOf = (text: string): string[] => tokensOf(text).map(({ core }) => core);

/** Above this, computing the minimal diff costs more than it is worth to a reader. */
const MOST_CELLS = 4_000_000;

/** Length of the longest common subsequence of the remaining tokens, for each pair of positions. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        a[i] === b[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  return lengths;
}

function pairsBetween(a: readonly string[], b: readonly string[]): [number, number][] {
  if (a.length * b.length > MOST_CELLS) return [];
  const lengths = commonLengths(a, b);
  const width = b.length + 1;
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return pairs;
}

/** Positions of the longest common subsequence; only of common prefix and suffix when the rest is too long. */
export function commonPairs(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const middle = pairsBetween(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return [
    ...Array.from({ length: start }, (_, index) => [index, index] as const),
    ...middle.map(([i, j]) => [i + start, j + start] as const),
    ...Array.from({ length: end }, (_, index) => [a.length - end + index, b.length - end + index] as const),
  ];
}

/** The length of the whitespace that both texts end with. */
function sharedSpace(a: string, b: string): number {
  const most = Math.min(a.length - a.trimEnd().length, b.length - b.trimEnd().length);
  let length = 0;
  while (length < most && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return length;
}

/** Joins adjacent parts of a kind; whitespace that both sides share is not part of a change. */
function collector() {
  const parts: DiffPart[] = [];
  let [removed, added] = ['', ''];
  const push = (kind: DiffPart['kind'], text: string) => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text };
    else parts.push({ kind, text });
  };
  const flush = () => {
    const shared = sharedSpace(removed, added);
    push('removed', removed.slice(0, removed.length - shared));
    push('added', added.slice(0, added.length - shared));
    push('same', removed.slice(removed.length - shared));
    [removed, added] = ['', ''];
  };
  return {
    change: (was: string, is: string) => {
      removed += was;
      added += is;
    },
    same: (text: string) => {
      flush();
      push('same', text);
    },
    end: () => {
      flush();
      return parts;
    },
  };
}

/** Removed and added text, word by word. Without the removed parts it equals `after`. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [a, b] = [tokensOf(before), tokensOf(after)];
  const textOf = (tokens: readonly Token[]) => tokens.map(({ core, space }) => core + space).join('');
  const parts = collector();
  let [i, j] = [0, 0];
  const pairs = commonPairs(
    a.map(({ core }) => core),
    b.map(({ core }) => core),
  );
  for (const [nextI, nextJ] of pairs) {
    const [was, is] = [a[nextI], b[nextJ]];
    if (was === undefined || is === undefined) continue;
    parts.change(textOf(a.slice(i, nextI)), textOf(b.slice(j, nextJ)));
    parts.same(was.core);
    if (was.space === is.space) parts.same(was.space);
    else parts.change(was.space, is.space);
    [i, j] = [nextI + 1, nextJ + 1];
  }
  parts.change(textOf(a.slice(i)), textOf(b.slice(j)));
  return parts.end();
}
