import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { comeFromElsewhere, forgiveRefusals, signUp } from '../../support/people/accounts.ts';
import { givePro } from '../../support/plans.ts';
import { createResume, field, untilSaved } from '../../support/resumes.ts';
import { userIdOf } from '../../support/people/staff.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { expectSoundLayout } from '../../support/watching/layout-faults.ts';

test.describe.configure({ timeout: 60_000 });
test.beforeEach(({ context }) => comeFromElsewhere(context));

const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

interface ReaderOptions {
  colorScheme?: 'light' | 'dark';
  width?: number;
  hasScript?: boolean;
}

/** A recipient of the link in another browser; scripts run only for the accessibility check. */
async function reader(browser: Browser, options: ReaderOptions = {}) {
  const { colorScheme = 'light', width = 1440, hasScript = false } = options;
  const context = await browser.newContext({
    userAgent: AGENT,
    javaScriptEnabled: hasScript,
    colorScheme,
    viewport: { width, height: 844 },
  });
  await comeFromElsewhere(context);
  return { context, page: await context.newPage() };
}

const openSharing = async (page: Page) => {
  await page.getByRole('button', { name: /^(More for|Mais opções de) Aurora/ }).click();
  await page.getByRole('menuitem', { name: /^(Share|Compartilhar)$/ }).click();
};

