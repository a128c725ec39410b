import type { Concept, NameForm } from './concept.ts';
import { IDIOMS } from './idioms.data.ts';
import { readTable, type TableEntry } from './read-table.ts';
import { TABLES } from './tables.ts';
import { verbNames } from './verb-names.ts';
import { LINKING, type Word, wordsOf } from './words.ts';

export interface FoundSkill {
  readonly start: number;
  readonly end: number;
  readonly concept: Concept;
}

interface Node {
  readonly next: Map<string, Node>;
  concept: Concept | null;
}

const makeNode = (): Node => ({ next: new Map(), concept: null });

const KEYS: Readonly<Record<NameForm, (word: Word) => string>> = {
  case: (word) => `=${word.raw}`,
  exact: (word) => `!${word.lower}`,
  stem: (word) => word.stem,
};

interface Dictionary {
  readonly concepts: ReadonlyMap<string, Concept>;
  readonly root: Node;
}

function addName(root: Node, name: string, form: NameForm, concept: Concept) {
  let node = root;
  const words = wordsOf(name);
  for (const word of words) {
    // 'check-in' is more than 'check': a word that joins is left out only between two others.
    const isBetween = node !== root && word !== words.at(-1);
    if (form === 'stem' && LINKING.has(word.lower) && isBetween) continue;
    const key = KEYS[form](word);
    const next = node.next.get(key) ?? makeNode();
    node.next.set(key, next);
    node = next;
  }
  // Tables that people wrote come before those made of public data, and the first word stays.
  if (node !== root) node.concept ??= concept;
}

const NOTHING: Concept = { id: '', category: 'hard', en: [], pt: [], since: null, implies: [] };

function build(): Dictionary {
  const concepts = new Map<string, Concept>();
  const root = makeNode();
  for (const idiom of IDIOMS) addName(root, idiom, 'exact', NOTHING);
  for (const { names, ...entry } of TABLES.flatMap<TableEntry>(readTable)) {
    if (concepts.has(entry.id)) continue;
    concepts.set(entry.id, entry);
    for (const { text, form } of names) addName(root, text, form, entry);
  }
  // After all names that somebody wrote: 'control costs' may be one of them.
  for (const concept of concepts.values())
    if (concept.category === 'hard' || concept.category === 'method')
      for (const name of verbNames(concept)) addName(root, name, 'stem', concept);
  return { concepts, root };
}

let built: Dictionary | null = null;
/** Made at the first use: a few thousand names take some tens of milliseconds. */
const dictionary = (): Dictionary => (built ??= build());

export const allConcepts = (): Concept[] => [...dictionary().concepts.values()];
export const findConcept = (id: string): Concept | null => dictionary().concepts.get(id) ?? null;

interface Hit {
  readonly end: number;
  readonly concept: Concept;
}

function longest(words: readonly Word[], from: number, root: Node): Hit | null {
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

/** The skills that a text names, longest names first, none inside another. */
export function findSkills(text: string): FoundSkill[] {
  const words = wordsOf(text);
  const { root } = dictionary();
  const found: FoundSkill[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const hit = longest(words, index, root);
    const [first, last] = [words[index], hit === null ? undefined : words[hit.end - 1]];
    if (hit === null || first === undefined || last === undefined) continue;
    if (hit.concept !== NOTHING) found.push({ start: first.start, end: last.end, concept: hit.concept });
    index = hit.end - 1;
  }
  return found;
}

/** A concept and all that it implies, each once. */
export function withImplied(concept: Concept): Concept[] {
  const all = new Map<string, Concept>();
  const add = (one: Concept) => {
    if (all.has(one.id)) return;
    all.set(one.id, one);
    for (const id of one.implies) {
      const implied = findConcept(id);
      if (implied !== null) add(implied);
    }
  };
  add(concept);
  return [...all.values()];
}
