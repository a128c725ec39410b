import type { Locale } from '../../locale.ts';
import {
  readTranslatedPassages,
  type TranslatedPassage,
  type TranslatedSet,
} from '../../testing/translated-passages.ts';
import { compareTranslation, type Objection } from '../compare-translation.ts';

/** For the sealed half. The targets are 0.97 and 0.03; docs/grounding-and-match.md explains the limits. */
export const TRANSLATION_FLOORS = { caught: 0.84, false: 0.2 } as const;

export interface JudgedPassage {
  readonly passage: TranslatedPassage;
  readonly objections: readonly Objection[];
}

export const judgePassages = (half: TranslatedSet): JudgedPassage[] =>
  readTranslatedPassages(half).map((passage) => {
    const [from, to] = passage.direction.split('>') as [Locale, Locale];
    const { original, translation } = passage;
    return { passage, objections: compareTranslation({ original, translation, from, to }) };
  });

export interface TranslationFigures {
  /** Share of the faulty passages with any objection. */
  readonly caught: number;
  /** Share of the faithful passages with any objection. */
  readonly false: number;
}

export function translationFigures(judged: readonly JudgedPassage[]): TranslationFigures {
  const share = (chosen: readonly JudgedPassage[]) =>
    chosen.length === 0 ? 0 : chosen.filter(({ objections }) => objections.length > 0).length / chosen.length;
  return {
    caught: share(judged.filter(({ passage }) => passage.fault !== null)),
    false: share(judged.filter(({ passage }) => passage.fault === null)),
  };
}
