import { comeFromElsewhere, signUp } from '../../support/people/accounts.ts';
import { openBuilder, untilSaved } from '../../support/resumes.ts';
import { expect, test } from '../../support/test.ts';

test.beforeEach(({ context }) => comeFromElsewhere(context));

test('the tab of proposals does not wait for its number, so that it moves no other tab', async ({ page }) => {
  await page.goto('/auth');
  await signUp(page);
  await openBuilder(page);
  await page.getByRole('button', { name: 'Look at a sample' }).click();
  await untilSaved(page);
  await page.getByRole('link', { name: 'My resumes' }).click();
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Create variant' }).click();
  const dialog = page.getByRole('dialog', { name: /^Create a variant of/ });
  await dialog.getByRole('textbox', { name: 'What is it for?' }).fill('For Globex');
  await dialog.getByRole('button', { name: 'Create variant' }).click();
  const list = page.getByRole('list', { name: 'My resumes' }).getByRole('listitem');
  const variant = list.filter({ hasText: 'Variant of' });
  await expect(variant).toBeVisible();

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/resume/*/base', async (route) => {
    await held;
    await route.continue();
  });
  await variant.getByRole('link').first().click();
  const views = page.getByRole('navigation', { name: 'Views' }).filter({ visible: true });
  await expect(views.getByRole('link', { name: 'Proposals' })).toBeVisible();
  const placeOf = async () =>
    Math.round((await views.getByRole('link', { name: 'Edit' }).boundingBox())?.x ?? -1);
  const before = await placeOf();
  const answer = page.waitForResponse((response) => response.url().endsWith('/base'));
  release();
  await (await answer).finished();
  await expect(views.getByRole('link', { name: 'Proposals' })).toBeVisible();
  expect(await placeOf()).toBe(before);
});