test('[RES-10] a link is made, opened by a stranger, counted, and ended', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/auth');
  await signUp(page);
  await createResume(context, { title: 'Aurora' });
  await page.reload();
  await openSharing(page);
  const dialog = page.getByRole('dialog', { name: 'Share Aurora' });
  await expect(dialog.getByText('No links yet. This resume is private.')).toBeVisible();
  await dialog.getByRole('button', { name: 'New link' }).click();
  await dialog.getByRole('textbox', { name: 'Label (only you see it)' }).fill('Recruiter');
  await expect(dialog.getByRole('switch', { name: 'Allow downloading the PDF' })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await dialog.getByRole('button', { name: 'Copy link: Recruiter' }).click();
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByText('Link copied')).toBeVisible();
  await expectSoundLayout(page, [{ width: 360, height: 640 }]);
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await expectAccessible(page);

  const stranger = await reader(browser);
  const answer = await stranger.page.goto(address);
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  expect(await stranger.context.cookies()).toEqual([]);
  await expect(stranger.page.getByRole('heading', { level: 1, name: 'Ana Lima' })).toBeVisible();
  await expect(stranger.page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await openSharing(page);
  await expect(dialog.getByText('Viewed 1 time')).toBeVisible();
  await dialog.getByRole('button', { name: 'Turn off link: Recruiter' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off link' }).click();
  await expect(dialog.getByText('No links yet. This resume is private.')).toBeVisible();
  await stranger.page.reload();
  await expect(stranger.page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await stranger.context.close();
});

test('[RES-10] a password stands before a resume, in both themes and on a phone', async ({
  page,
  context,
  browser,
  pageErrors,
}) => {
  await page.goto('/auth');
  await signUp(page);
  await createResume(context, { title: 'Aurora', language: 'pt-BR' });
  await page.reload();
  await openSharing(page);
  const dialog = page.getByRole('dialog', { name: 'Share Aurora' });
  await dialog.getByRole('button', { name: 'New link' }).click();
  await dialog.getByRole('switch', { name: 'Ask for a password' }).check();
  await dialog.getByRole('textbox', { name: 'Password' }).fill('abc');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText('Use at least 6 characters.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Password' }).fill('open sesame');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = await dialog.getByRole('textbox', { name: /^Address of/ }).inputValue();
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    const stranger = await reader(browser, { colorScheme, width, hasScript: true });
    const { page: shared } = stranger;
    await shared.goto(address);
    await expectAccessible(shared);
    await shared.getByLabel('Password').fill('something else');
    await shared.getByRole('button', { name: 'Open resume' }).click();
    await expect(shared.getByRole('alert')).toHaveText(
      'That password isn’t right. Check with the person who sent you the link.',
    );
    await shared.getByLabel('Password').fill('open sesame');
    await shared.getByRole('button', { name: 'Open resume' }).click();
    await expect(shared.getByRole('heading', { level: 1, name: 'Ana Lima' })).toBeVisible();
    await expect(shared.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expectAccessible(shared);
    await stranger.context.close();
  }
  forgiveRefusals(pageErrors, 403);
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`pt-BR, ${colorScheme}, phone`, () => {
    test.use({ colorScheme, locale: 'pt-BR', viewport: { width: 390, height: 844 } });
    test('the share dialog has no accessibility violation', async ({ page, context }) => {
      await page.goto('/auth');
      await signUp(page);
      await createResume(context, { title: 'Aurora' });
      await page.reload();
      await openSharing(page);
      const dialog = page.getByRole('dialog', { name: 'Compartilhar Aurora' });
      await dialog.getByRole('button', { name: 'Novo link' }).click();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Criar link' }).click();
      await expect(dialog.getByText('Ainda sem visitas')).toBeVisible();
      await expectAccessible(page);
    });
  });

test('where the device has a share sheet, links and files go to it', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  await comeFromElsewhere(context);
  await context.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(globalThis, { shared });
    const describe = ({ url, files }: ShareData) => url ?? files?.map(({ name }) => name).join() ?? '';
    Object.defineProperty(navigator, 'canShare', { value: ({ files }: ShareData) => files?.length === 1 });
    Object.defineProperty(navigator, 'share', {
      value: async (what: ShareData) => void shared.push(describe(what)),
    });
  });
  const page = await context.newPage();
  const shared = () => page.evaluate(() => (globalThis as unknown as { shared: string[] }).shared);
  await page.goto('/auth');
  await signUp(page);
  const id = await createResume(context, { title: 'Aurora' });
  await page.reload();
  await openSharing(page);
  const dialog = page.getByRole('dialog', { name: 'Share Aurora' });
  await dialog.getByRole('button', { name: 'New link' }).click();
  await dialog.getByRole('textbox', { name: 'Label (only you see it)' }).fill('Recruiter');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await dialog.getByRole('button', { name: 'Share link: Recruiter' }).click();
  await expect.poll(shared).toEqual([expect.stringMatching(/^http.*\/r\//)]);

  await page.goto(`/builder?resume=${id}`);
  await page.getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^Plain text/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Aurora.txt');
  await page.getByRole('button', { name: 'Share file' }).click();
  await expect.poll(shared).toEqual(['Aurora.txt']);
  await context.close();
});

const run = promisify(execFile);
/** The text in file order. */
async function textOf(file: string): Promise<string> {
  const { stdout } = await run('pdftotext', ['-raw', file, '-']);
  return stdout.replaceAll(/\s+/g, ' ').trim();
}

test('[SHR-01] a shared page printed by the browser has the text of the PDF, in order, on as many pages', async ({
  page,
  context,
  browser,
}, testInfo) => {
  await signUp(page);
  await givePro(await userIdOf(page.request));
  await page.goto('/new-resume');
  await page.getByRole('button', { name: 'Start with a sample' }).click();
  await expect(field(page, 'First name')).toHaveValue('Maya', { timeout: 15_000 });
  await untilSaved(page);
  const list = await context.request.get(`/api/resume/all/${await userIdOf(page.request)}`);
  const [resume] = ((await list.json()) as { data: { id: string }[] }).data;
  const made = await context.request.post(`/api/resume/${resume?.id}/links`, {
    headers: { origin: new URL(page.url()).origin },
    data: { allowsDownload: true },
  });
  expect(made.status()).toBe(200);
  const { path } = ((await made.json()) as { data: { path: string } }).data;

  const stranger = await reader(browser);
  await stranger.page.goto(path);
  await expect(stranger.page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  const printed = testInfo.outputPath('printed.pdf');
  await stranger.page.pdf({ path: printed, preferCSSPageSize: true });
  const own = testInfo.outputPath('own.pdf');
  const saving = stranger.page.waitForEvent('download');
  await stranger.page.getByRole('link', { name: 'Download PDF' }).click();
  await (await saving).saveAs(own);
  expect(await textOf(printed)).toBe(await textOf(own));
  expect(await textOf(printed)).toContain('Maya Lindqvist');
  const pageLines = async (file: string) =>
    (await run('pdfinfo', [file])).stdout.split('\n').filter((line) => /^(Pages|Page size):/.test(line));
  expect(await pageLines(printed)).toEqual(await pageLines(own));
  await stranger.context.close();

  const withScript = await reader(browser, { hasScript: true });
  await withScript.page.goto(path);
  const fonts = () =>
    withScript.page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    });
  // Chromium quotes a family name of two words.
  await expect.poll(async () => (await fonts()).join(' ')).toMatch(/Hanken Grotesk.*Newsreader/);
  await expectAccessible(withScript.page);
  await withScript.context.close();
});
