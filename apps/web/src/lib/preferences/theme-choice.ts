import { isTheme, PREFERENCE_COOKIE_SECONDS, type Theme, THEME_COOKIE } from '@lauda/domain/page-preferences';
import { deleteCookie, writeCookie } from '../cookies.ts';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const satisfies readonly (Theme | 'system')[];
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export const isThemeChoice = (value: unknown): value is ThemeChoice =>
  (THEME_CHOICES as readonly unknown[]).includes(value);

/** The page itself is the state: the server wrote the choice into it before the first paint. */
export function currentTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : 'system';
}

export function keepTheme(choice: ThemeChoice): void {
  if (choice === 'system') {
    delete document.documentElement.dataset['theme'];
    deleteCookie(THEME_COOKIE);
  } else {
    document.documentElement.dataset['theme'] = choice;
    writeCookie(THEME_COOKIE, choice, { maxAgeSeconds: PREFERENCE_COOKIE_SECONDS });
  }
}
