import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { comeFromElsewhere, signUp } from '../../support/people/accounts.ts';
import { PRODUCT_ORIGIN } from '../../support/addresses.ts';
import { untilKept } from '../../support/browser/offline.ts';
import { createResume, field, openBuilder, resumesOf, untilSaved } from '../../support/resumes.ts';
import { shareWith } from '../../support/acts/sharing-in.ts';
import { expect, expectAccessible, forgiveNetwork, test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow', toleratedTrouble: ['save', 'preview', 'tool'] });
test.describe.configure({ timeout: 90_000 });
test.beforeEach(({ context }) => comeFromElsewhere(context));

const RESUME = path.resolve(import.meta.dirname, '../../files/resume-en.pdf');
const READ_MS = 45_000;

const importsOf = async (context: BrowserContext) =>
  ((await (await context.request.get('/api/import')).json()) as { data: unknown[] }).data;
const reviewed = (page: Page, place: string) => page.locator(`[data-review="${place}"]`).locator('input');

/** Signs in and waits until the service worker controls the page. */
async function arrive(page: Page): Promise<void> {
  await page.goto('/auth');
  await signUp(page);
  await page.goto('/resumes');
  await untilKept(page);
}

const WORDS = {
  'en-US': { shortcuts: ['New resume', 'Applications'], description: 'Works offline' },
  'pt-BR': { shortcuts: ['Novo currículo', 'Candidaturas'], description: 'Funciona sem internet' },
};

for (const locale of ['en-US', 'pt-BR'] as const)
  test(`[BRW-02] the browser finds nothing wrong with installing the app: ${locale}`, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'lauda_locale', value: locale, url: PRODUCT_ORIGIN }]);
    for (const address of ['/builder', '/']) {
      await page.goto(address);
      const devtools = await context.newCDPSession(page);
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      // A test's window is incognito, so nothing can be installed from it.
      expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
      const { url, errors, data = '' } = await devtools.send('Page.getAppManifest');
      expect(url).toBe(`${PRODUCT_ORIGIN}/manifest.${locale}.webmanifest`);
      expect(errors).toEqual([]);
      const manifest = JSON.parse(data) as {
        description: string;
        icons: { src: string; purpose: string }[];
        shortcuts: { name: string; icons: { src: string }[] }[];
      };
      expect(manifest.description).toContain(WORDS[locale].description);
      expect(manifest.shortcuts.map(({ name }) => name)).toEqual(WORDS[locale].shortcuts);
      expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
      for (const { src } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]) {
        const icon = await context.request.get(src);
        expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, 'image/png']);
      }
    }
  });

test('[BRW-02] a file that another app shares is imported once the person says so', async ({
  page,
  context,
}) => {
  await arrive(page);
  await shareWith(page, '/share-target', { file: RESUME });
  await expect(page).toHaveURL('/upload-resume?shared=kept');
  await expect(page.getByText('Import this file?')).toBeVisible();
  await expect(page.getByText('resume-en.pdf')).toBeVisible();
  await expectAccessible(page);
  expect(await importsOf(context)).toEqual([]);
  // It stays pending even after a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Import file' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check what we read' })).toBeVisible({
    timeout: READ_MS,
  });
  await expect(reviewed(page, 'experience/0/company')).toHaveValue('Atlas Peak Outfitters');
  await reviewed(page, 'personalInfo/lastName').fill('Kessler');
  await page.getByRole('button', { name: 'Open in the editor' }).click();
  await expect(page).toHaveURL(/\/builder\?resume=/, { timeout: 20_000 });
  // The review has such a field too, and stays until the editor has loaded.
  await expect(reviewed(page, 'personalInfo/lastName')).toHaveCount(0);
  await field(page, 'First name').fill('Marlene');
  // The status may still show the import's 'Saved' when the edit has just begun.
  await expect
    .poll(async () => (await resumesOf(context))[0]?.resume.personalInfo)
    .toMatchObject({ firstName: 'Marlene', lastName: 'Kessler' });
  await page.goto('/upload-resume?shared=kept');
  await expect(page.getByText('We couldn’t take over what you shared.')).toBeVisible();
});

test('[BRW-02] a job that another app shares begins an application', async ({ page, context }) => {
  await arrive(page);
  await shareWith(page, '/share-target', {
    fields: { title: 'Jobs', text: 'Senior Product Designer\n\nWe look for somebody who draws.' },
  });
  await expect(page).toHaveURL('/applications?shared=kept');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox').first()).toHaveValue(/We look for somebody who draws\./);
  // The next shared item replaces an undecided one.
  await shareWith(page, '/share-target', {
    fields: { text: 'Night Baker\n\nWe look for somebody who bakes.' },
  });
  await expect(dialog.getByRole('textbox').first()).toHaveValue(/We look for somebody who bakes\./);
  await dialog.getByRole('textbox', { name: 'Company' }).fill('Globex');
  await dialog.getByRole('button', { name: /^(Create|Add)/ }).click();
  await expect(page).toHaveURL(/\/applications\/[\da-f-]{36}$/);
  await expect(async () => {
    const answer = await context.request.get('/api/application/all');
    expect(await answer.text()).toContain('Globex');
  }).toPass();
});

test('[BRW-02] a stranger’s form can ask, and does nothing by itself', async ({ page, context }) => {
  await arrive(page);
  await context.route('http://stranger.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Stranger</title>' }),
  );
  await page.goto('http://stranger.example/');
  await shareWith(page, `${PRODUCT_ORIGIN}/share-target`, { file: RESUME });
  await expect(page).toHaveURL(`${PRODUCT_ORIGIN}/upload-resume?shared=kept`);
  await expect(page.getByRole('button', { name: 'Import file' })).toBeVisible();
  expect(await importsOf(context)).toEqual([]);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(`${PRODUCT_ORIGIN}/upload-resume`);
  expect(await importsOf(context)).toEqual([]);
  // The cache itself may exist again, empty: looking for a shared item opens it.
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/shared-item')) === undefined))
    .toBe(true);
});

test('[BRW-02] what is shared before the service worker is there is asked for again', async ({ browser }) => {
  const fresh = await browser.newContext({ serviceWorkers: 'block' });
  await comeFromElsewhere(fresh);
  const page = await fresh.newPage();
  await page.goto('/auth');
  await signUp(page);
  await shareWith(page, '/share-target', { file: RESUME });
  await expect(page).toHaveURL('/upload-resume?shared=missing');
  await expect(page.getByText('We couldn’t take over what you shared.')).toBeVisible();
  await fresh.close();
});

test('[BRW-02] the installed app opens without a network', async ({ page, context, pageErrors }) => {
  await arrive(page);
  const id = await createResume(context, { title: 'On the train' });
  await openBuilder(page, `/builder?resume=${id}`);
  await field(page, 'First name').fill('Maya');
  await untilSaved(page);
  await context.setOffline(true);
  await page.goto('/resumes');
  await expect(page.getByText('You’re offline. These are the resumes that are on this device.')).toBeVisible({
    timeout: 20_000,
  });
  await page.goto('/applications');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await page.goto('/new-resume');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/resumes');
  await page
    .getByRole('link', { name: /On the train/ })
    .first()
    .click();
  await expect(field(page, 'First name')).toHaveValue('Maya', { timeout: 20_000 });
  await context.setOffline(false);
  forgiveNetwork(pageErrors);
});
