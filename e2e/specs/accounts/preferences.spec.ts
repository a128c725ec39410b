import { untilProgram } from '../../support/resumes.ts';
import { expect, test } from '../../support/test.ts';

const background = 'rgb(246, 245, 241)';
const darkBackground = 'rgb(17, 20, 18)';

test.describe('system theme', () => {
  test.use({ colorScheme: 'dark' });
  test('[APP-17] the theme follows the system', async ({ page }) => {
    await page.goto('/builder');
    await expect(page.locator('body')).toHaveCSS('background-color', darkBackground);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('body')).toHaveCSS('background-color', background);
  });
});

test('[APP-17] a chosen theme stays, and is in the page before anything is painted', async ({
  page,
  request,
  context,
}) => {
  await page.goto('/builder');
  await page.getByRole('button', { name: 'Theme and language' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', darkBackground);

  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const html = await (await request.get('/builder', { headers: { cookie: cookies } })).text();
  expect(html).toMatch(/<html [^>]*data-theme="dark"/);
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('background-color', darkBackground);

  await page.getByRole('button', { name: 'Theme and language' }).click();
  await page.getByRole('menuitemradio', { name: 'Same as device' }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', background);
});

test('[APP-17] the command palette goes places and does things', async ({ page }) => {
  await page.goto('/builder');
  await untilProgram(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('pric');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pricing');
  await expect(page.locator('[data-plan]')).toHaveCount(3);

  await page.goto('/builder');
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', darkBackground);
});

test('the shortcuts are listed on Ctrl+/', async ({ page }) => {
  await page.goto('/builder');
  await untilProgram(page);
  await page.keyboard.press('Control+/');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText(
    'Show or hide the sidebar',
  );
});

test('[I18N-01] a chosen language is kept over what the browser asks for', async ({ page }) => {
  await page.goto('/builder');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.getByRole('button', { name: 'Theme and language' }).click();
  await page.getByRole('menuitemradio', { name: 'Português (Brasil)' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('button', { name: 'Novo currículo' })).toBeVisible();
});

test.describe('browser in Portuguese', () => {
  test.use({ locale: 'pt-BR' });
  test('[I18N-01] without a choice the browser decides', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Um currículo para você assinar embaixo',
    );
  });
});
