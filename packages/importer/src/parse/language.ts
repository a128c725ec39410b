import type { Locale } from '@lauda/domain/locale';
import { wordsOf } from '../text/fold.ts';

const PORTUGUESE = new Set('de da do das dos e em com para no na ao por que os as um uma'.split(' '));
const ENGLISH = new Set('the of and to in for with on at by from an is'.split(' '));

/** Detects the language by its most frequent function words. */
export function languageOfTexts(texts: Iterable<string>): Locale {
  let balance = 0;
  for (const text of texts)
    for (const word of wordsOf(text)) balance += (PORTUGUESE.has(word) ? 1 : 0) - (ENGLISH.has(word) ? 1 : 0);
  return balance > 0 ? 'pt-BR' : 'en-US';
}
