import type { Locator, Page } from '@playwright/test';
import { comeFromElsewhere, signUp } from '../../support/people/accounts.ts';
import { watchCounting } from '../../support/watching/counted-events.ts';
import { entryRow, resumesOf } from '../../support/resumes.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.beforeEach(({ context }) => comeFromElsewhere(context));

const TEXTS = {
  'en-US': {
    sample: 'Look at a sample',
    jobTitle: 'Professional title',
    summary: 'Summary',
    saved: 'Saved',
    suggestSummary: 'Suggest a summary',
    firstJob: 'Experience 1',
    suggestLine: 'Suggest wording',
    suggestSkills: 'Suggest skills',
    ask: 'Get suggestions',
    askAgain: 'Ask again',
    left: [
      'No free suggestions left',
      '1 free suggestion left',
      '2 free suggestions left',
      '3 free suggestions left',
    ],
    useSummary: 'Use this summary',
    useLine: 'Use this line',
    addSkill: 'Add this skill',
    level: 'Level',
    expert: 'Expert',
    undo: 'Undo',
    close: 'Close',
    isTrue: 'is true',
    toConfirm: 'to confirm',
    line: 'Cut the time from customer request to release from 11 weeks to 6 by giving every request one owner',
    limit: 'You’ve used your 3 free suggestions',
    seePro: 'See Pro',
  },
  'pt-BR': {
    sample: 'Ver um exemplo',
    jobTitle: 'Título profissional',
    summary: 'Resumo',
    saved: 'Salvo',
    suggestSummary: 'Sugerir um resumo',
    firstJob: 'Experiência 1',
    suggestLine: 'Sugerir texto',
    suggestSkills: 'Sugerir habilidades',
    ask: 'Pedir sugestões',
    askAgain: 'Pedir de novo',
    left: [
      'Nenhuma sugestão grátis restante',
      'Resta 1 sugestão grátis',
      'Restam 2 sugestões grátis',
      'Restam 3 sugestões grátis',
    ],
    useSummary: 'Usar este resumo',
    useLine: 'Usar esta linha',
    addSkill: 'Adicionar habilidade',
    level: 'Nível',
    expert: 'Especialista',
    undo: 'Desfazer',
    close: 'Fechar',
    isTrue: 'é verdade',
    toConfirm: 'a confirmar',
    line: 'Reduziu de 11 para 6 semanas o tempo entre o pedido do cliente e a entrega, com uma pessoa responsável por pedido',
    limit: 'Você já usou suas 3 sugestões grátis',
    seePro: 'Ver o Pro',
  },
} as const;
type Texts = (typeof TEXTS)[keyof typeof TEXTS];

const button = (root: Page | Locator, name: string) => root.getByRole('button', { name, exact: true });

async function openSample(page: Page, { sample, jobTitle }: Texts, words: string): Promise<void> {
  await page.goto('/builder');
  await button(page, sample).click();
  const title = page.getByRole('textbox', { name: jobTitle, exact: true });
  await expect(title).not.toHaveValue('');
  await title.fill(words);
}

const summaryOf = (page: Page, { summary }: Texts) =>
  page.getByRole('textbox', { name: summary, exact: true });

