import { chooseLocale, type Locale, type LocaleClues, parseAcceptLanguage } from './locale.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Stored in cookies instead of local storage, because the server needs them to render the first HTML correctly. */
export const LOCALE_COOKIE = 'lauda_locale';
export const THEME_COOKIE = 'lauda_theme';
export const PREFERENCE_COOKIE_SECONDS = 365 * 24 * 3600;

export interface PagePreferences {
  readonly locale: Locale;
  /** Null follows the system's theme. */
  readonly theme: Theme | null;
}

export const isTheme = (value: unknown): value is Theme => (THEMES as readonly unknown[]).includes(value);

/** Value of a cookie in a Cookie header, or undefined. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

interface PageRequest {
  host: string;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

export function choosePagePreferences(
  { host, cookie, acceptLanguage }: PageRequest,
  hostLocales: LocaleClues['hostLocales'],
): PagePreferences {
  const theme = readCookie(cookie, THEME_COOKIE);
  return {
    locale: chooseLocale({
      host,
      hostLocales,
      stored: readCookie(cookie, LOCALE_COOKIE),
      accepted: parseAcceptLanguage(acceptLanguage ?? ''),
    }),
    theme: isTheme(theme) ? theme : null,
  };
}

/** The web app manifest, in the language of the page that links to it. */
export const manifestAddress = (locale: Locale): string => `/manifest.${locale}.webmanifest`;

const START_NOTICE = /<div class="start-notice" lang="([\w-]+)">.*?<\/div>/g;

/**
 * Writes language and theme into the HTML before the first paint, to avoid a flash of the wrong one. Of the start
 * notices it keeps the one in that language.
 */
export function applyPagePreferences(html: string, { locale, theme }: PagePreferences): string {
  const attributes = theme === null ? `lang="${locale}"` : `lang="${locale}" data-theme="${theme}"`;
  return html
    .replace(/<html[^>]*>/, `<html ${attributes}>`)
    .replaceAll(START_NOTICE, (notice, of: string) => (of === locale ? notice : ''))
    .replace(/"\/manifest\.[\w-]+\.webmanifest"/, `"${manifestAddress(locale)}"`);
}
