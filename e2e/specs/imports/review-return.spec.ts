import path from 'node:path';
import { comeFromElsewhere, signUp } from '../../support/people/accounts.ts';
import { expect, test } from '../../support/test.ts';

test.beforeEach(({ context }) => comeFromElsewhere(context));

const RESUME_FILE = path.resolve(import.meta.dirname, '../../files/resume-en.pdf');
/** Reading a file starts a separate process. */
const READ_MS = 45_000;

test('corrections survive going back to the upload, even while the list there is from before the file', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/upload-resume');
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  const { promise: isHeld, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/import', async (route) => {
    if (route.request().method() === 'GET') await isHeld;
    await route.continue();
  });
  await page.locator('input[type=file]').setInputFiles(RESUME_FILE);
  const heading = page.getByRole('heading', { level: 1, name: 'Check what we read' });
  await expect(heading).toBeVisible({ timeout: READ_MS });
  const company = page.locator('[data-review="experience/0/company"]').locator('input');
  await company.fill('Atlas Peak Outfitters Ltd');

  await page.goBack();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  release();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(heading).toBeVisible();
  await expect(company).toHaveValue('Atlas Peak Outfitters Ltd');
});
