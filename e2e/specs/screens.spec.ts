import { SCREENS } from '@lauda/contract';
import { GALLERY_ORIGIN } from '../support/addresses.ts';
import { answerSessionAs, answerSiteWith, expect, expectAccessible, test } from '../support/test.ts';

// The session is made up here: the server refuses its calls, and on a slow machine a card says so before the test ends.
const REFUSED = ['We couldn’t load your profile', 'Não foi possível carregar o perfil'];
test.use({ toleratedTrouble: ['not-found', 'screen', ...REFUSED] });

const THEMES = ['light', 'dark'] as const;
/** Each language meets each theme and each width, and each theme both widths, in two looks instead of four. */
const LOOKS = [
  { locale: 'en-US', wide: 'light', phone: 'dark' },
  { locale: 'pt-BR', wide: 'dark', phone: 'light' },
] as const;
const ADDRESSES = [...SCREENS.map(({ path }) => path), '/no-such-page'];

for (const { locale, wide, phone } of LOOKS)
  test.describe(`${locale}, ${wide}, ${phone} on a phone`, () => {
    test.use({ locale, colorScheme: wide });
    for (const address of ADDRESSES)
      test(`[APP-18] ${address} has no accessibility violation and fits a phone`, async ({ page }) => {
        await answerSessionAs(page, { staffRole: 'admin' });
        await answerSiteWith(page, { coverLetter: true });
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expectAccessible(page);

        const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
        await page.emulateMedia({ colorScheme: phone });
        await expect(page.locator('body'), 'the other theme').not.toHaveCSS('background-color', ground);
        await page.setViewportSize({ width: 390, height: 844 });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, 'pixels wider than the phone').toBeLessThanOrEqual(0);
      });
  });

for (const colorScheme of THEMES)
  test.describe(`gallery, ${colorScheme}`, () => {
    test.use({ colorScheme });
    test('[APP-18] every component of the kit has no accessibility violation', async ({ page }) => {
      await page.goto(`${GALLERY_ORIGIN}/ui`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
      await expectAccessible(page);
    });
  });

test('the component gallery is not in the built product', async ({ page }) => {
  const answer = await page.goto('/ui');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});
