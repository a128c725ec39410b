import type { Locale } from '@lauda/domain/locale';
import { LOCALE_COOKIE, PREFERENCE_COOKIE_SECONDS } from '@lauda/domain/page-preferences';
import { writeCookie } from '../cookies.ts';

/** Languages by their own names, as their speakers look for them. */
export const LANGUAGE_NAMES: Record<Locale, string> = { 'en-US': 'English', 'pt-BR': 'Português (Brasil)' };

export const keepLanguage = (locale: Locale): void =>
  writeCookie(LOCALE_COOKIE, locale, { maxAgeSeconds: PREFERENCE_COOKIE_SECONDS });

/** The server decides the language of a page, so this reloads it. */
export function setLanguage(locale: Locale): void {
  keepLanguage(locale);
  location.reload();
}
