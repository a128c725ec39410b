import { FALLBACK_LOCALE, isLocale, type Locale } from '@lauda/domain/locale';
import type { Catalogue } from '@lauda/messages';

type LoadTexts = () => Promise<{ catalogue: Catalogue }>;

const texts: Partial<Record<Locale, Record<string, Catalogue[string]>>> = {};

/** The texts of a language that have arrived; it grows while screens bring theirs. */
export const textsOf = (locale: Locale): Catalogue => (texts[locale] ??= {});

export async function loadTexts(locale: Locale, load: LoadTexts): Promise<void> {
  const { catalogue } = await load();
  Object.assign(textsOf(locale), catalogue);
}

/** The server chose the language and wrote it into the page; the browser never guesses again. */
export function documentLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : FALLBACK_LOCALE;
}

/**
 * Called by what the build adds to a module that names texts of an area.
 *
 * @public
 */
export function addTexts(ways: Record<Locale, LoadTexts>): Promise<void> {
  const locale = documentLocale();
  return loadTexts(locale, ways[locale]);
}
