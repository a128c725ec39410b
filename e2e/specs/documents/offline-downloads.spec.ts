import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { comeFromElsewhere, signUp } from '../../support/people/accounts.ts';
import { downloadBy, expectToSay, pdfText, wordText } from '../../support/downloads/files.ts';
import { untilKept } from '../../support/browser/offline.ts';
import { usePhoto } from '../../support/acts/photos.ts';
import { givePro } from '../../support/plans.ts';
import { untilPainted } from '../../support/preview.ts';
import { field, openBuilder, resumesOf, untilSaved } from '../../support/resumes.ts';
import { expect, forgiveNetwork, test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow', toleratedTrouble: ['save', 'preview', 'tool'] });
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ context }) => comeFromElsewhere(context));

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const userIdOf = async (context: BrowserContext) =>
  ((await (await context.request.get('/api/session')).json()) as { data: { user: { id: string } } }).data.user
    .id;

/** Waits until the engine and its fonts are cached on this device. */
const untilEngineKept = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const files = await (await caches.open('lauda-files-1')).keys();
          const count = (ending: string) => files.filter(({ url }) => url.endsWith(ending)).length;
          return count('.wasm') >= 2 && count('.ttf') >= 10;
        }),
      { timeout: 60_000 },
    )
    .toBe(true);

const choose = async (page: Page, format: RegExp) => {
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: format }).click();
};

async function untilPlanKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open('lauda-answers-1')).keys();
      return kept.some(({ url }) => url.includes('/api/plan/'));
    });
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
}

test('[BRW-03] whoever has Pro writes, previews and downloads PDF and Word without a network', async ({
  page,
  context,
  pageErrors,
}) => {
  await page.goto('/auth');
  await signUp(page);
  await givePro(await userIdOf(context));
  await openBuilder(page);
  await untilKept(page);
  await field(page, 'First name').fill('Maya');
  const photoBack = page.waitForResponse(
    (answer) => answer.url().includes('/api/photo/') && answer.request().method() === 'GET',
  );
  await usePhoto(page);
  await photoBack;
  await untilSaved(page);
  await untilPainted(page);
  await untilEngineKept(page);
  await untilPlanKept(page);

  await context.setOffline(true);
  await page.reload();
  await expect(field(page, 'First name')).toHaveValue('Maya', { timeout: 20_000 });
  await field(page, 'Last name').fill('Offline');
  await untilPainted(page);
  const pdf = await downloadBy(page, () => choose(page, /^PDF/));
  expect(pdf.suggestedFilename()).toBe("Maya's Resume.pdf");
  expectToSay(await pdfText(await pdf.path()), ['Maya', 'Offline']);
  const word = await downloadBy(page, () => choose(page, /^Word/));
  expect(word.suggestedFilename()).toBe("Maya's Resume.docx");
  expectToSay(await wordText(await word.path()), ['Maya', 'Offline']);

  const own = sha256(await readFile(await pdf.path()));
  await context.setOffline(false);
  await expect(async () => {
    const [resume] = await resumesOf(context);
    expect(resume?.resume.personalInfo).toMatchObject({ firstName: 'Maya', lastName: 'Offline' });
  }).toPass({ timeout: 30_000 });
  const [resume] = await resumesOf(context);
  expect(resume?.resume.personalInfo.photo).toBeDefined();
  const served = await context.request.get(`/api/resume/${resume?.id}/export/pdf`);
  expect(served.status()).toBe(200);
  expect(sha256(await served.body())).toBe(own);
  forgiveNetwork(pageErrors);
});

test('[BRW-03] the free plan has no more without a network than with one', async ({
  page,
  context,
  pageErrors,
}) => {
  await page.goto('/auth');
  await signUp(page);
  await openBuilder(page);
  await untilKept(page);
  await field(page, 'First name').fill('Ana');
  await untilSaved(page);
  await untilEngineKept(page);
  await untilPlanKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(field(page, 'First name')).toHaveValue('Ana', { timeout: 20_000 });
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  for (const format of [/^PDF/, /^Word/]) {
    await choose(page, format);
    await expect(page.getByRole('dialog').getByRole('link', { name: 'See Pro' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  expect(downloads).toEqual([]);
  const text = await downloadBy(page, () => choose(page, /^Plain text/));
  expect(await readFile(await text.path(), 'utf8')).toContain('Ana');
  await context.setOffline(false);
  forgiveNetwork(pageErrors);
});

test('[BRW-03] a visitor is asked for an account, as ever', async ({ page, context, pageErrors }) => {
  await openBuilder(page);
  await untilKept(page);
  await field(page, 'First name').fill('Ana');
  await untilEngineKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(field(page, 'First name')).toHaveValue('Ana', { timeout: 20_000 });
  await choose(page, /^PDF/);
  await expect(page.getByRole('dialog').getByRole('button', { name: /Create|Save|Keep/ })).toBeVisible();
  await context.setOffline(false);
  forgiveNetwork(pageErrors);
});
