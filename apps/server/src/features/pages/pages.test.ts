import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEBUG_SCREENS } from '@lauda/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';

let folder: string;
let test: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lauda-web-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="en-US"><body>shell</body></html>',
  );
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'assets', 'app-1a2b.js'), 'start()');
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
      vary: 'cookie, accept-language',
    });
    expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/favicon.svg')).statusCode).toBe(200);
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
