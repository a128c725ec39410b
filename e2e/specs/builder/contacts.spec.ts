import type { Page } from '@playwright/test';
import { comeFromElsewhere } from '../../support/people/accounts.ts';
import { BUILDER_WORDS } from '../../support/acts/builder-words.ts';
import { previewPane } from '../../support/preview.ts';
import { field, openBuilder, saveStatus } from '../../support/resumes.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.beforeEach(({ context }) => comeFromElsewhere(context));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const resumeText = (page: Page) =>
  previewPane(page).getByRole('region', { name: /^(Resume text|Texto do currículo)$/ });

async function add(page: Page, words: { addContact: string }, kind: string, value: string): Promise<void> {
  await button(page, words.addContact).click();
  await page.getByRole('menuitem', { name: kind }).click();
  await page.keyboard.type(value);
}

test('[ENT-07] contact fields are added by kind, put in order, hidden and removed, and the page prints them in one line', async ({
  page,
}) => {
  const words = BUILDER_WORDS['en-US'];
  await openBuilder(page);
  await field(page, 'Email').fill('lin@harbor.example');
  await add(page, words, 'Availability', 'From March');
  await add(page, words, 'LinkedIn', 'https://www.linkedin.com/in/lin-harbor');
  await add(page, words, words.otherContact, 'Radio call sign');
  await field(page, words.contactText).fill('LH7XYZ');
  const said = resumeText(page);
  await expect(said).toContainText(
    /lin@harbor\.example.*Availability: From March.*linkedin\.com\/in\/lin-harbor.*Radio call sign: LH7XYZ/s,
  );
  await expectAccessible(page);

  const handle = button(page, 'Reorder Contact field 1 with the arrow keys');
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect(said).toContainText(/linkedin\.com.*Availability/s);

  await button(page, 'Contact field 2: options').click();
  await page.getByRole('menuitem', { name: 'Hide' }).click();
  await expect(said).not.toContainText('Availability');
  await expect(field(page, 'Availability')).toHaveValue('From March');

  await button(page, 'Contact field 1: options').click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(said).not.toContainText('linkedin');
  await expect(field(page, 'Availability')).toBeFocused();
  await button(page, 'Undo').last().click();
  await expect(field(page, 'LinkedIn')).toHaveValue('https://www.linkedin.com/in/lin-harbor');

  await expect(saveStatus(page)).toHaveText('Saved on this device');
  await page.reload();
  await expect(field(page, 'LinkedIn')).toHaveValue('https://www.linkedin.com/in/lin-harbor');
  await expect(said).toContainText(/linkedin\.com\/in\/lin-harbor.*Radio call sign: LH7XYZ/s);
});

test.describe('on a phone, in Portuguese', () => {
  test.use({ locale: 'pt-BR', viewport: { width: 360, height: 780 }, hasTouch: true });

  test('[ENT-07] a number that only helps impostors is advised against, and printed all the same', async ({
    page,
  }) => {
    const words = BUILDER_WORDS['pt-BR'];
    await page.goto('/builder');
    await button(page, words.addContact).click();
    await expect(page.getByRole('menuitem', { name: words.license })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await add(page, words, words.license, 'B');
    await expect(field(page, words.license)).toHaveValue('B');
    await add(page, words, words.otherContact, 'CPF');
    await field(page, words.contactText).fill('123.456.789-09');
    await expect(page.getByText(/Melhor não colocar esse número/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Prévia', exact: true }).last().click();
    await expect(resumeText(page)).toContainText(/CNH: B.*CPF: 123\.456\.789-09/s);
  });
});
