/** Alternatives of a pattern that may begin at a letter; those that begin otherwise are tried everywhere. */
interface Term {
  readonly byLetter: ReadonlyMap<string, RegExp>;
  readonly others: RegExp | null;
}

/** Parts of a pattern between its outermost '|'. */
function alternativesOf(pattern: string): string[] {
  const found: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern[at];
    if (sign === '\\') at += 1;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === '|' && depth === 0) {
      found.push(pattern.slice(from, at));
      from = at + 1;
    }
  }
  return [...found, pattern.slice(from)];
}

const compile = (alternatives: readonly string[]) =>
  new RegExp(`(?:${alternatives.join('|')})(?![\\p{L}\\d])`, 'uy');

function makeTerm(pattern: string): Term {
  const byLetter = new Map<string, string[]>();
  const others: string[] = [];
  for (const alternative of alternativesOf(pattern)) {
    const [first = '', second = ''] = alternative;
    if (/[a-z]/.test(first) && !/[?*]/.test(second))
      byLetter.set(first, [...(byLetter.get(first) ?? []), alternative]);
    else others.push(alternative);
  }
  return {
    byLetter: new Map(Array.from(byLetter, ([first, alternatives]) => [first, compile(alternatives)])),
    others: others.length === 0 ? null : compile(others),
  };
}

const terms = new Map<string, Term>();

function termOf(pattern: string): Term {
  const known = terms.get(pattern);
  if (known !== undefined) return known;
  const made = makeTerm(pattern);
  terms.set(pattern, made);
  return made;
}

const START = /(?<![\p{L}\d])\S/gu;
const MOST_TEXTS = 8;
const read = new Map<string, readonly number[]>();

/** Where a word or a sign begins. */
function startsOf(text: string): readonly number[] {
  const known = read.get(text);
  if (known !== undefined) return known;
  const starts = Array.from(text.matchAll(START), ({ index }) => index);
  if (read.size >= MOST_TEXTS) read.clear();
  read.set(text, starts);
  return starts;
}

function matchAt(expression: RegExp | null | undefined, text: string, start: number): string | null {
  if (expression === null || expression === undefined) return null;
  expression.lastIndex = start;
  return expression.exec(text)?.[0] ?? null;
}

function* matchesOf(pattern: string, text: string): Generator<string> {
  const { byLetter, others } = termOf(pattern);
  let end = 0;
  for (const start of startsOf(text)) {
    if (start < end) continue;
    const found = matchAt(byLetter.get(text[start] ?? ''), text, start) ?? matchAt(others, text, start);
    if (found === null || found === '') continue;
    end = start + found.length;
    yield found;
  }
}

/** The first words of a folded text that a pattern of whole words matches. */
export function firstOf(pattern: string, text: string): string | null {
  for (const found of matchesOf(pattern, text)) return found;
  return null;
}

export function countOf(pattern: string, text: string): number {
  let count = 0;
  for (const _ of matchesOf(pattern, text)) count += 1;
  return count;
}
