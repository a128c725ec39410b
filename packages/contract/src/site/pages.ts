import { FALLBACK_LOCALE, type Locale } from '@lauda/domain/locale';
import type { LegalPart } from './legal.ts';
import { SCREENS } from '../screens.ts';

type IndexedScreen = Extract<(typeof SCREENS)[number], { isIndexed: true }>;

/** Screens that are prerendered at build time: those that search engines may list. */
export type PagePath = IndexedScreen['path'];
export const PAGE_PATHS: readonly PagePath[] = SCREENS.filter((screen) => screen.isIndexed).map(
  ({ path }) => path,
);

/** Pages below a prefix are always in its language; elsewhere host name, stored choice and browser decide. */
export const LANGUAGE_PREFIXES = { 'pt-BR': '/pt-br' } as const satisfies Partial<Record<Locale, string>>;

export type PagePrefix = '' | (typeof LANGUAGE_PREFIXES)[keyof typeof LANGUAGE_PREFIXES];

/** Who a page is rendered for. `pro` differs from `user` only on pages that sell something. */
export type PageReader = 'visitor' | 'user' | 'pro';

const SELLING: ReadonlySet<PagePath> = new Set(['/', '/pricing']);

/** `plans`: Pro is for sale. `open`: nothing is for sale, and no page mentions plans. */
export type PageOffer = 'plans' | 'open';

const readersOf = (path: PagePath, offer: PageOffer): readonly PageReader[] =>
  offer === 'plans' && SELLING.has(path) ? ['visitor', 'user', 'pro'] : ['visitor', 'user'];

/** Pages that an installation with this offer has. */
export const pagePathsOf = (offer: PageOffer): readonly PagePath[] =>
  PAGE_PATHS.filter((path) => offer === 'plans' || path !== '/pricing');

/** One prerendered version of a page; the server chooses among them. */
export interface PageVariant {
  readonly path: PagePath;
  readonly locale: Locale;
  readonly prefix: PagePrefix;
  readonly reader: PageReader;
  readonly offer: PageOffer;
}

const WAYS = [
  { locale: FALLBACK_LOCALE, prefix: '' },
  { locale: 'pt-BR', prefix: '' },
  { locale: 'pt-BR', prefix: LANGUAGE_PREFIXES['pt-BR'] },
] as const satisfies readonly Pick<PageVariant, 'locale' | 'prefix'>[];

export const PAGE_VARIANTS: readonly PageVariant[] = (['plans', 'open'] as const).flatMap((offer) =>
  pagePathsOf(offer).flatMap((path) =>
    WAYS.flatMap(({ locale, prefix }) =>
      readersOf(path, offer).map((reader) => ({ path, locale, prefix, reader, offer })),
    ),
  ),
);

/** Path below the folder of the built web app. */
export const pageFile = ({ path, locale, prefix, reader, offer }: PageVariant): string => {
  const kind = [locale, prefix === '' ? 'chosen' : 'fixed', reader, offer].join('-');
  return `pages/${kind}${path === '/' ? '/index' : path}.html`;
};

export const pageAddress = (prefix: PagePrefix, path: PagePath): string =>
  prefix !== '' && path === '/' ? prefix : `${prefix}${path}`;

/** The address of each language, for hreflang links. */
export const PAGE_ALTERNATES = [
  { hreflang: 'en', prefix: '' },
  { hreflang: 'pt-BR', prefix: LANGUAGE_PREFIXES['pt-BR'] },
  { hreflang: 'x-default', prefix: '' },
] as const satisfies readonly { hreflang: string; prefix: PagePrefix }[];

/** Placeholders in the prerendered HTML for values that only the running server knows. */
export const PAGE_BLANKS = {
  origin: 'https://origin.invalid',
  supportEmail: 'support@origin.invalid',
} as const;

/** Placeholder for a whole paragraph: the server replaces it with the configured text or removes it. */
export const legalBlank = (part: LegalPart): string => `legal-${part}.origin.invalid`;
