import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { findDebugScreen, findScreen, SCREEN_REDIRECTS } from '@lauda/contract';
import { applyPagePreferences, choosePagePreferences } from '@lauda/domain/page-preferences';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { packedFor } from '../../platform/http/answers/compression.ts';
import { PAGE_CSP, SCRIPT_CSP } from '../../platform/http/answers/security-headers.ts';
import { readEarlyBuilder } from './early-builder.ts';
import { type FinishedPageOptions, PAGE_ADDRESSES, registerFinishedPages } from './finished-page.routes.ts';
import { robotsText, sitemapXml } from './screen-files.ts';
import { readPreloads } from './screen-preloads.ts';
import { registerShareTarget } from './share-target.routes.ts';

export interface PageOptions extends FinishedPageOptions {
  hasDebugScreens: boolean;
  isAiOn: boolean;
}

const PAGE = { config: { policy: { actor: 'page' } } } as const;
const SERVICE_WORKER = '/service-worker.js';
const ONE_DAY_SECONDS = 24 * 3600;

/** Serves the built web app: hashed files as immutable, pages in the visitor's language and theme. */
export async function registerPages(
  app: FastifyInstance,
  { hasDebugScreens, isAiOn, ...options }: PageOptions,
): Promise<void> {
  const { folder, origins, hostLocales } = options;
  const origin = origins[0] ?? '';
  const shell = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const preloads = readPreloads(folder);
  const earlyBuilder = readEarlyBuilder({ folder, authenticate: options.authenticate, isAiOn });
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    etag: true,
  });

  const sendShell = async (request: FastifyRequest, reply: FastifyReply, status: number) => {
    const preferences = choosePagePreferences(
      {
        host: request.hostname,
        cookie: request.headers.cookie,
        acceptLanguage: request.headers['accept-language'],
      },
      hostLocales,
    );
    const { locale } = preferences;
    const page = applyPagePreferences(shell, preferences).replace(
      '</head>',
      `${preloads.linksFor({ url: request.url, locale, cookie: request.headers.cookie })}</head>`,
    );
    const { html, policy } = earlyBuilder.isFor(request.url)
      ? await earlyBuilder.add(page, locale, request, reply)
      : { html: page, policy: PAGE_CSP };
    return reply
      .code(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'private, no-cache',
        vary: 'cookie, accept-language, accept-encoding',
        // The service worker caches this page for offline use.
        'x-lauda-page': 'app',
      })
      .send(await packedFor(request, reply, html));
  };

  registerFinishedPages(app, (request, reply) => sendShell(request, reply, 200), options);

  const sendText = (body: string, type: string) => (_request: FastifyRequest, reply: FastifyReply) =>
    reply.header('cache-control', `public, max-age=${ONE_DAY_SECONDS}`).type(type).send(body);
  app.get('/robots.txt', PAGE, sendText(robotsText(origin), 'text/plain; charset=utf-8'));
  app.get(
    '/sitemap.xml',
    PAGE,
    sendText(sitemapXml(origin, options.isSelling ? 'plans' : 'open'), 'application/xml; charset=utf-8'),
  );

  registerShareTarget(app);
  for (const [from, to] of Object.entries(SCREEN_REDIRECTS))
    app.get(from, PAGE, (_request, reply) => reply.redirect(to, 308));

  app.get<{ Params: { '*': string } }>('/assets/*', PAGE, (request, reply) => {
    const name = request.params['*'];
    if (name.endsWith('.js')) reply.header('content-security-policy', SCRIPT_CSP);
    return reply.header('cache-control', 'public, max-age=31536000, immutable').sendFile(`assets/${name}`);
  });
  app.get(SERVICE_WORKER, PAGE, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': SCRIPT_CSP })
      .sendFile(SERVICE_WORKER.slice(1)),
  );
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) => isLooseFile(entry)))
    app.get(`/${name}`, PAGE, (_request, reply) =>
      reply.header('cache-control', `public, max-age=${ONE_DAY_SECONDS}`).sendFile(name),
    );

  app.get('/*', PAGE, (request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    // An unknown API path must return an API error, never a page.
    if (pathname.startsWith('/api/')) throw new AppError('NOT_FOUND');
    const bare = pathname.replace(/\/+$/, '');
    // Redirects only to known paths, so that '//evil.example/' never becomes an open redirect.
    if (bare !== pathname && (findScreen(bare) || PAGE_ADDRESSES.has(bare))) return reply.redirect(bare, 308);
    return sendShell(
      request,
      reply,
      isScreen(pathname) || (hasDebugScreens && findDebugScreen(pathname)) ? 200 : 404,
    );
  });
}

/** Staff screens are below /admin; the web app knows which exist. */
const isScreen = (pathname: string): boolean =>
  findScreen(pathname) !== null || pathname.startsWith('/admin/');

const isLooseFile = (entry: { name: string; isFile(): boolean }): boolean =>
  entry.isFile() &&
  !entry.name.startsWith('.') &&
  `/${entry.name}` !== SERVICE_WORKER &&
  !/\.(html|br|gz|map)$/.test(entry.name);
