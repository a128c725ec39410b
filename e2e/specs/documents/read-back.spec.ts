import { comeFromElsewhere, signUp } from '../../support/people/accounts.ts';
import { createResume, field, openBuilder } from '../../support/resumes.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.describe.configure({ timeout: 90_000 });
test.beforeEach(({ context }) => comeFromElsewhere(context));

/** The server makes both files and reads each in a separate process. */
const READ_MS = 45_000;

for (const [locale, texts] of [
  [
    'en-US',
    {
      export: 'Download',
      item: /^How hiring software reads it/,
      all: 'Every field is read as you wrote it.',
      split: /This template has two columns/,
    },
  ],
  [
    'pt-BR',
    {
      export: 'Baixar',
      item: /^Como os sistemas de seleção leem/,
      all: 'Cada campo é lido como você escreveu.',
      split: /Este modelo tem duas colunas/,
    },
  ],
] as const)
  test.describe(locale, () => {
    test.use({ locale });
    test('[DOC-07] the files of a resume are read back, and the score is shown to whoever pays nothing', async ({
      page,
      context,
    }) => {
      await page.goto('/auth');
      await signUp(page);
      const id = await createResume(context, { title: 'Aurora', language: locale });
      await page.goto(`/builder?resume=${id}`);
      await page.getByRole('button', { name: texts.export }).click();
      await page.getByRole('menuitem', { name: texts.item }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(texts.all)).toHaveCount(2, { timeout: READ_MS });
      await expect(dialog.getByText(texts.split)).toBeVisible();
      await expect(dialog.getByRole('progressbar', { name: 'PDF' })).toHaveAttribute('aria-valuenow', '100');
      await expectAccessible(page);
    });
  });

test('a visitor is told what the reading check does and why it needs an account, before any form', async ({
  page,
}) => {
  await openBuilder(page);
  const firstName = field(page, 'First name');
  await firstName.fill('Ana');
  const ask = async () => {
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: /^How hiring software reads it/ }).click();
  };
  await ask();
  const offer = page.getByRole('dialog', { name: 'This check needs a free account' });
  await expect(offer).toContainText('field by field');
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(firstName).toHaveValue('Ana');
  await ask();
  await offer.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/auth?view=sign-up&redirect=%2Fbuilder');
});
