import { isWordForm } from '../../skills/word-forms.ts';
import type { Evidence } from './evidence.ts';

/** Returns the sentences that contain a word in any of its forms. */
export type Sayers = (word: string) => ReadonlySet<Evidence>;

/** The number of characters that two different words must share in isSameRoot. */
const ROOT = 4;

/** Looks up each word once for all lines of an ad, among the words with the same beginning. */
export function sayersIn(evidence: readonly Evidence[]): Sayers {
  const byStem = new Map<string, Evidence[]>();
  for (const one of evidence)
    for (const stem of one.stems) {
      const saying = byStem.get(stem);
      if (saying === undefined) byStem.set(stem, [one]);
      else saying.push(one);
    }
  const byRoot = Map.groupBy(byStem.keys(), (stem) => stem.slice(0, ROOT));
  const found = new Map<string, ReadonlySet<Evidence>>();
  return (word) => {
    const known = found.get(word);
    if (known !== undefined) return known;
    const alike = (byRoot.get(word.slice(0, ROOT)) ?? []).filter((stem) => isWordForm(stem, word));
    const saying = new Set(alike.flatMap((stem) => byStem.get(stem) ?? []));
    found.set(word, saying);
    return saying;
  };
}
