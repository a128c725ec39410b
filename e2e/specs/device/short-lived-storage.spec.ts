import type { BrowserContext } from '@playwright/test';
import { downloadBy } from '../../support/downloads/files.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

const WORDS = {
  'en-US': {
    sample: 'Look at a sample',
    firstName: 'First name',
    week: /Safari deletes it after seven days/,
    anywhere: /only on this device/,
    download: 'Download',
    open: 'Open a JSON file you saved',
    unreadable: 'This file has no resume that we can read',
  },
  'pt-BR': {
    sample: 'Ver um exemplo',
    firstName: 'Nome',
    week: /O Safari exclui o currículo depois de sete dias/,
    anywhere: /só neste dispositivo/,
    download: 'Baixar',
    open: 'Abrir um arquivo JSON salvo',
    unreadable: 'Este arquivo não tem um currículo que possamos ler',
  },
} as const;

/** Identifies as Apple's WebKit. */
const asInSafari = (context: BrowserContext) =>
  context.addInitScript(() => Object.assign(globalThis, { GestureEvent: class extends Event {} }));

for (const { locale, viewport } of [
  { locale: 'en-US', viewport: { width: 1280, height: 800 } },
  { locale: 'pt-BR', viewport: { width: 360, height: 740 } },
] as const)
  test.describe(`${locale}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });
    const words = WORDS[locale];

    test('[BRW-06] Safari’s visitors are told of the seven days, and open a saved file without an account', async ({
      page,
      context,
      browser,
      trouble,
    }) => {
      await asInSafari(context);
      await page.goto('/builder');
      await page.getByRole('button', { name: words.sample }).click();
      await page.getByLabel(words.firstName, { exact: true }).first().fill('Iracema');
      await expect(page.locator('#root').getByText(words.week)).toBeVisible();
      await expectAccessible(page);
      const file = await downloadBy(page, async () => {
        await page.getByRole('button', { name: words.download, exact: true }).click();
        await page.getByRole('menuitem', { name: 'JSON' }).click();
      });

      const later = await browser.newContext({ locale, viewport });
      const visit = await later.newPage();
      await visit.goto(new URL('/builder', page.url()).href);
      const choose = async (path: string | { name: string; mimeType: string; buffer: Buffer }) => {
        const chooser = visit.waitForEvent('filechooser');
        await visit.locator('#root').getByRole('button', { name: words.open }).click();
        await (await chooser).setFiles(path);
      };
      trouble.announce(words.unreadable);
      await choose({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
      await expect(
        visit.getByRole('region', { name: /^(?:Notifications|Notificações)$/ }).getByText(words.unreadable),
      ).toBeVisible();
      await choose(await file.path());
      const name = visit.locator('#root').getByLabel(words.firstName, { exact: true }).first();
      await expect(name).toHaveValue('Iracema');
      // Other browsers delete nothing, so the page does not warn.
      await expect(visit.locator('#root').getByText(words.anywhere)).toBeVisible();
      await visit.reload();
      await expect(name).toHaveValue('Iracema');
      await later.close();
    });
  });
