import { foldText } from '../fold-text.ts';

export interface Command {
  id: string;
  label: string;
  /** Additional search terms. */
  keywords?: string;
  icon?: React.ReactNode;
  /** E.g. `Mod+B`. */
  shortcut?: string;
  onSelect: () => void;
}

export interface CommandGroup {
  id: string;
  label: string;
  commands: readonly Command[];
}

const WORD_START = 3;
const INSIDE = 2;
const SCATTERED = 1;

/**
 * The groups with commands that match every typed word; empty groups are dropped. Sorted best first, within and across
 * groups: Enter must not run a scattered match while another group has a prefix match.
 */
export function filterCommands(groups: readonly CommandGroup[], query: string): readonly CommandGroup[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups.filter(({ commands }) => commands.length > 0);
  return groups
    .map((group) => ({ group, found: bestFirst(group.commands, words) }))
    .toSorted((one, other) => (other.found[0]?.score ?? 0) - (one.found[0]?.score ?? 0))
    .filter(({ found }) => found.length > 0)
    .map(({ group: { id, label }, found }) => ({ id, label, commands: found.map(({ command }) => command) }));
}

const bestFirst = (commands: readonly Command[], words: readonly string[]) =>
  commands
    .map((command) => ({ command, score: score(command, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);

const folded = new WeakMap<Command, { readonly name: string; readonly rest: string }>();

/** Cached per command: a resume has thousands of characters, and every keystroke searches again. */
function textsOf(command: Command) {
  const known = folded.get(command);
  if (known) return known;
  const texts = { name: foldText(command.label), rest: foldText(command.keywords ?? '') };
  folded.set(command, texts);
  return texts;
}

function score(command: Command, words: readonly string[]): number {
  const { name, rest } = textsOf(command);
  const scores = words.map((word) =>
    // Only in names: scattered characters match in any long text.
    Math.max(match(name, word) || (isScattered(name, word) ? SCATTERED : 0), match(rest, word) - 0.5),
  );
  return scores.every((value) => value > 0) ? Math.min(...scores) : 0;
}

function match(text: string, word: string): number {
  const at = ` ${text}`.indexOf(` ${word}`);
  if (at === 0) return WORD_START + 0.5;
  if (at > 0) return WORD_START;
  return text.includes(word) ? INSIDE : 0;
}

/** All characters in order within one piece of text: 'rsm' finds 'resume'. */
function isScattered(text: string, word: string): boolean {
  if (word.length === 1) return false;
  let from = 0;
  for (const letter of word) {
    const at = text.indexOf(letter, from);
    if (at === -1) return false;
    from = at + 1;
  }
  return true;
}
