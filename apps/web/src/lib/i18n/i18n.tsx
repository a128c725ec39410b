import { type Locale, toLocale } from '@lauda/domain/locale';
import { createTranslator, type Translator } from '@lauda/messages';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { loadTexts, noteGap, onGapFilled, textsOf, untilTexts } from './texts.ts';

const TranslatorContext = createContext<Translator | null>(null);

const CATALOGUES: Record<Locale, Parameters<typeof loadTexts>[1]> = {
  'en-US': () => import('virtual:messages/en-US'),
  'pt-BR': () => import('virtual:messages/pt-BR'),
};

/** Resolves when the shell's texts are loaded; texts of a screen load with its code. */
export async function loadTranslator(locale: Locale): Promise<Translator> {
  await Promise.all([loadTexts(locale, CATALOGUES[locale]), untilTexts()]);
  return createTranslator(locale, textsOf(locale), noteGap);
}

export function I18nProvider({ translator, children }: { translator: Translator; children: ReactNode }) {
  const [newest, setNewest] = useState(translator);
  // A new object rerenders every consumer, so that no message key stays on the screen.
  useEffect(() => onGapFilled(() => setNewest({ ...translator })), [translator]);
  return <TranslatorContext value={newest}>{children}</TranslatorContext>;
}

export function useI18n(): Translator {
  const translator = use(TranslatorContext);
  if (!translator) throw new Error('useI18n needs an I18nProvider above it');
  return translator;
}

/** The translator's `text`, for components that only need messages. */
export const useText = (): Translator['text'] => useI18n().text;

/** The language of the surrounding text, for content that exists once per language. */
export function useLocale(): Locale {
  const { locale } = useI18n();
  return toLocale(locale);
}
