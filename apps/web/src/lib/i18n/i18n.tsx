import { FALLBACK_LOCALE, isLocale, type Locale } from '@lauda/domain/locale';
import { createTranslator, type Translator } from '@lauda/messages';
import { createContext, type ReactNode, use } from 'react';

const TranslatorContext = createContext<Translator | null>(null);

const CATALOGUES: Record<Locale, () => Promise<{ catalogue: Parameters<typeof createTranslator>[1] }>> = {
  'en-US': () => import('virtual:messages/en-US'),
  'pt-BR': () => import('virtual:messages/pt-BR'),
};

/** Long texts of pages that the app shows too, which nobody else has to load. */
const PAGE_CATALOGUES: typeof CATALOGUES = {
  'en-US': () => import('virtual:messages/en-US/pages'),
  'pt-BR': () => import('virtual:messages/pt-BR/pages'),
};

/** The server chose the language and wrote it into the page; the browser never guesses again. */
export function documentLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : FALLBACK_LOCALE;
}

export async function loadTranslator(locale: Locale): Promise<Translator> {
  const { catalogue } = await CATALOGUES[locale]();
  return createTranslator(locale, catalogue);
}

export async function loadPageTranslator(locale: Locale): Promise<Translator> {
  const { catalogue } = await PAGE_CATALOGUES[locale]();
  return createTranslator(locale, catalogue);
}

export function I18nProvider({ translator, children }: { translator: Translator; children: ReactNode }) {
  return <TranslatorContext value={translator}>{children}</TranslatorContext>;
}

export function useI18n(): Translator {
  const translator = use(TranslatorContext);
  if (!translator) throw new Error('useI18n needs an I18nProvider above it');
  return translator;
}

/** The translator's `text`, for components that only need words. */
export const useText = (): Translator['text'] => useI18n().text;

/** The language of the words around it, for what comes in one kind for each. */
export function useLocale(): Locale {
  const { locale } = useI18n();
  return isLocale(locale) ? locale : FALLBACK_LOCALE;
}
