/**
 * Alternatives of a pattern, indexed by first letter; those that do not begin with a fixed letter are tried everywhere.
 */
interface Term {
  readonly byLetter: ReadonlyMap<string, RegExp>;
  readonly others: RegExp | null;
}

/** Splits a pattern at its top-level '|'. */
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

interface Starts {
  readonly all: readonly number[];
  readonly byLetter: ReadonlyMap<string, readonly number[]>;
}
const read = new Map<string, Starts>();

/** Offsets where a word or symbol begins. */
function startsOf(text: string): Starts {
  const known = read.get(text);
  if (known !== undefined) return known;
  const all = Array.from(text.matchAll(START), ({ index }) => index);
  const byLetter = new Map<string, number[]>();
  for (const start of all) {
    const letter = text[start] ?? '';
    const starts = byLetter.get(letter);
    if (starts === undefined) byLetter.set(letter, [start]);
    else starts.push(start);
  }
  if (read.size >= MOST_TEXTS) read.clear();
  read.set(text, { all, byLetter });
  return { all, byLetter };
}

function matchAt(expression: RegExp, text: string, start: number): string | null {
  expression.lastIndex = start;
  return expression.exec(text)?.[0] ?? null;
}

function* matchesFrom(expression: RegExp, text: string, starts: readonly number[]): Generator<string> {
  let end = 0;
  for (const start of starts) {
    if (start < end) continue;
    const found = matchAt(expression, text, start);
    if (found === null || found === '') continue;
    end = start + found.length;
    yield found;
  }
}

function* matchesOf(pattern: string, text: string): Generator<string> {
  const { byLetter, others } = termOf(pattern);
  const starts = startsOf(text);
  for (const [letter, expression] of byLetter)
    yield* matchesFrom(expression, text, starts.byLetter.get(letter) ?? []);
  if (others !== null) yield* matchesFrom(others, text, starts.all);
}

/** The first text that a pattern of whole words matches in a folded text. */
export function firstOf(pattern: string, text: string): string | null {
  for (const found of matchesOf(pattern, text)) return found;
  return null;
}

export function countOf(pattern: string, text: string): number {
  let count = 0;
  for (const _ of matchesOf(pattern, text)) count += 1;
  return count;
}
