import type { Page } from '@playwright/test';
import { comeFromElsewhere } from '../../support/people/accounts.ts';
import { field, openBuilder } from '../../support/resumes.ts';
import { expect, test } from '../../support/test.ts';

test.beforeEach(({ context }) => comeFromElsewhere(context));

/** Holds back the rich text editor until the returned function is called. */
async function holdEditor(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/rich-text-editor-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The editor has a toolbar, its stand-in has none. */
const untilEditor = (page: Page) => expect(page.getByRole('button', { name: 'Bold' })).toBeVisible();

test('accents, dictation and paste reach a description before its editor has loaded', async ({ page }) => {
  const release = await holdEditor(page);
  await openBuilder(page);
  const summary = field(page, 'Summary');
  await summary.click();
  await page.keyboard.type('Informa');
  // What a dead key and a dictated word are to the page: no key with a letter in it.
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'çã', selectionStart: 2, selectionEnd: 2 });
  await keyboard.send('Input.insertText', { text: 'ção' });
  await page.keyboard.insertText(' e método');
  await page.keyboard.press('Enter');
  await page.keyboard.type('xy');
  await page.keyboard.press('Backspace');
  await expect(summary).toBeFocused();
  await expect(page.locator('p', { hasText: 'Informação e método' })).toBeVisible();

  release();
  await untilEditor(page);
  await expect(summary).toBeFocused();
  await page.keyboard.type('!');
  await expect(summary.locator('p')).toHaveText(['Informação e método', 'x!']);
});

test('the editor waits for an accent that is being composed', async ({ page }) => {
  const release = await holdEditor(page);
  await openBuilder(page);
  const summary = field(page, 'Summary');
  await summary.click();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: '~', selectionStart: 1, selectionEnd: 1 });
  const loaded = page.waitForResponse('**/assets/rich-text-editor-*.js');
  release();
  const url = (await loaded).url();
  await page.evaluate(async (script) => {
    await import(script);
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  }, url);
  await keyboard.send('Input.insertText', { text: 'ã' });
  await untilEditor(page);
  await page.keyboard.type('o');
  await expect(summary.locator('p')).toHaveText(['ão']);
});

test('who leaves a description before its editor has loaded keeps what was typed, and the focus', async ({
  page,
}) => {
  const release = await holdEditor(page);
  await openBuilder(page);
  await field(page, 'Summary').click();
  await page.keyboard.type('Kept');
  await field(page, 'First name').click();
  release();
  await page.keyboard.type('Ana');
  await expect(field(page, 'First name')).toHaveValue('Ana');
  await field(page, 'Summary').click();
  await untilEditor(page);
  await expect(field(page, 'Summary')).toHaveText('Kept');
});
