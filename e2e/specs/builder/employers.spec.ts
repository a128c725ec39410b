import type { Page } from '@playwright/test';
import { comeFromElsewhere } from '../../support/people/accounts.ts';
import { previewPane } from '../../support/preview.ts';
import { field, openBuilder } from '../../support/resumes.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.beforeEach(({ context }) => comeFromElsewhere(context));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const COMPANY = 'Zephyr Mills';

test('[ENT-05] the next role at an employer stands above the last, under one line, unless that is switched off', async ({
  page,
}) => {
  await openBuilder(page);
  await button(page, 'Add experience').click();
  await expect(page.getByRole('button', { name: /^Add a role at/ })).toHaveCount(0);
  await field(page, 'Position').fill('Weaver');
  await field(page, 'Company').fill(COMPANY);
  await field(page, 'Location').fill('Olinda');
  await field(page, 'Start').fill('05/2018');
  await field(page, 'End').fill('02/2021');

  await button(page, `Add a role at ${COMPANY}`).click();
  // The focus is in the new entry, so its fields are filled in.
  await page.keyboard.type('Head Weaver');
  const added = page.getByRole('listitem').filter({ has: page.locator('input:focus') });
  await expect(added.getByRole('textbox', { name: 'Company' })).toHaveValue(COMPANY);
  await expect(added.getByRole('textbox', { name: 'Location' })).toHaveValue('Olinda');
  await added.getByRole('textbox', { name: 'Start' }).fill('03/2021');
  await added.getByRole('checkbox', { name: 'I still work here' }).check();

  const said = previewPane(page).getByRole('region', { name: 'Resume text' });
  await expect(said).toContainText(
    /Zephyr Mills.*May 2018 – Present.*Head Weaver.*Mar 2021 – Present.*Weaver/s,
  );
  const timesNamed = async () => ((await said.textContent()) ?? '').split(COMPANY).length - 1;
  expect(await timesNamed()).toBe(1);
  await expectAccessible(page);

  await page.getByRole('switch', { name: 'Group roles by employer' }).click();
  await expect.poll(timesNamed).toBe(2);
  await button(page, 'Undo').click();
  await expect.poll(timesNamed).toBe(1);
  await page.reload();
  await expect.poll(timesNamed, { timeout: 20_000 }).toBe(1);
});
