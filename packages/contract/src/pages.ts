import { FALLBACK_LOCALE, type Locale } from '@lauda/domain/locale';
import { SCREENS } from './screens.ts';

type IndexedScreen = Extract<(typeof SCREENS)[number], { isIndexed: true }>;

/** Screens that arrive as finished HTML, made when building: what search engines may list. */
export type PagePath = IndexedScreen['path'];
export const PAGE_PATHS: readonly PagePath[] = SCREENS.filter((screen) => screen.isIndexed).map(
  ({ path }) => path,
);

/** Addresses below it are always in that language; without it host name, stored choice and browser decide. */
export const LANGUAGE_PREFIXES = { 'pt-BR': '/pt-br' } as const satisfies Partial<Record<Locale, string>>;

export type PagePrefix = '' | (typeof LANGUAGE_PREFIXES)[keyof typeof LANGUAGE_PREFIXES];

/** Whom a page is made for. Only where something is sold does it matter who has it already. */
export type PageReader = 'visitor' | 'user' | 'pro';

const readersOf = (path: PagePath): readonly PageReader[] =>
  path === '/pricing' ? ['visitor', 'user', 'pro'] : ['visitor', 'user'];

/** One way in which a page is made; the server chooses among them. */
export interface PageVariant {
  readonly path: PagePath;
  readonly locale: Locale;
  readonly prefix: PagePrefix;
  readonly reader: PageReader;
}

const WAYS = [
  { locale: FALLBACK_LOCALE, prefix: '' },
  { locale: 'pt-BR', prefix: '' },
  { locale: 'pt-BR', prefix: LANGUAGE_PREFIXES['pt-BR'] },
] as const satisfies readonly Pick<PageVariant, 'locale' | 'prefix'>[];

export const PAGE_VARIANTS: readonly PageVariant[] = PAGE_PATHS.flatMap((path) =>
  WAYS.flatMap(({ locale, prefix }) => readersOf(path).map((reader) => ({ path, locale, prefix, reader }))),
);

/** Below the folder of the built web app. */
export const pageFile = ({ path, locale, prefix, reader }: PageVariant): string => {
  const kind = [locale, prefix === '' ? 'chosen' : 'fixed', reader].join('-');
  return `pages/${kind}${path === '/' ? '/index' : path}.html`;
};

export const pageAddress = (prefix: PagePrefix, path: PagePath): string =>
  prefix !== '' && path === '/' ? prefix : `${prefix}${path}`;

/** Where each language has its own address, as search engines want to be told. */
export const PAGE_ALTERNATES = [
  { hreflang: 'en', prefix: '' },
  { hreflang: 'pt-BR', prefix: LANGUAGE_PREFIXES['pt-BR'] },
  { hreflang: 'x-default', prefix: '' },
] as const satisfies readonly { hreflang: string; prefix: PagePrefix }[];

/** Stand in the finished HTML for what only the running server knows. */
export const PAGE_BLANKS = {
  origin: 'https://origin.invalid',
  supportEmail: 'support@origin.invalid',
} as const;
