import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { LocaleClues } from '@lauda/domain/locale';
import { choosePagePreferences } from '@lauda/domain/page-preferences';
import type { Resume } from '@lauda/domain/resume/resume';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../errors.ts';
import { clientNetwork } from '../../../platform/http/client-network.ts';
import type { RateLimiter } from '../../../platform/http/limits/rate-limit.ts';
import type { Log } from '../../../platform/log.ts';
import type { OpenLink } from '../queries.ts';
import type { Reading } from '../reading.ts';
import type { Passwords } from '../service.ts';
import type { ShareAddresses } from '../share-address.ts';
import { createSharePages } from './share-page.ts';
import { createShareStyle } from './share-page-style.ts';

export interface SharePageDeps {
  reading: Reading;
  addresses: ShareAddresses;
  passwords: Passwords;
  limits: RateLimiter;
  /** Builds the Content-Disposition header for the download. */
  disposition: (resume: Resume) => string;
  hostLocales: LocaleClues['hostLocales'];
  /** File names of the web build; empty where it is not served. */
  webAssets: readonly string[];
  log: Log;
}

type ShareRequest = FastifyRequest<{ Params: { slug: string } }>;

const PAGE = { config: { policy: { actor: 'page' } } } as const;
const MAX_FORM_BYTES = 4096;
const LOOKS = { max: 240, windowSeconds: 60, per: 'client', isRough: true } as const;
const DOWNLOADS = { max: 30, windowSeconds: 60, per: 'client' } as const;
/**
 * Per link and network. There is no limit per link alone: strangers could lock out readers who have the password.
 */
const GUESSES_OF_CLIENT = { max: 10, windowSeconds: 15 * 60, per: 'client' } as const;
const RETRY_SECONDS = 5;
/** Maximum time a page waits for its view to be counted. */
const COUNT_WAIT_MS = 500;

/** Complete pages for share links: no script, no cookies, not indexed by search engines. */
export async function registerSharePages(app: FastifyInstance, deps: SharePageDeps): Promise<void> {
  await app.register(async (scope) => addSharePages(scope, deps));
}

function addSharePages(scope: FastifyInstance, deps: SharePageDeps): void {
  const { reading, addresses, passwords, limits, log } = deps;
  const { css, csp } = createShareStyle(deps.webAssets);
  const pages = createSharePages(css);
  const localeOf = (request: FastifyRequest) =>
    choosePagePreferences(
      { host: request.hostname, cookie: undefined, acceptLanguage: request.headers['accept-language'] },
      deps.hostLocales,
    ).locale;

  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  );
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': csp,
      'x-robots-tag': 'noindex, nofollow, noarchive',
      // With 'no-referrer' a browser would send the password form without its Origin.
      'referrer-policy': 'same-origin',
      vary: 'accept-language',
    });
    const { isAllowed, retryAfterSeconds } = await limits.check(
      'share-page',
      clientNetwork(request.ip),
      LOOKS,
    );
    if (!isAllowed) throw new AppError('RATE_LIMITED', null, { retryAfterSeconds });
  });
  scope.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const status = error instanceof AppError ? error.status : (error.statusCode ?? 503);
    if (status === 404) return sendGone(request, reply);
    if (status >= 500) log.error('share.failed', { requestId: request.id, err: error });
    const wait = error instanceof AppError ? error.retryAfterSeconds : null;
    return sendPage(
      reply.header('retry-after', String(wait ?? RETRY_SECONDS)),
      status,
      pages.busy(localeOf(request)),
    );
  });

  const sendPage = (reply: FastifyReply, status: number, markup: string) =>
    reply.code(status).type('text/html; charset=utf-8').send(markup);
  const sendGone = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(reply, 404, pages.gone(localeOf(request)));

  /** Counting neither fails nor delays a page. */
  const countWithin = async (request: ShareRequest, link: OpenLink, now: Date): Promise<void> => {
    const counted = reading
      .count(link, viewingOf(request), now)
      .catch((error: unknown) => log.warn('share.not-counted', { requestId: request.id, err: error }));
    await Promise.race([counted, setTimeout(COUNT_WAIT_MS, null, { ref: false })]);
  };

  const sendResume = async (request: ShareRequest, reply: FastifyReply, link: OpenLink) => {
    const shared = await reading.show(link);
    const now = new Date();
    const pass =
      link.password_hash === null
        ? ''
        : `?pass=${addresses.passFor({ id: link.id, passwordHash: link.password_hash }, now)}`;
    const downloadPath = (await reading.canDownload(link))
      ? `/r/${request.params.slug}/resume.pdf${pass}`
      : null;
    const markup = pages.resume(shared, downloadPath);
    if (request.method !== 'HEAD') await countWithin(request, link, now);
    if (link.password_hash !== null) return sendPage(reply, 200, markup);
    const etag = `"${createHash('sha256').update(markup).digest('base64url').slice(0, 22)}"`;
    // A browser may cache the page but must revalidate: a revoked link shows nothing any more.
    reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return sendPage(reply, 200, markup);
  };

  scope.get('/r/:slug', PAGE, async (request: ShareRequest, reply) => {
    const link = await reading.open(request.params.slug);
    if (link === null) return sendGone(request, reply);
    if (link.password_hash !== null) return sendPage(reply, 200, pages.password(localeOf(request), null));
    return sendResume(request, reply, link);
  });

  scope.post('/r/:slug', PAGE, async (request: ShareRequest, reply) => {
    const link = await reading.open(request.params.slug);
    if (link === null) return sendGone(request, reply);
    if (link.password_hash === null) return reply.redirect(`/r/${request.params.slug}`, 303);
    const client = `${link.id}:${clientNetwork(request.ip)}`;
    const guesses = await limits.check('share-password-client', client, GUESSES_OF_CLIENT);
    if (!guesses.isAllowed) {
      reply.header('retry-after', String(guesses.retryAfterSeconds));
      return sendPage(reply, 429, pages.password(localeOf(request), 'tooOften'));
    }
    const given = (request.body instanceof URLSearchParams ? request.body.get('password') : null) ?? '';
    if (!(await passwords.isPassword(link.password_hash, given)))
      return sendPage(reply, 403, pages.password(localeOf(request), 'wrong'));
    await limits.forget('share-password-client', client);
    return sendResume(request, reply, link);
  });

  scope.get(
    '/r/:slug/resume.pdf',
    PAGE,
    async (request: FastifyRequest<{ Params: { slug: string }; Querystring: { pass?: unknown } }>, reply) => {
      const { isAllowed } = await limits.check('share-download', clientNetwork(request.ip), DOWNLOADS);
      if (!isAllowed) throw new AppError('RATE_LIMITED');
      const link = await reading.open(request.params.slug);
      if (link === null || !(await reading.canDownload(link))) return sendGone(request, reply);
      const { id, password_hash: passwordHash } = link;
      const pass = typeof request.query.pass === 'string' ? request.query.pass : '';
      if (passwordHash !== null && !addresses.isPass(pass, { id, passwordHash }, new Date()))
        return reply.redirect(`/r/${request.params.slug}`, 303);
      const { resume, bytes } = await reading.download(link);
      if (request.method !== 'HEAD')
        await reading
          .countDownload(link)
          .catch((error: unknown) => log.warn('share.not-counted', { requestId: request.id, err: error }));
      return reply
        .type('application/pdf')
        .header('content-disposition', deps.disposition(resume))
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  );
}

const viewingOf = ({ ip, headers }: FastifyRequest) => ({
  ip,
  userAgent: headers['user-agent'] ?? null,
  isAhead: headers['sec-purpose'] !== undefined || headers['purpose'] === 'prefetch',
});
