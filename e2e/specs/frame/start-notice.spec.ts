import type { Page } from '@playwright/test';
import { expect, expectAccessible, forgiveNetwork, test } from '../../support/test.ts';

const NOTICES = {
  'en-US': { title: 'Lauda hasn’t started yet', again: 'Load the page again' },
  'pt-BR': { title: 'A Lauda ainda não abriu', again: 'Carregar de novo' },
} as const;

const expectNotice = async (page: Page, locale: keyof typeof NOTICES) => {
  const { title, again } = NOTICES[locale];
  await expect(page.getByText(title)).toBeVisible({ timeout: 12_000 });
  await expect(page.getByText(/Firefox 128/).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('link', { name: again })).toBeVisible();
};

for (const locale of ['en-US', 'pt-BR'] as const) {
  test.describe(locale, () => {
    test.use({
      locale,
      viewport: { width: 360, height: 640 },
      colorScheme: locale === 'en-US' ? 'light' : 'dark',
    });

    test('[APP-19] a page whose files are gone says so, and starts when it is loaded again', async ({
      page,
      pageErrors,
    }) => {
      await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto('/builder');
      await expectNotice(page, locale);
      await expectAccessible(page);
      forgiveNetwork(pageErrors);
      await page.unroute('**/assets/*.js');
      await page.getByRole('link', { name: NOTICES[locale].again }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(NOTICES[locale].title)).toHaveCount(0);
    });
  });
}

for (const { path, words } of [
  { path: '/builder', words: 'Load the page again' },
  { path: '/', words: 'Sign in' },
])
  test(`[APP-19] ${path} is painted although its stylesheet never comes`, async ({ page }) => {
    await page.route('**/assets/*.{css,js}', () => undefined);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('link[media="print"]')).toBeAttached({ timeout: 12_000 });
    // A click needs a painted frame.
    await page.getByRole('link', { name: words }).filter({ visible: true }).first().click({ trial: true });
    await page.unroute('**/assets/*.{css,js}');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('link[media="print"]')).toHaveCount(0);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[APP-19] a page without JavaScript says what it needs', async ({ page }) => {
    await page.goto('/builder');
    await expectNotice(page, 'en-US');
  });
});

test('[APP-19] the program takes the place of the notice without moving the page', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        dataset['shift'] = String(Number(dataset['shift'] ?? 0) + entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Delayed enough to paint a frame with the notice.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.05);
});
