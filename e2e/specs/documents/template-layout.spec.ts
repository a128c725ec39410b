import type { Page } from '@playwright/test';
import { comeFromElsewhere, signUp } from '../../support/people/accounts.ts';
import { openBuilder, resumesOf, untilSaved } from '../../support/resumes.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.beforeEach(({ context }) => comeFromElsewhere(context));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('[TPL-02] [TPL-06] a section is dragged to the other column, and what software misreads there is said', async ({
  page,
  context,
}) => {
  await signUp(page);
  await openBuilder(page);
  await button(page, 'Look at a sample').click();
  await untilSaved(page);
  await page.getByRole('link', { name: 'Design' }).first().click();
  const list = page.getByRole('list', { name: 'Columns' });
  const rows = list.getByRole('listitem');
  await expect(rows.filter({ hasText: 'Education' })).toBeVisible();
  const handle = button(page, 'Reorder Education with the arrow keys');
  await list.scrollIntoViewIfNeeded();
  await list.getByText('Languages').scrollIntoViewIfNeeded();
  const [from, to] = await Promise.all([handle, list.getByText('Languages')].map((one) => one.boundingBox()));
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 8, (to?.y ?? 0) + (to?.height ?? 0), { steps: 8 });
  await page.mouse.up();
  await expect(rows.last()).toHaveText('Education');
  await expect
    .poll(async () => (await resumesOf(context))[0]?.resume.sectionPlace, { timeout: 15_000 })
    .toEqual({ education: 'side' });

  const columns = page.getByRole('region', { name: 'Columns' });
  await expect(columns.getByText(/^Hiring software misreads 1 of \d+ fields/)).toBeVisible({
    timeout: 30_000,
  });
  await expect(columns.getByText('Software reads: Bachelor’s degree, Business and')).toBeVisible();
  await expectAccessible(page);

  await handle.focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowUp');
  await expect(handle).toBeFocused();
  await expect(columns.getByText('Hiring software reads every field right with these columns.')).toBeVisible({
    timeout: 30_000,
  });
  await button(page, 'Restore the template’s columns').click();
  await expect(columns.getByText(/^Hiring software/)).toHaveCount(0);
});

test.describe('on a phone, in Portuguese and dark', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'pt-BR', colorScheme: 'dark', hasTouch: true });

  test('[TPL-02] [TPL-07] columns and templates are chosen by thumb', async ({ page }) => {
    await page.goto('/new-resume');
    const gallery = page.getByRole('region', { name: 'Ou escolha um modelo' });
    await gallery.getByRole('combobox', { name: 'Colunas' }).click();
    await page.getByRole('option', { name: 'Duas colunas' }).click();
    await expect(gallery.getByText('5 modelos')).toBeVisible();
    await expectAccessible(page);
    await gallery.getByRole('button', { name: 'Ver Lateral em tamanho real' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: /Lateral/ })).toBeVisible({ timeout: 20_000 });
    await dialog.getByRole('button', { name: 'Próximo modelo' }).click();
    await expect(dialog.getByRole('heading', { name: 'Suíço, 3 de 5' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Modelo anterior' }).click();
    await dialog.getByRole('button', { name: 'Usar Lateral' }).click();
    await expect(page).toHaveURL(/\/builder/);

    await page.goto('/builder?tab=design');
    await button(page, 'Formação acadêmica: coluna').click();
    await page.getByRole('menuitem', { name: 'Mover para a coluna lateral' }).click();
    const rows = page.getByRole('list', { name: 'Colunas' }).getByRole('listitem');
    await expect(rows.last()).toHaveText('Formação acadêmica');
    await expect(page.getByText(/^Com uma conta gratuita/)).toBeVisible();
    await expectAccessible(page);
  });
});
