import type { IncomingHttpHeaders } from 'node:http';
import { PAGE_BLANKS, PAGE_VARIANTS, pageAddress, type PageReader } from '@lauda/contract/site/pages';
import { findScreen } from '@lauda/contract';
import { applyPagePreferences, choosePagePreferences } from '@lauda/domain/page-preferences';
import type { Plugin, ViteDevServer } from 'vite';
import type { PageFiles } from '../../src/app/page-head.tsx';
import { rendererOf } from './page-renderer.ts';

const FONTS = [
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  '@fontsource/newsreader/files/newsreader-latin-400-normal.woff2',
].map((file) => `/@fs${import.meta.dirname}/../../../../node_modules/${file}`);

/** Source files, as Vite serves them in development. */
const SOURCES: PageFiles = {
  stylesheet: '/src/styles/pages.css',
  script: '/src/page-script.ts',
  fonts: FONTS,
  picture: (name) => `/src/features/landing/pictures/${name}`,
  app: () => [],
};

/** In development the pages are rendered on each request; the session comes from the API. */
export function finishedPagesPlugin({ apiOrigin }: { apiOrigin: string }): Plugin {
  const ask = async (path: string, cookie: string): Promise<Record<string, unknown> | null> => {
    const answer = await fetch(`${apiOrigin}${path}`, { headers: { cookie } }).catch(() => null);
    if (!answer?.ok) return null;
    return ((await answer.json()) as { data: Record<string, unknown> }).data;
  };
  const readerOf = async (cookie: string | undefined, known: readonly PageReader[]): Promise<PageReader> => {
    const session = cookie === undefined ? null : await ask('/api/session', cookie);
    const user = session?.['user'] as { id: string } | null | undefined;
    if (cookie === undefined || !user) return 'visitor';
    const plan = known.includes('pro') ? await ask(`/api/plan/${user.id}`, cookie) : null;
    return plan?.['isProAccess'] === true ? 'pro' : 'user';
  };
  /** The requested page, or null for other URLs. */
  const makePage = async (server: ViteDevServer, url: string, headers: IncomingHttpHeaders) => {
    const { host = '', cookie, 'accept-language': acceptLanguage } = headers;
    const pathname = url.split('?', 1)[0] ?? '';
    const ofAddress = PAGE_VARIANTS.filter(({ prefix, path }) => pageAddress(prefix, path) === pathname);
    if (ofAddress.length === 0) return null;
    const isSelling = (await ask('/api/site', ''))?.['isSelling'] !== false;
    const variants = ofAddress.filter(({ offer }) => (offer === 'plans') === isSelling);
    if (variants.length === 0) return null;
    const reader = await readerOf(
      cookie,
      variants.map((each) => each.reader),
    );
    if (reader !== 'visitor' && findScreen(pathname)?.frame === 'either') return null;
    const preferences = choosePagePreferences({ host: host.split(':')[0] ?? '', cookie, acceptLanguage }, {});
    const variant = variants.find(
      ({ locale, prefix, ...other }) =>
        other.reader === reader && (prefix !== '' || locale === preferences.locale),
    );
    if (!variant) return null;
    const { renderPage } = await rendererOf(server);
    const html = await renderPage(variant, SOURCES);
    return applyPagePreferences(html, { ...preferences, locale: variant.locale }).replaceAll(
      PAGE_BLANKS.origin,
      `http://${host}`,
    );
  };
  return {
    name: 'lauda-finished-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(({ url = '', headers }, response, next) => {
        makePage(server, url, headers).then((html) => {
          if (html === null) return next();
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
      });
    },
  };
}
