import { fold, stem, wordsOf } from '../../skills/words.ts';
import { CHANGE, EFFECT, NONE } from './effects.data.ts';
import { isKin } from '../words/kin.ts';
import type { OwnFacts } from '../own-data/own-facts.ts';
import type { Said } from '../say.ts';
import { isSynonym } from '../words/thesaurus.ts';
import { isEnglish } from '../words/verbs.ts';

/** What precedes a stated outcome. */
const CAME_OF_IT =
  /(?:,|(?<!\p{L})(?:and|that|which|with|thereby|helping|e|que|com|gerando|resulting in|resultando em))\s+(?:(?:an?|the|also|thereby|significant\p{L}*|further|um|uma|o|a)\s+){0,2}$/iu;

/** 'cooked low-sodium meals that lowered blood pressure': an added outcome where the original states none. */
export function saidEffects(text: string, original: string, near: OwnFacts): Said[] {
  if (original === '' || CHANGE.test(original) || original.search(EFFECT) >= 0) return [];
  if (NONE.test(original) && isEnglish(original)) return [];
  return Array.from(text.matchAll(EFFECT)).flatMap(({ 0: said, index }) => {
    const isOwn =
      [...near.stems].some((one) => isKin(one, stem(said))) ||
      wordsOf(original).some(({ lower }) => isSynonym(fold(said), lower));
    return !isOwn && CAME_OF_IT.test(text.slice(0, index))
      ? [{ start: index, end: index + said.length, kind: 'technology' as const, isKnown: false }]
      : [];
  });
}
