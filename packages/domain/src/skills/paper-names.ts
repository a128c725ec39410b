import { addName, makeNode, namesIn, type Node } from './name-tree.ts';
import { PAPER_ALIASES } from './data/paper-aliases.data.ts';
import { readTable } from './read-table.ts';

let built: Node | null = null;

function build(): Node {
  const root = makeNode();
  for (const { names, ...entry } of readTable(PAPER_ALIASES))
    for (const { text, form } of names) addName(root, text, form, entry);
  return root;
}

/** Ids of the certificates that a text names by acronym or in full; both have the same id. */
export const papersNamed = (text: string): ReadonlySet<string> =>
  new Set(namesIn((built ??= build()), text).map(({ concept }) => concept.id));
