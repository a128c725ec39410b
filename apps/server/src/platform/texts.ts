import type { Locale } from '@lauda/domain/locale';
import { createTranslator, type Translator } from '@lauda/messages';
import { readCatalogue } from '@lauda/messages/node';

const translators = new Map<Locale, Translator>();

/** The server's own texts in a language; read from disk once. */
export function textsOf(locale: Locale): Translator['text'] {
  const known = translators.get(locale) ?? createTranslator(locale, readCatalogue(locale));
  translators.set(locale, known);
  return known.text;
}
