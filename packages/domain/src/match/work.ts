import { synonymsOf } from '../grounding/synonyms.data.ts';
import { synonymStems } from '../grounding/thesaurus.ts';
import { isLinking, wordsOf } from '../skills/words.ts';
import type { Evidence } from './evidence.ts';
import type { Sayers } from './sayers.ts';

/** Words of a line that are looked for; a longer line is told by its first ones. */
const MAX_WORDS = 12;
const MAX_SYNONYMS = 16;

/** What every line of every ad says. */
const OF_EVERY_AD =
  /^(?:you|your|our|we|who|able|ability|experience|experienced|skills?|knowledge|strong|good|solid|proven|previous|prior|years?|work|working|job|role|team|including|must|need|needed|required|preferred|plus|own|keep|make|take|part|help|support|ensure|experiencia|vivencia|conhecimento|dominio|capacidade|habilidade|anos?|trabalho|trabalhar|atuar|atuacao|equipe|area|areas|realizar|fazer|garantir|apoiar|participar|demais|desejavel|necessario|boa|bom|nossa|nosso|sua|seu)$/u;

interface WorkWord {
  readonly stem: string;
  readonly others: readonly string[];
}

/** The words of a line that say what is done, each with its synonyms. */
function workWords(text: string): WorkWord[] {
  const words = wordsOf(text).filter(
    ({ lower }) => !isLinking(lower) && lower.length >= 3 && /\p{L}/u.test(lower) && !OF_EVERY_AD.test(lower),
  );
  return [...new Map(words.map((word) => [word.stem, word])).values()].slice(0, MAX_WORDS).map((word) => ({
    stem: word.stem,
    others: [...new Set([...synonymsOf(word.stem), ...synonymStems(word.lower)])].slice(0, MAX_SYNONYMS),
  }));
}

/** A word in other words counts less than itself. */
const SAME = 1;
const ALIKE = 0.8;

function most<Key>(counts: Iterable<readonly [Key, number]>): readonly [Key, number] | null {
  let best: readonly [Key, number] | null = null;
  for (const one of counts) if (best === null || one[1] > best[1]) best = one;
  return best;
}

export interface WorkShown {
  /** From 0 to 1: how much of the line one job tells. */
  readonly share: number;
  readonly by: Evidence | null;
}

/** How much of what a line says is told by one entry of the resume (a job is told in several sentences), and by which sentence most of it. */
export function workShown(text: string, sayers: Sayers): WorkShown {
  const words = workWords(text);
  // One shared word shows nothing.
  if (words.length < 2) return { share: 0, by: null };
  const entries = new Map<string, number>();
  const sentences = new Map<Evidence, number>();
  for (const { stem, others } of words) {
    const worth = new Map<Evidence, number>();
    for (const other of others) for (const by of sayers(other)) worth.set(by, ALIKE);
    for (const by of sayers(stem)) worth.set(by, SAME);
    const best = new Map<string, number>();
    for (const [by, value] of worth) {
      if (by.source === 'list' || by.source === 'language') continue;
      sentences.set(by, (sentences.get(by) ?? 0) + value);
      if (value > (best.get(by.entry) ?? 0)) best.set(by.entry, value);
    }
    for (const [entry, value] of best) entries.set(entry, (entries.get(entry) ?? 0) + value);
  }
  const [entry, sum] = most(entries) ?? ['', 0];
  const [by, own] = most([...sentences].filter(([sentence]) => sentence.entry === entry)) ?? [null, 0];
  // Two words of one sentence, or half of the line over the whole entry.
  return own < 1.5 && sum < 2.5 ? { share: 0, by: null } : { share: sum / words.length, by };
}