for (const locale of ['en-US', 'pt-BR'] as const)
  test.describe(locale, () => {
    test.use({ locale });
    const texts = TEXTS[locale];

    test('[AI-02] [AI-06] [ANA-01] somebody asks, sees, confirms and takes; what is made up waits for a yes to each', async ({
      page,
      context,
    }) => {
      await signUp(page);
      const counted = await watchCounting(page);
      await openSample(page, texts, 'Manager');
      const before = await summaryOf(page, texts).textContent();

      await button(page, texts.suggestSummary).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(texts.left[3]);
      await button(dialog, texts.ask).click();
      const cards = dialog.getByRole('list').getByRole('listitem');
      await expect(cards.first()).toBeVisible();
      await expect(dialog).toContainText(texts.left[2]);
      await expect(dialog.getByRole('checkbox')).toHaveCount(0);
      await button(cards.first(), texts.useSummary).click();
      await expect(dialog).toBeHidden();
      await expect(summaryOf(page, texts)).toContainText('Manager.');
      await button(page.getByRole('region', { name: /Notifica/ }), texts.undo).click();
      await expect(summaryOf(page, texts)).toHaveText(before ?? '');

      // The suggestion was counted, so it is still available.
      await button(page, texts.suggestSummary).click();
      await expect(cards.first()).toBeVisible();
      await expect(dialog).toContainText(texts.left[2]);
      await expect(button(cards.first(), texts.useSummary)).toBeEnabled();
      await button(dialog, texts.close).first().click();

      // From here on the model fabricates facts.
      await page.getByRole('textbox', { name: texts.jobTitle, exact: true }).fill('Manager model:fabricate');
      await button(page, texts.suggestSummary).click();
      await button(dialog, texts.askAgain).click();
      const card = cards.first();
      await expect(card.locator('mark').first()).toContainText(texts.toConfirm);
      await expectAccessible(page);
      await expect(dialog.getByRole('button', { name: texts.askAgain })).toBeInViewport({ ratio: 1 });
      const use = button(card, texts.useSummary);
      const claims = card.getByRole('checkbox', { name: texts.isTrue });
      const count = await claims.count();
      expect(count).toBeGreaterThanOrEqual(3);
      for (let index = 0; index < count; index += 1) {
        await expect(use).toHaveAttribute('aria-disabled', 'true');
        await use.click({ force: true });
        await expect(dialog).toBeVisible();
        await claims.nth(index).check();
      }
      await use.click();
      await expect(dialog).toBeHidden();
      await expect(summaryOf(page, texts)).toContainText('47%');

      await page.getByRole('textbox', { name: texts.jobTitle, exact: true }).fill('Manager');
      await entryRow(page, texts.firstJob).click();
      await button(page, texts.suggestLine).first().click();
      await expect(dialog).toContainText(texts.left[1]);
      await button(dialog, texts.ask).click();
      await expect(cards.first().getByRole('deletion')).toHaveText(texts.line);
      await button(cards.first(), texts.useLine).click();
      await expect(dialog).toContainText(texts.left[0]);
      await button(dialog, texts.close).first().click();
      // It is there until its animation has ended, and the next one opens beside it.
      await expect(dialog).toBeHidden();
      await expect(page.getByText(`${texts.line}.`, { exact: true }).first()).toBeVisible();

      await button(page, texts.suggestSkills).click();
      await expect(page.getByRole('dialog', { name: texts.limit })).toBeVisible();
      await expect(dialog.getByRole('link', { name: texts.seePro })).toHaveAttribute('href', '/pricing');
      await page.keyboard.press('Escape');

      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(texts.saved);
      expect(JSON.stringify(await resumesOf(context))).toContain(`${texts.line}.`);
      const names = (await counted()).map(({ name, properties }) => `${name} ${properties['kind'] ?? ''}`);
      expect(names.filter((name) => name.startsWith('ai_'))).toEqual([
        'ai_suggestion_requested summary',
        'ai_suggestion_selected summary',
        'ai_suggestion_requested summary',
        'ai_suggestion_selected summary',
        'ai_suggestion_requested experience',
        'ai_suggestion_selected experience',
      ]);
    });
  });

test('[AI-02] a wait is cancelled, a failure says so, and neither is counted; a skill gets the level one gives it', async ({
  page,
  pageErrors,
  trouble,
}) => {
  trouble.announce('didn’t count');
  const texts = TEXTS['en-US'];
  await signUp(page);
  await openSample(page, texts, 'Manager model:slow');
  await button(page, texts.suggestSkills).click();
  const dialog = page.getByRole('dialog');
  await button(dialog, texts.ask).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page);
  await button(dialog, 'Cancel').click();
  await expect(button(dialog, texts.ask)).toBeVisible();
  await page.keyboard.press('Escape');

  const title = page.getByRole('textbox', { name: texts.jobTitle, exact: true });
  await title.fill('Manager model:broken');
  await button(page, texts.suggestSkills).click();
  await button(dialog, texts.ask).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'didn’t count' })).toBeVisible();
  await expect(dialog).toContainText(texts.left[3]);
  await page.keyboard.press('Escape');

  await title.fill('Manager model:fabricate');
  await button(page, texts.suggestSkills).click();
  await button(dialog, texts.ask).click();
  const card = dialog.getByRole('listitem').filter({ hasText: 'Kubernetes' });
  const add = button(card, texts.addSkill);
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await card.getByRole('checkbox', { name: texts.isTrue }).check();
  await expect(add).not.toHaveAttribute('aria-disabled');
  await card.getByRole('combobox', { name: texts.level }).click();
  await page.getByRole('option', { name: texts.expert }).click();
  await add.click();
  await expect(card).toContainText('Added');
  await button(dialog, texts.close).first().click();
  await expect(page.getByRole('button', { name: /^Kubernetes/ })).toBeVisible();
  // The browser logs refused calls to the console; the page shows its own message.
  pageErrors.splice(0);
});

test.describe('a phone', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[AI-04] without an account, or without a model, the entries say so and everything else works', async ({
    page,
  }) => {
    const texts = TEXTS['en-US'];
    await openSample(page, texts, 'Manager');
    await button(page, texts.suggestSummary).tap();
    await expect(page.getByRole('dialog', { name: 'Suggestions need an account' })).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Not now').tap();
    await expect(summaryOf(page, texts)).toContainText('Operations manager');

    await page.route('**/api/site', async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: object };
      await route.fulfill({ json: { data: { ...data, isAiOn: false } } });
    });
    await page.reload();
    await button(page, texts.suggestSummary).tap();
    const off = page.getByRole('dialog', { name: 'AI suggestions aren’t available' });
    await expect(off).toBeVisible();
    await expectAccessible(page);
    await button(off, texts.close).first().tap();
    await page.getByRole('textbox', { name: texts.jobTitle, exact: true }).fill('Head of operations');
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Saved on this device');
  });
});
