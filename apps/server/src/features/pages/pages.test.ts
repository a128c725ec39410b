import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { DEBUG_SCREENS } from '@lauda/contract';
import {
  PAGE_ALTERNATES,
  PAGE_BLANKS,
  PAGE_PATHS,
  PAGE_VARIANTS,
  pageAddress,
  pageFile,
} from '@lauda/contract/pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestUser, TEST_ORIGIN } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { subscribe } from '../../testing/plans.ts';

let folder: string;
let test: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lauda-web-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="en-US"><head></head><body>shell</body></html>',
  );
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>');
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(
    path.join(folder, '.vite/screen-preloads.json'),
    JSON.stringify({ '/builder': { 'en-US': ['/assets/en-1.js'], 'pt-BR': ['/assets/pt-1.js'] } }),
  );
  writeFileSync(path.join(folder, 'assets', 'app-1a2b.js'), 'start()');
  for (const variant of PAGE_VARIANTS) {
    const file = path.join(folder, pageFile(variant));
    mkdirSync(path.dirname(file), { recursive: true });
    const { origin, supportEmail } = PAGE_BLANKS;
    writeFileSync(
      file,
      `<!doctype html><html lang="${variant.locale}"><head><link rel="canonical" href="${origin}/"></head>` +
        `<body>${pageFile(variant)} ${supportEmail} ${'words '.repeat(200)}</body></html>`,
    );
  }
  test = await createTestApp({ webFolder: folder });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'GET', url, headers });

