import { type Locale, toLocale } from '@lauda/domain/locale';
import { createTranslator, type Translator } from '@lauda/messages';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { loadTexts, noteGap, onGapFilled, textsOf, untilTexts } from './texts.ts';

const TranslatorContext = createContext<Translator | null>(null);

const CATALOGUES: Record<Locale, Parameters<typeof loadTexts>[1]> = {
  'en-US': () => import('virtual:messages/en-US'),
  'pt-BR': () => import('virtual:messages/pt-BR'),
};

/** Speaks as soon as the shell's texts are there, and knows those of a screen when its code has been loaded. */
export async function loadTranslator(locale: Locale): Promise<Translator> {
  await Promise.all([loadTexts(locale, CATALOGUES[locale]), untilTexts()]);
  return createTranslator(locale, textsOf(locale), noteGap);
}

export function I18nProvider({ translator, children }: { translator: Translator; children: ReactNode }) {
  const [newest, setNewest] = useState(translator);
  // Another object draws again all that speaks, so that no key stays on the screen.
  useEffect(() => onGapFilled(() => setNewest({ ...translator })), [translator]);
  return <TranslatorContext value={newest}>{children}</TranslatorContext>;
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
  return toLocale(locale);
}
