import { synonymsOf } from '../../grounding/words/synonyms.data.ts';
import { synonymStems } from '../../grounding/words/thesaurus.ts';
import { isLinking, wordsOf } from '../../skills/words.ts';
import type { Evidence } from './evidence.ts';
import type { Sayers } from './sayers.ts';
import { workWordsLike } from './work-words.data.ts';

/** Maximum number of words to look for; the rest of a longer line is ignored. */
const MAX_WORDS = 12;
const MAX_SYNONYMS = 32;

/** Words that occur in every ad. */
const OF_EVERY_AD =
  /^(?:you|your|our|we|who|able|ability|experience|experienced|skills?|knowledge|strong|good|solid|proven|previous|prior|years?|work|working|job|role|team|including|must|need|needed|required|preferred|plus|own|keep|make|take|part|help|support|ensure|experiencia|vivencia|conhecimento|dominio|capacidade|habilidade|anos?|trabalho|trabalhar|atuar|atuacao|equipe|area|areas|realizar|fazer|garantir|apoiar|participar|demais|desejavel|necessario|boa|bom|nossa|nosso|sua|seu)$/u;

interface WorkWord {
  readonly stem: string;
  readonly others: readonly string[];
}

/** The words of a line that describe work, each with its synonyms. */
function workWords(text: string): WorkWord[] {
  const words = wordsOf(text).filter(
    ({ lower }) => !isLinking(lower) && lower.length >= 3 && /\p{L}/u.test(lower) && !OF_EVERY_AD.test(lower),
  );
  return [...new Map(words.map((word) => [word.stem, word])).values()].slice(0, MAX_WORDS).map((word) => ({
    stem: word.stem,
    others: [
      ...workWordsLike(word.stem),
      ...[...new Set([...synonymsOf(word.stem), ...synonymStems(word.lower)])].slice(0, MAX_SYNONYMS),
    ],
  }));
}

/** A synonym counts less than the word itself. */
const SAME = 1;
const ALIKE = 0.8;

function most<Key>(counts: Iterable<readonly [Key, number]>): readonly [Key, number] | null {
  let best: readonly [Key, number] | null = null;
  for (const one of counts) if (best === null || one[1] > best[1]) best = one;
  return best;
}

export interface WorkShown {
  /** From 0 to 1: share of the line that one job covers. */
  readonly share: number;
  readonly by: Evidence | null;
  /** Share of a part of the line that the same job covers. */
  readonly shareOf: (part: string) => number;
}

/** Lists and certificates describe no work. */
const TELLING: ReadonlySet<Evidence['source']> = new Set(['experience', 'project', 'education', 'summary']);

const NO_WORK: WorkShown = { share: 0, by: null, shareOf: () => 0 };

/**
 * How much of a line is covered by one entry of the resume (whose description spans sentences), and the sentence
 * covering most of it.
 */
export function workShown(text: string, sayers: Sayers): WorkShown {
  const words = workWords(text);
  // A single shared word shows nothing.
  if (words.length < 2) return NO_WORK;
  const entries = new Map<string, Map<string, number>>();
  const sentences = new Map<Evidence, number>();
  for (const { stem, others } of words) {
    const worth = new Map<Evidence, number>();
    for (const other of others) for (const by of sayers(other)) worth.set(by, ALIKE);
    for (const by of sayers(stem)) worth.set(by, SAME);
    for (const [by, value] of worth) {
      if (!TELLING.has(by.source)) continue;
      sentences.set(by, (sentences.get(by) ?? 0) + value);
      const told = entries.get(by.entry) ?? new Map<string, number>();
      entries.set(by.entry, told);
      told.set(stem, Math.max(value, told.get(stem) ?? 0));
    }
  }
  const sumOf = (told: ReadonlyMap<string, number>) => [...told.values()].reduce((sum, one) => sum + one, 0);
  const [entry, sum] = most([...entries].map(([id, told]) => [id, sumOf(told)])) ?? ['', 0];
  const [by] = most([...sentences].filter(([sentence]) => sentence.entry === entry)) ?? [null];
  // At least two words, in one sentence or across the entry.
  if (sum < 1.5) return NO_WORK;
  const told = entries.get(entry) ?? new Map<string, number>();
  return {
    share: sum / words.length,
    by,
    shareOf(part) {
      const own = workWords(part);
      return own.reduce((all, { stem }) => all + (told.get(stem) ?? 0), 0) / Math.max(1, own.length);
    },
  };
}
