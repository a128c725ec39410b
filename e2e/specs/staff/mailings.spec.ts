import { expect, test } from '../../support/test.ts';
import { signUpStaff } from '../../support/people/staff.ts';

test('[TXT-05] a content manager writes a mailing in both languages, sees it, tests it, schedules it and takes it back', async ({
  page,
}) => {
  await signUpStaff(page, 'content_manager');
  await page.goto('/admin/mailings');
  await page.getByRole('button', { name: 'Write a mailing' }).click();
  const english = page.getByRole('group', { name: 'English' });
  const portuguese = page.getByRole('group', { name: 'Portuguese' });
  await english.getByLabel('Subject').fill('One verb a line');
  await english.getByLabel('Text').fill('Begin each line with a verb.\nIt reads faster.');
  await portuguese.getByLabel('Subject').fill('Um verbo por linha');
  await portuguese.getByLabel('Text').fill('Comece cada linha com um verbo.');
  const preview = page.getByRole('region', { name: 'Preview: English' });
  await expect(preview.getByText('It reads faster.')).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();

  const card = page.getByRole('listitem').filter({ hasText: 'One verb a line' });
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText('Test sent to you in both languages').first()).toBeVisible();
  await card.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Send at (your local time)').fill('2030-01-07T09:00');
  await dialog.getByRole('button', { name: 'Schedule mailing' }).click();
  await expect(card.getByText('Scheduled', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Unschedule' }).click();
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Delete draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(card).toHaveCount(0);
});
