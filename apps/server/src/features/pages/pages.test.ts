import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DEBUG_SCREENS } from '@lauda/contract';
import { LATE_STYLES_SCRIPT } from '@lauda/contract/site/late-styles';
import {
  PAGE_ALTERNATES,
  PAGE_BLANKS,
  PAGE_PATHS,
  PAGE_VARIANTS,
  pageAddress,
  pageFile,
} from '@lauda/contract/site/pages';
import { LOCALES } from '@lauda/domain/locale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestImpersonator, createTestUser, TEST_ORIGIN } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { EARLY_SCRIPT, writeEarlyBuilder } from '../../testing/early-builder.ts';
import { subscribe } from '../../testing/billing/plans.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const LATE_STYLES = hashOf(LATE_STYLES_SCRIPT);

let folder: string;
let test: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lauda-web-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="en-US"><head><link rel="manifest" href="/manifest.en-US.webmanifest" /></head><body>shell</body></html>',
  );
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>');
  for (const locale of LOCALES)
    writeFileSync(path.join(folder, `manifest.${locale}.webmanifest`), '{"name":"Lauda"}');
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
  writeEarlyBuilder(folder);
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
    // With a session the signed-in user may change before the answer is used, so it is not preloaded.
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
    // Texts that signed-in users read inside the app.
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
    expect(await policyOf('/resumes')).toContain(`script-src 'self' ${LATE_STYLES} 'wasm-unsafe-eval';`);
    expect(await policyOf('/builder')).toMatch(
      /script-src 'self' 'sha256-[\w+/=]{44}' 'sha256-[\w+/=]{44}' 'wasm-unsafe-eval';/,
    );
    expect(await policyOf('/assets/app-1a2b.js')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    expect(await policyOf('/favicon.svg')).not.toContain('wasm');
  });

  it('bring the early form of the builder with whose it is, and admit its script alone', async () => {
    const { userId, headers } = await createTestUser(test.database);
    const early = async (url: string, given: Record<string, string> = {}) => {
      const { body, headers: answered } = await get(url, given);
      const [, owner = null, text = null] = /data-owner="([^"]*)">([^<]*)</.exec(body) ?? [];
      const policy = String(answered['content-security-policy']);
      return { owner, text, body, policy };
    };
    expect(await early('/builder')).toMatchObject({ owner: 'visitor', text: 'en-US visitor' });
    const inPortuguese = { cookie: 'lauda_locale=pt-BR; lauda_theme=dark' };
    expect(await early('/builder?resume=x', inPortuguese)).toMatchObject({
      owner: 'visitor',
      text: 'pt-BR visitor',
      body: expect.stringContaining('<html lang="pt-BR" data-theme="dark">'),
    });
    const own = await early('/builder', headers);
    expect(own).toMatchObject({ owner: userId, text: 'en-US user' });
    // Placed after the app's root element: the script needs both.
    expect(own.body).toContain(`<script>${EARLY_SCRIPT}</script></body>`);
    expect(own.policy).toContain(
      `script-src 'self' ${hashOf(EARLY_SCRIPT)} ${LATE_STYLES} 'wasm-unsafe-eval';`,
    );
    // No form on other screens, and none during impersonation.
    expect((await early('/resumes', headers)).owner).toBe(null);
    const hashes = (policy: string) => policy.match(/'sha256-[^']+'/g);
    expect(hashes((await early('/resumes', headers)).policy)).toEqual([LATE_STYLES]);
    const seen = await early('/builder', (await createTestImpersonator(test.database)).headers);
    expect([seen.owner, hashes(seen.policy)]).toEqual([null, [LATE_STYLES]]);
    await test.database.auth.db.deleteFrom('session').where('user_id', '=', userId).execute();
    expect(await early('/builder', headers)).toMatchObject({ owner: 'visitor' });
  });

  it('come packed to those who take them so', async () => {
    const plain = await get('/builder');
    const packed = await get('/builder', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
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

describe('what is shared before the service worker is there', () => {
  const FORM = '--b\r\ncontent-disposition: form-data; name="text"\r\n\r\nwords\r\n--b--\r\n';
  const share = (headers: Record<string, string>, payload = FORM) =>
    test.app.inject({
      method: 'POST',
      url: '/share-target',
      headers: { 'content-type': 'multipart/form-data; boundary=b', ...headers },
      payload,
    });

  it.each([
    ['the share sheet', { 'sec-fetch-site': 'none', origin: 'null', cookie: 'lauda_session=x' }],
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: TEST_ORIGIN }],
    ['a stranger’s form', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a program', {}],
  ])('leads to the screen that asks for it again: %s', async (_name, headers) => {
    const answer = await share(headers);
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/upload-resume?shared=missing']);
    expect(answer.body).not.toContain('words');
    expect(answer.headers['connection']).not.toBe('close');
  });

  it('is not even drained when it is larger than any import, or does not say how large it is', async () => {
    for (const length of [String(11 * 2 ** 20), 'many']) {
      const answer = await share({ 'content-length': length });
      expect([answer.statusCode, answer.headers['connection']], length).toEqual([303, 'close']);
    }
  });

  it('opens no other address to other sites', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/account/sign-out',
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    });
    expect(answer.json()).toMatchObject({ error: { code: 'CROSS_SITE_REQUEST' } });
  });
});

describe('the manifest of the installed app', () => {
  it.each([
    ['en-US', {}],
    ['pt-BR', { cookie: 'lauda_locale=pt-BR' }],
  ])('is linked in the language of the page, and served as one: %s', async (locale, headers) => {
    const address = `/manifest.${locale}.webmanifest`;
    expect((await get('/builder', headers)).body).toContain(`href="${address}"`);
    const manifest = await get(address);
    expect(manifest.statusCode).toBe(200);
    expect(manifest.headers['content-type']).toContain('application/manifest+json');
    expect(manifest.headers['cache-control']).toBe('public, max-age=86400');
    expect((await get('/builder')).headers['content-security-policy']).toContain("manifest-src 'self'");
  });
});
