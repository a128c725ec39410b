import type { Concept, NameForm } from './concept.ts';
import { LINKING, type Word, wordsOf } from './words.ts';

export interface FoundSkill {
  readonly start: number;
  readonly end: number;
  readonly concept: Concept;
}

/** A trie of names by word. */
export interface Node {
  readonly next: Map<string, Node>;
  concept: Concept | null;
}

export const makeNode = (): Node => ({ next: new Map(), concept: null });

const KEYS: Readonly<Record<NameForm, (word: Word) => string>> = {
  case: (word) => `=${word.raw}`,
  exact: (word) => `!${word.lower}`,
  stem: (word) => word.stem,
};

export function addName(root: Node, name: string, form: NameForm, concept: Concept) {
  let node = root;
  const words = wordsOf(name);
  for (const word of words) {
    // 'check-in' differs from 'check': a linking word is only skipped between two other words.
    const isBetween = node !== root && word !== words.at(-1);
    if (form === 'stem' && LINKING.has(word.lower) && isBetween) continue;
    const key = KEYS[form](word);
    const next = node.next.get(key) ?? makeNode();
    node.next.set(key, next);
    node = next;
  }
  // Curated tables come before those made of public data, and the first entry wins.
  if (node !== root) node.concept ??= concept;
}

interface Hit {
  readonly end: number;
  readonly concept: Concept;
}

/** The longest name that begins at a word. */
export function longest(words: readonly Word[], from: number, root: Node): Hit | null {
  let best: Hit | null = null;
  const walk = (node: Node, index: number) => {
    if (node.concept !== null && (best === null || index > best.end))
      best = { end: index, concept: node.concept };
    const word = words[index];
    if (word === undefined || (word.isApart && index > from)) return;
    for (const key of [KEYS.case(word), KEYS.exact(word), KEYS.stem(word)]) {
      const next = node.next.get(key);
      if (next !== undefined) walk(next, index + 1);
    }
    if (index > from && LINKING.has(word.lower)) walk(withoutEnd(node), index + 1);
  };
  walk(root, from);
  return best;
}

const withoutEnd = (node: Node): Node => (node.concept === null ? node : { next: node.next, concept: null });

/** The names in a text, in text order; at each position the longest one wins, and none overlap. */
export function namesIn(root: Node, text: string): FoundSkill[] {
  const words = wordsOf(text);
  const found: FoundSkill[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const hit = longest(words, index, root);
    const [first, last] = [words[index], hit === null ? undefined : words[hit.end - 1]];
    if (hit === null || first === undefined || last === undefined) continue;
    found.push({ start: first.start, end: last.end, concept: hit.concept });
    index = hit.end - 1;
  }
  return found;
}
