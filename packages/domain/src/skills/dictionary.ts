import { ALIASES } from './data/aliases.data.ts';
import type { Concept } from './concept.ts';
import { IDIOMS } from './data/idioms.data.ts';
import { addName, type FoundSkill, longest, makeNode, namesIn, type Node } from './name-tree.ts';
import { readTable, slug, type TableEntry } from './read-table.ts';
import { SHOWN_BY } from './data/shown-by.data.ts';
import { TABLES } from './tables.ts';
import { verbNames } from './verb-names.ts';
import { contentStems, isSameRoot, wordsOf } from './words.ts';

interface Dictionary {
  readonly concepts: ReadonlyMap<string, Concept>;
  readonly root: Node;
}

/** The concept that has exactly this name. */
function namedBy(root: Node, name: string): Concept | null {
  const words = wordsOf(name);
  const hit = longest(words, 0, root);
  return hit === null || hit.end !== words.length || hit.concept === NOTHING ? null : hit.concept;
}

/**
 * Adds more names to the concept that another table has under one of them. Acronyms alone do not count: 'RPA' has two
 * meanings.
 */
function addAliases(root: Node, concepts: Map<string, Concept>, { names, ...entry }: TableEntry) {
  const known = names
    .filter(({ form }) => form !== 'case')
    .map(({ text }) => namedBy(root, text))
    .find((one) => one !== null);
  const concept = known ?? concepts.get(entry.id) ?? entry;
  if (concept === entry) concepts.set(entry.id, entry);
  for (const { text, form } of names) addName(root, text, form, concept);
  // Another table may have only the acronym.
  for (const { text, form } of names) {
    const letters = form === 'case' ? (concepts.get(slug(text)) ?? namedBy(root, text)) : null;
    if (letters === null || letters.id === concept.id) continue;
    if (letters.id !== slug(text) && !isAlike(letters, entry)) continue;
    imply(concepts, letters.id, [concept.id]);
    imply(concepts, concept.id, [letters.id]);
  }
}

/** 'PLC programming' and 'programmable logic controller' share a word. */
function isAlike(one: Concept, other: Concept): boolean {
  const [some, others] = [one, other].map(({ en, pt }) =>
    [...en, ...pt].flatMap((name) => contentStems(name)),
  );
  return (some ?? []).some((word) => (others ?? []).some((own) => word.length > 3 && isSameRoot(word, own)));
}

function imply(concepts: Map<string, Concept>, id: string, implied: readonly string[]) {
  const one = concepts.get(id);
  if (one !== undefined) concepts.set(id, { ...one, implies: [...new Set([...one.implies, ...implied])] });
}

const namesOf = (part: string) => part.split(';').map((name) => name.trim());

function addShownBy(root: Node, concepts: Map<string, Concept>) {
  for (const line of SHOWN_BY.trim().split('\n')) {
    const [by = '', shown = ''] = line.split(' > ');
    const ids = namesOf(shown).flatMap((name) => namedBy(root, name)?.id ?? []);
    for (const name of namesOf(by)) {
      const known = namedBy(root, name);
      if (known !== null)
        imply(
          concepts,
          known.id,
          ids.filter((id) => id !== known.id),
        );
    }
  }
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
  for (const entry of readTable(ALIASES)) addAliases(root, concepts, entry);
  addShownBy(root, concepts);
  // After all explicit names: 'control costs' may be one of them.
  for (const concept of concepts.values())
    if (concept.category === 'hard' || concept.category === 'method')
      for (const name of verbNames(concept)) addName(root, name, 'stem', concept);
  return { concepts, root };
}

let built: Dictionary | null = null;
/** Built on first use: a few thousand names take tens of milliseconds. */
const dictionary = (): Dictionary => (built ??= build());

export const allConcepts = (): Concept[] => [...dictionary().concepts.values()];
export const findConcept = (id: string): Concept | null => dictionary().concepts.get(id) ?? null;

/** The skills that a text names, in text order; at each position the longest name wins, and none overlap. */
export const findSkills = (text: string): FoundSkill[] =>
  namesIn(dictionary().root, text).filter(({ concept }) => concept !== NOTHING);

/** A concept and everything it implies, without duplicates. */
export function withImplied(concept: Concept): Concept[] {
  const all = new Map<string, Concept>();
  const add = (one: Concept) => {
    if (all.has(one.id)) return;
    all.set(one.id, one);
    // Implied concepts may have been added after the names.
    for (const id of (findConcept(one.id) ?? one).implies) {
      const implied = findConcept(id);
      if (implied !== null) add(implied);
    }
  };
  add(concept);
  return [...all.values()];
}
