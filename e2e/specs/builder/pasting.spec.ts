import type { Page } from '@playwright/test';
import { comeFromElsewhere } from '../../support/people/accounts.ts';
import { field, openBuilder, saveStatus } from '../../support/resumes.ts';
import { expect, test } from '../../support/test.ts';

test.beforeEach(({ context }) => comeFromElsewhere(context));

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('ControlOrMeta+v');
}

const notice = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: text });

test('[ENT-10] what a limit cuts is said and taken back, and nothing is shown that is not stored', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBuilder(page);
  const summary = page.getByRole('textbox', { name: 'Summary' });
  await summary.click();
  await expect(page.locator('[contenteditable=true]')).toBeVisible();
  await page.keyboard.type('Mine. ');
  await paste(page, 'Word '.repeat(2_000));
  const cut = notice(page, 'Only 8,000 characters fit here.');
  await expect(cut).toBeVisible();
  const shown = await summary.innerText();
  expect(shown.length).toBeLessThanOrEqual(8_001);
  await expect(saveStatus(page)).toHaveText('Saved on this device');
  await page.reload();
  expect((await summary.innerText()).trim()).toBe(shown.trim());
  await summary.click();
  await expect(page.locator('[contenteditable=true]')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Mine. ');
  await paste(page, 'Word '.repeat(2_000));
  await cut.getByRole('button', { name: 'Undo' }).click();
  await expect(summary).toHaveText('Mine. ');

  await field(page, 'First name').click();
  await paste(page, 'x'.repeat(400));
  const short = notice(page, 'Only 100 characters fit here.');
  await short.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'First name')).toHaveValue('');
});

test('[ENT-10] bullets, bold and links of other programs are kept, and lines that a page broke are joined', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBuilder(page);
  await page.getByRole('button', { name: 'Add experience' }).click();
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.click();
  await expect(page.locator('[contenteditable=true]')).toBeVisible();
  await page.evaluate(async () => {
    const html = '<p>Led <b>Aurora</b></p><div><span>• Cut costs by 12%<br>• Hired four</span></div>';
    const item = new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) });
    await navigator.clipboard.write([item]);
  });
  await page.keyboard.press('ControlOrMeta+v');
  await expect(description.getByRole('listitem')).toHaveText(['Cut costs by 12%', 'Hired four']);
  await expect(description.locator('strong')).toHaveText('Aurora');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await paste(
    page,
    '• Moved 240 pipelines to a new scheduler, cutting the\nnightly run to 2 h 40 min\n• On call',
  );
  await expect(description.getByRole('listitem')).toHaveText([
    'Moved 240 pipelines to a new scheduler, cutting the nightly run to 2 h 40 min',
    'On call',
  ]);
});
