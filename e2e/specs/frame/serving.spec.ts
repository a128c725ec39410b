import { SCREENS } from '@lauda/contract';
import { INTERNAL_PORT, PRODUCT_ORIGIN, PRODUCT_PORT } from '../../support/addresses.ts';
import { expect, test } from '../../support/test.ts';

test('pages carry a strict policy: own files only, nothing inline', async ({ request }) => {
  const answer = await request.get('/');
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(await answer.text()).not.toMatch(/<script>|<style|style="|onclick/);
});

test('hashed files are kept for good and come compressed', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const answer = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await request.get('/assets/../../package.json')).status()).toBe(404);
  expect((await request.get('/assets/no-such-file.js')).status()).toBe(404);
});

test('search engines find the public screens and are kept from the others', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const robots = await (await request.get('/robots.txt')).text();
  for (const { path, isIndexed } of SCREENS) {
    expect(sitemap.includes(`<loc>${PRODUCT_ORIGIN}${path}</loc>`), path).toBe(isIndexed);
    expect(robots.includes(`Disallow: ${path}\n`), path).toBe(!isIndexed);
  }
});

test('a slash too many leads to the page, and never to another site', async ({ request }) => {
  const answer = await request.get('/pricing/', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([308, '/pricing']);
  const hostile = await fetch(`${PRODUCT_ORIGIN}//evil.example/`, { redirect: 'manual' });
  expect(hostile.status).toBe(404);
});

test('the canonical address is the screen without its query', async ({ page }) => {
  await page.goto('/pricing?utm=x');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${PRODUCT_ORIGIN}/pricing`);
  await expect(page).toHaveTitle('Pricing · Lauda');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await page.goto('/builder');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('health and figures are on the internal port and not on the public one', async ({ request }) => {
  const internal = `http://127.0.0.1:${INTERNAL_PORT}`;
  expect((await request.get(`${internal}/readyz`)).status()).toBe(200);
  expect(await (await request.get(`${internal}/metrics`)).text()).toContain('lauda_http_request_seconds');
  for (const address of ['/metrics', '/readyz', '/livez'])
    expect((await request.get(`http://127.0.0.1:${PRODUCT_PORT}${address}`)).status()).toBe(404);
});