describe('pages', () => {
  it('[I18N-01] come in the language of the host, the stored choice or the browser', async () => {
    const lang = async (headers: Record<string, string>) =>
      /lang="([^"]+)"/.exec((await get('/', headers)).body)?.[1];
    expect(await lang({ host: 'lauda.example.br', cookie: 'lauda_locale=en-US' })).toBe('pt-BR');
    expect(await lang({ cookie: 'lauda_locale=pt-BR', 'accept-language': 'en' })).toBe('pt-BR');
    expect(await lang({ 'accept-language': 'pt-BR,pt' })).toBe('pt-BR');
    expect(await lang({})).toBe('en-US');
  });

  it('name what their screen needs first, in one language, and nothing where there is no screen', async () => {
    const inPortuguese = await get('/builder?tab=design', { cookie: 'lauda_locale=pt-BR' });
    expect(inPortuguese.body).toContain('<link rel="modulepreload" crossorigin href="/assets/pt-1.js">');
    expect(inPortuguese.body).toContain('href="/api/session"');
    expect(inPortuguese.body).not.toContain('en-1.js');
    expect((await get('/no-such-page')).body).not.toContain('preload');
    // Who is here changes before it is asked for.
    const withSession = await get('/builder', { cookie: 'lauda_locale=en-US; lauda_session=x' });
    expect(withSession.body).toContain('modulepreload');
    expect(withSession.body).toContain('href="/api/site"');
    expect(withSession.body).not.toContain('href="/api/session"');
  });

  it('are found where there is a screen and nowhere else', async () => {
    for (const url of ['/', '/builder', '/resumes?sort=name', '/admin/users'])
      expect((await get(url)).statusCode, url).toBe(200);
    for (const url of ['/nothing', '/builder/x', '//evil.example/', '/index.html', '/assets/../index.html'])
      expect((await get(url)).statusCode, url).toBe(404);
  });

  it('[APP-04] for looking inside are found only where they are switched on', async () => {
    const open = await createTestApp({ webFolder: folder, env: { DEBUG_SCREENS: 'true' } });
    const paths = ['/auth-debug', '/resume-tailoring-test', '/admin-test'];
    expect(DEBUG_SCREENS.map(({ path }) => path)).toEqual(paths);
    for (const url of paths) {
      expect((await get(url)).statusCode, url).toBe(404);
      expect((await open.app.inject({ method: 'GET', url })).statusCode, url).toBe(200);
      expect((await get('/robots.txt')).body).not.toContain(url);
    }
    await open.close();
  });

  it('are not what a call gets that does not exist', async () => {
    const answer = await get('/api/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });

  it('never turn a doubled slash into a redirect to another site', async () => {
    expect((await get('/pricing/')).headers['location']).toBe('/pricing');
    for (const url of ['//evil.example/', '/%2F/evil.example/', '//pricing/'])
      expect((await get(url)).headers['location'], url).toBeUndefined();
  });

  it('are revalidated, hashed files are not', async () => {
    expect((await get('/')).headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'cookie, accept-language, accept-encoding',
    });
    expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/favicon.svg')).statusCode).toBe(200);
  });

  it('are the finished ones for visitors, whoever reads them and in whatever theme', async () => {
    for (const page of PAGE_PATHS) {
      const { body } = await get(page);
      expect(body).toContain(
        pageFile({ path: page, locale: 'en-US', prefix: '', reader: 'visitor', offer: 'plans' }),
      );
      expect(body).toContain('help@lauda.example');
      expect(body).not.toContain('origin.invalid');
      const fixed = await get(pageAddress('/pt-br', page), {
        cookie: 'lauda_locale=en-US; lauda_theme=dark',
      });
      expect(fixed.body).toContain(
        pageFile({ path: page, locale: 'pt-BR', prefix: '/pt-br', reader: 'visitor', offer: 'plans' }),
      );
      expect(fixed.body).toContain('<html lang="pt-BR" data-theme="dark">');
      expect(fixed.headers['content-language']).toBe('pt-BR');
    }
  });

  it('[PUB-04] know who is Pro already where Pro is sold, and nowhere else', async () => {
    const pro = await createTestUser(test.database);
    await subscribe(test.database, pro, {});
    expect((await get('/pricing', pro.headers)).body).toContain('en-US-chosen-pro-plans/pricing');
    expect((await get('/', pro.headers)).body).toContain('en-US-chosen-pro-plans/index');
  });

  it('[OPS-06] speak of no plans where nothing is sold, and lead from the prices home', async () => {
    const open = await createTestApp({ webFolder: folder, isSelling: false });
    const ask = (url: string) => open.app.inject({ method: 'GET', url });
    for (const page of PAGE_PATHS.filter((each) => each !== '/pricing'))
      expect((await ask(page)).body).toContain(
        pageFile({ path: page, locale: 'en-US', prefix: '', reader: 'visitor', offer: 'open' }),
      );
    for (const [from, to] of [
      ['/pricing', '/'],
      ['/pt-br/pricing', '/pt-br'],
    ] as const) {
      const answer = await ask(from);
      expect([answer.statusCode, answer.headers['location']]).toEqual([302, to]);
    }
    const sitemap = (await ask('/sitemap.xml')).body;
    expect(sitemap).toContain('/faq');
    expect(sitemap).not.toContain('/pricing');
    await open.close();
  });

  it('know a user by the session, and only by one that is there', async () => {
    const { headers } = await createTestUser(test.database);
    expect((await get('/', headers)).body).toContain('en-US-chosen-user-plans/index');
    expect((await get('/pricing', headers)).body).toContain('en-US-chosen-user-plans/pricing');
    // Texts that users read inside the app.
    for (const url of ['/faq', '/terms-of-service'])
      expect((await get(url, headers)).body).toContain('shell');
    await test.database.auth.db.deleteFrom('session').execute();
    expect((await get('/', headers)).body).toContain('en-US-chosen-visitor-plans/index');
    expect((await get('/', { cookie: 'lauda_session=forged.c2lnbmF0dXJl' })).body).toContain(
      'visitor-plans/index',
    );
  });

  it('carry the address that people came by, and never one that they made up', async () => {
    const two = await createTestApp({
      webFolder: folder,
      env: { APP_ORIGINS: [TEST_ORIGIN, 'http://lauda.example.br'] },
    });
    const canonical = async (host: string) =>
      /href="([^"]+)"/.exec((await two.app.inject({ method: 'GET', url: '/', headers: { host } })).body)?.[1];
    expect(await canonical('lauda.example.br')).toBe('http://lauda.example.br/');
    expect(await canonical('evil.example')).toBe(`${TEST_ORIGIN}/`);
    const again = await two.app.inject({
      method: 'GET',
      url: '/pt-br/pricing',
      headers: { host: 'lauda.example.br' },
    });
    expect([again.statusCode, again.headers['location']]).toEqual([308, '/pricing']);
    await two.close();
  });

  it('come packed, and not at all when the browser has them', async () => {
    const packed = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe((await get('/')).body);
    const gzipped = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    const etag = String(packed.headers['etag']);
    expect((await get('/', { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get('/', { 'if-none-match': etag, cookie: 'lauda_theme=dark' })).statusCode).toBe(200);
    expect((await get('/', { 'if-none-match': etag, 'accept-language': 'pt' })).statusCode).toBe(200);
  });

  it('[APP-13] are listed with their languages, and what is private is not', async () => {
    const sitemap = (await get('/sitemap.xml')).body;
    for (const page of PAGE_PATHS)
      for (const { hreflang, prefix } of PAGE_ALTERNATES) {
        const address = TEST_ORIGIN + pageAddress(prefix, page);
        expect(sitemap).toContain(`<loc>${address}</loc>`);
        expect(sitemap).toContain(`hreflang="${hreflang}" href="${address}"`);
      }
    expect(sitemap).not.toMatch(/resumes|auth|admin/);
    expect((await get('/robots.txt')).body).toContain('Disallow: /resumes');
  });

  it('may run WebAssembly, and so may their workers, which live by the policy of their own file', async () => {
    const policyOf = async (url: string) => (await get(url)).headers['content-security-policy'];
    expect(await policyOf('/builder')).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(await policyOf('/assets/app-1a2b.js')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    expect(await policyOf('/favicon.svg')).not.toContain('wasm');
  });

  it('put nothing from the request into the HTML', async () => {
    const { body } = await get('/', {
      cookie: 'lauda_theme="><script>',
      'accept-language': '"><script>',
      host: '"><script>',
    });
    expect(body).not.toContain('script');
  });
});
