import { SCREENS } from '@lauda/contract';
import { GALLERY_ORIGIN } from '../../support/addresses.ts';
import { answerSessionAs, answerSiteWith, expect, expectAccessible, test } from '../../support/test.ts';

// The session is mocked, so the server refuses its calls; on a slow machine a card shows that before the test ends.
const REFUSED = ['We couldn’t load your profile', 'Não foi possível carregar o perfil'];
test.use({ toleratedTrouble: ['not-found', 'screen', ...REFUSED] });

const THEMES = ['light', 'dark'] as const;
/** Two looks instead of four cover each language with each theme and width, and each theme with both widths. */
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
    // One of the components is a trouble notice.
    test.use({ colorScheme, toleratedTrouble: ["Couldn't save The server did not answer."] });
    test('[APP-18] every component of the kit has no accessibility violation', async ({ page }) => {
      await page.goto(`${GALLERY_ORIGIN}/ui`);
      await expect(page.getByRole('heading', { name: 'Component gallery' })).toBeVisible({ timeout: 60_000 });
      await expectAccessible(page);
    });

    test('[APP-18] menu, select, combobox, dialog and palette have none while they are open', async ({
      page,
    }) => {
      await page.goto(`${GALLERY_ORIGIN}/ui`);
      await expect(page.getByRole('heading', { name: 'Component gallery' })).toBeVisible({ timeout: 60_000 });
      const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
      const openable = [
        { opener: button('Menu'), popup: page.getByRole('menu') },
        { opener: page.getByRole('combobox', { name: 'Paper size' }), popup: page.getByRole('listbox') },
        { opener: page.getByRole('combobox', { name: 'State' }), popup: page.getByRole('listbox') },
        { opener: button('Dialog'), popup: page.getByRole('dialog') },
        { opener: button('Palette'), popup: page.getByRole('dialog') },
      ];
      for (const { opener, popup } of openable) {
        await opener.first().click();
        await expect(popup).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(popup).toBeHidden();
      }
    });
  });

test('the component gallery is not in the built product', async ({ page }) => {
  const answer = await page.goto('/ui');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});
