export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** A word with the space behind it; a line break stands alone, so that lines stay together. */
const wordsOf = (text: string): string[] => text.match(/\n|[^\s]+[^\S\n]*|[^\S\n]+/g) ?? [];

/** Above this, finding the shortest way costs more than anybody sees in it. */
const MOST_CELLS = 4_000_000;

function push(parts: DiffPart[], kind: DiffPart['kind'], text: string) {
  const last = parts.at(-1);
  if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text };
  else if (text !== '') parts.push({ kind, text });
}

/** How long the longest common part of what is left of both is, for each pair of places. */
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

function diffWords(a: readonly string[], b: readonly string[], parts: DiffPart[]) {
  if (a.length * b.length > MOST_CELLS) {
    push(parts, 'removed', a.join(''));
    push(parts, 'added', b.join(''));
    return;
  }
  const lengths = commonLengths(a, b);
  const width = b.length + 1;
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [was, is] = [a[i], b[j]];
    if (was !== undefined && was === is) {
      push(parts, 'same', was);
      i += 1;
      j += 1;
    } else if (
      was !== undefined &&
      (is === undefined || (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))
    ) {
      push(parts, 'removed', was);
      i += 1;
    } else {
      push(parts, 'added', is ?? '');
      j += 1;
    }
  }
}

/** What was taken out of a text and what was put in, word by word. Without the removed parts it is `after`. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end += 1;
  const parts: DiffPart[] = [];
  push(parts, 'same', a.slice(0, start).join(''));
  diffWords(a.slice(start, a.length - end), b.slice(start, b.length - end), parts);
  push(parts, 'same', a.slice(a.length - end).join(''));
  return parts;
}
