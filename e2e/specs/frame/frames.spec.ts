import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SCREENS } from '@lauda/contract';
import { ROOT } from '../../support/product.ts';
import { answerSessionAs, answerSiteWith, expect, test } from '../../support/test.ts';

test.use({ toleratedTrouble: ['not-found', 'screen'] });

const PUBLIC = ['/', '/auth', '/reset-password', '/pricing', '/faq', '/privacy-policy', '/terms-of-service'];
const APP = [
  '/resumes',
  '/applications',
  '/builder',
  '/upload-resume',
  '/new-resume',
  '/resume-tailoring',
  '/account-settings',
  '/subscription',
  '/cover-letter',
  '/resume-assistant',
  '/admin',
];

const sidebar = 'App navigation';

test.beforeEach(({ page }) => answerSiteWith(page, { coverLetter: true }));

test('[APP-01] public screens have the top navigation and no sidebar', async ({ page }) => {
  for (const address of PUBLIC) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: sidebar })).toHaveCount(0);
  }
});

test('[APP-01] /privacy and /terms lead to the real pages, and every link uses those', async ({
  page,
  request,
}) => {
  for (const [from, to] of [
    ['/privacy', '/privacy-policy'],
    ['/terms', '/terms-of-service'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([308, to]);
    await page.goto('/');
    // Also if the app itself changes the URL.
    await page.evaluate((address) => history.pushState(null, '', address), from);
    await page.reload();
    await expect(page).toHaveURL(to);
    await expect(page.locator(`a[href="${from}"]`)).toHaveCount(0);
    await expect(page.locator(`a[href="${to}"]`)).not.toHaveCount(0);
  }
});

test('[APP-02] app screens have the sidebar and the top bar, and a chunk of their own', async ({ page }) => {
  await answerSessionAs(page, { staffRole: 'admin' });
  for (const address of APP) {
    await page.goto(address);
    await expect(page.getByRole('navigation', { name: sidebar }), address).toBeVisible();
    await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toBeVisible();
  }
  const manifest = JSON.parse(
    readFileSync(path.join(ROOT, 'apps/web/dist/.vite/manifest.json'), 'utf8'),
  ) as Record<string, { isDynamicEntry?: boolean }>;
  for (const address of APP) {
    const chunk = Object.keys(manifest).find((key) =>
      [`${address}.tsx`, `${address}.index.tsx`].some((file) => key.includes(`${file}?tsr-split=component`)),
    );
    expect(manifest[chunk ?? '']?.isDynamicEntry, `own chunk of ${address}`).toBe(true);
  }
});

test('[APP-02] the builder is open to visitors', async ({ page }) => {
  await page.goto('/builder');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Resume');
});

test('[APP-02] sidebar and top bar disappear in fullscreen mode', async ({ page }) => {
  await page.goto('/builder?fullscreen=true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Resume');
  await expect(page.getByRole('navigation', { name: sidebar })).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('[APP-02] cover letters are there only while their flag is on', async ({ page }) => {
  await answerSessionAs(page, {});
  await answerSiteWith(page, { coverLetter: false });
  await page.goto('/cover-letter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('[APP-03] some screens are unguarded inside the shell', async ({ page }) => {
  // Never answered: the callback continues as soon as the session is known.
  await page.route('**/api/session', () => {});
  for (const address of ['/auth/callback', '/error']) {
    await page.goto(address);
    await expect(page.getByRole('navigation', { name: sidebar })).toBeVisible();
    await expect(page).toHaveURL(address);
  }
});

for (const [locale, title] of [
  ['en-US', 'Page not found'],
  ['pt-BR', 'Página não encontrada'],
] as const)
  test.describe(locale, () => {
    test.use({ locale });
    test('[APP-03] any unknown path shows a 404 with a way home', async ({ page }) => {
      for (const address of ['/nothing', '/resumes/extra', '/builder/x/y', '/%F0%9F%98%80']) {
        const answer = await page.goto(address);
        expect(answer?.status(), address).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      }
      await page.getByRole('main').getByRole('link').click();
      await expect(page).toHaveURL('/');
    });
  });

test('every screen of the contract is a route of the app, and none is missing from it', async ({ page }) => {
  test.slow();
  await answerSessionAs(page, { staffRole: 'admin' });
  for (const { path: address } of SCREENS) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).not.toHaveText('Page not found');
  }
});
