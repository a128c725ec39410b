import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEBUG_SCREENS } from '@lauda/contract';
import { GALLERY_ORIGIN } from '../../support/addresses.ts';
import { ROOT } from '../../support/product.ts';
import { answerSessionAs, expect, expectAccessible, test } from '../../support/test.ts';

test.use({ toleratedTrouble: ['not-found', 'screen'] });

const DIST = path.join(ROOT, 'apps/web/dist');
const TITLES = {
  'en-US': {
    '/auth-debug': 'Sign-in debugging',
    '/resume-tailoring-test': 'Tailoring debugging',
    '/admin-test': 'Staff rights debugging',
  },
  'pt-BR': {
    '/auth-debug': 'Depuração do acesso',
    '/resume-tailoring-test': 'Depuração da adaptação',
    '/admin-test': 'Depuração das permissões da equipe',
  },
} as const;

test.describe('without DEBUG_SCREENS', () => {
  for (const { path: address } of DEBUG_SCREENS)
    test(`[APP-04] ${address} is the 404, for staff too`, async ({ page }) => {
      await answerSessionAs(page, { staffRole: 'admin' });
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    });

  test('[APP-04] nothing of the screens is in the build', () => {
    const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(js|css|html)$/.test(name),
    );
    const built = files.map((name) => readFileSync(path.join(DIST, name), 'utf8')).join('\n');
    // Proves that the scan works: texts of other screens are found.
    expect(built).toContain('Page not found');
    const words = Object.values(TITLES).flatMap((titles) => Object.values(titles));
    for (const word of [...words, 'debug.authTitle', 'Session events', 'Eventos da sessão'])
      expect(built.includes(word), word).toBe(false);
  });
});

for (const locale of ['en-US', 'pt-BR'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`with DEBUG_SCREENS, ${locale}, ${colorScheme}`, () => {
      test.use({ locale, colorScheme, baseURL: GALLERY_ORIGIN });
      for (const [address, title] of Object.entries(TITLES[locale]))
        test(`${address} has no accessibility violation and fits a phone`, async ({ page }) => {
          // Vite compiles on the first request, so this takes longer.
          await answerSessionAs(page, { staffRole: 'admin' });
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 60_000 });
          await expectAccessible(page);
          await page.setViewportSize({ width: 390, height: 844 });
          await expectAccessible(page);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow, 'pixels wider than the phone').toBeLessThanOrEqual(0);
        });
    });

test.describe('with DEBUG_SCREENS', () => {
  test.use({ baseURL: GALLERY_ORIGIN });

  test('[APP-04] /auth-debug shows session and events, and signs out', async ({ page }) => {
    await answerSessionAs(page, { email: 'ana@lauda.example' });
    await page.route('**/api/account/sign-out', async (route) => {
      const nobody = { user: null, expiresAt: null, isSecondFactorVerified: false, impersonation: null };
      await page.route('**/api/session', (again) => again.fulfill({ json: { data: nobody } }));
      await route.fulfill({ json: { data: {} } });
    });
    await page.goto('/auth-debug');
    await expect(page.getByText('Signed in', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('cell', { name: 'INITIAL_SESSION' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/auth');
  });

  test('[APP-04] /resume-tailoring-test shows the working of a match', async ({ page }) => {
    await answerSessionAs(page, {});
    await page.goto('/resume-tailoring-test');
    const ad = page.getByRole('textbox', { name: 'Job description' });
    await expect(ad).toBeVisible({ timeout: 60_000 });
    await ad.fill('Operations Analyst\n\nRequirements\n- SQL\n- Welding\n');
    const lines = page.getByRole('table', { name: 'Lines of the job description' });
    await expect(lines.getByRole('row', { name: /Operations Analyst.*met/ })).toBeVisible();
    await expect(lines.getByRole('row', { name: /Welding.*missing/ })).toBeVisible();
    await expectAccessible(page);
  });

  test('[APP-04] /auth-debug leads to Google', async ({ page }) => {
    await page.route('**/api/account/social/start', (route) =>
      route.fulfill({ json: { data: { url: `${GALLERY_ORIGIN}/pricing` } } }),
    );
    await page.goto('/auth-debug');
    await expect(page.getByText('Not signed in')).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.waitForURL('**/pricing');
  });
});
