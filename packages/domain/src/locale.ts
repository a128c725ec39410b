export const LOCALES = ['en-US', 'pt-BR'] as const;
export type Locale = (typeof LOCALES)[number];
export const FALLBACK_LOCALE: Locale = 'en-US';

export const isLocale = (value: unknown): value is Locale => (LOCALES as readonly unknown[]).includes(value);

/** For stored or received values: an unsupported language becomes English. */
export const toLocale = (value: unknown): Locale => (isLocale(value) ? value : FALLBACK_LOCALE);

/** 'pt', 'pt-PT' and 'PT_br' all map to Brazilian Portuguese, the only Portuguese available. */
export function matchLocale(tag: string): Locale | null {
  const language = tag.trim().toLowerCase().split(/[-_]/)[0];
  return LOCALES.find((locale) => locale.toLowerCase().startsWith(`${language}-`)) ?? null;
}

/** The languages of an Accept-Language header, best first; q=0 means 'not this one'. */
export function parseAcceptLanguage(header: string): string[] {
  return header
    .split(',')
    .map((entry, position) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      const weight = q === undefined ? 1 : Number(q.slice(2));
      return { tag, weight: Number.isFinite(weight) ? weight : 0, position };
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.position - b.position)
    .map(({ tag }) => tag);
}

export interface LocaleClues {
  /** Host name of the request, without port. */
  host: string;
  /** Host names that belong to one language, such as a national domain. */
  hostLocales: Readonly<Record<string, Locale>>;
  /** The user's earlier choice, as stored. */
  stored?: string | undefined;
  /** The browser's languages, best first. */
  accepted: readonly string[];
}

/** Precedence: host name, stored choice, browser, English. */
export function chooseLocale({ host, hostLocales, stored, accepted }: LocaleClues): Locale {
  const byHost = hostLocales[host.toLowerCase()];
  if (byHost) return byHost;
  if (isLocale(stored)) return stored;
  for (const tag of accepted) {
    const match = matchLocale(tag);
    if (match) return match;
  }
  return FALLBACK_LOCALE;
}
