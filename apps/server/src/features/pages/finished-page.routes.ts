import { findScreen } from '@lauda/contract';
import {
  LANGUAGE_PREFIXES,
  PAGE_VARIANTS,
  pageAddress,
  type PageReader,
  type PageVariant,
} from '@lauda/contract/site/pages';
import type { LegalLines } from '@lauda/contract/site/legal';
import type { Locale, LocaleClues } from '@lauda/domain/locale';
import { choosePagePreferences } from '@lauda/domain/page-preferences';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticate } from '../../platform/http/actor.ts';
import { PAGE_CSP } from '../../platform/http/answers/security-headers.ts';
import { createFinishedPages } from './finished-pages.ts';

export interface FinishedPageOptions {
  /** Folder of the built web app. */
  folder: string;
  /** Public origins of the product; the first one replaces an unknown one. */
  origins: readonly string[];
  hostLocales: LocaleClues['hostLocales'];
  supportEmail: string;
  legalLines: (locale: Locale) => LegalLines;
  authenticate: Authenticate;
  hasProAccess: (userId: string) => Promise<boolean>;
  /** Whether plans are sold. */
  isSelling: boolean;
}

/** These pages run no document engine, so they need no WebAssembly. */
const FINISHED_PAGE_CSP = PAGE_CSP.replace(" 'wasm-unsafe-eval'", '');

const PAGE = { config: { policy: { actor: 'page' } } } as const;

/** The same in every installation; one that sells nothing redirects its pricing page to the home page. */
export const PAGE_ADDRESSES: ReadonlySet<string> = new Set(
  PAGE_VARIANTS.map(({ prefix, path }) => pageAddress(prefix, path)),
);

/** The best encoding available; a client that accepts none gets plain text. */
const encodingFor = (accepted: string): 'br' | 'gzip' | 'identity' => {
  const offers = new Set(
    accepted
      .split(',')
      .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
      .map((offer) => offer.split(';', 1)[0]?.trim()),
  );
  if (offers.has('br')) return 'br';
  return offers.has('gzip') ? 'gzip' : 'identity';
};

/** Serves prerendered pages in the visitor's language and theme, and to signed-in users their own version. */
export function registerFinishedPages(
  app: FastifyInstance,
  sendShell: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  options: FinishedPageOptions,
): void {
  const { folder, origins, hostLocales, supportEmail, legalLines, authenticate, hasProAccess, isSelling } =
    options;
  const pages = createFinishedPages(folder, supportEmail, legalLines);

  const originOf = ({ host, protocol }: FastifyRequest): string =>
    origins.find((origin) => origin === `${protocol}://${host}`) ?? origins[0] ?? '';

  /** Show the page even when authentication fails. */
  const readerOf = async (
    request: FastifyRequest,
    reply: FastifyReply,
    known: ReadonlySet<PageReader>,
  ): Promise<PageReader> => {
    const actor = await authenticate(request, reply).catch(() => null);
    if (actor?.kind !== 'user') return 'visitor';
    const isPro = known.has('pro') && (await hasProAccess(actor.userId).catch(() => false));
    return isPro ? 'pro' : 'user';
  };

  const send = async (request: FastifyRequest, reply: FastifyReply, variants: readonly PageVariant[]) => {
    const preferences = choosePagePreferences(
      {
        host: request.hostname,
        cookie: request.headers.cookie,
        acceptLanguage: request.headers['accept-language'],
      },
      hostLocales,
    );
    const reader = await readerOf(request, reply, new Set(variants.map((each) => each.reader)));
    const variant = variants.find(
      (each) => each.reader === reader && (each.prefix !== '' || each.locale === preferences.locale),
    );
    // Signed-in users read these texts inside the app shell.
    if (
      !variant ||
      (reader !== 'visitor' && variant.prefix === '' && findScreen(variant.path)?.frame === 'either')
    )
      return sendShell(request, reply);

    const page = await pages.get({ variant, origin: originOf(request), theme: preferences.theme });
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': FINISHED_PAGE_CSP,
      'cache-control': 'private, no-cache',
      'content-language': variant.locale,
      vary: 'cookie, accept-language, accept-encoding',
      etag: page.etag,
    });
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(page[encoding]);
  };

  for (const address of PAGE_ADDRESSES) {
    const ofAddress = PAGE_VARIANTS.filter(({ prefix, path }) => pageAddress(prefix, path) === address);
    const variants = ofAddress.filter(({ offer }) => (offer === 'plans') === isSelling);
    const [{ prefix, path } = { prefix: '', path: '/' } as const] = ofAddress;
    app.get(address, PAGE, (request, reply) => {
      // On a host that fixes the language, a URL with a language prefix would be a duplicate.
      const byHost = hostLocales[request.hostname.toLowerCase()];
      if (prefix !== '' && byHost && byHost in LANGUAGE_PREFIXES) return reply.redirect(path, 308);
      if (variants.length === 0) return reply.redirect(pageAddress(prefix, '/'), 302);
      return send(request, reply, variants);
    });
  }
}
