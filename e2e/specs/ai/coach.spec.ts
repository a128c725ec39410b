import type { Page } from '@playwright/test';
import { comeFromElsewhere, forgiveRefusals, signUp } from '../../support/people/accounts.ts';
import { watchCounting } from '../../support/watching/counted-events.ts';
import { givePro } from '../../support/plans.ts';
import { pictureOf, untilPainted } from '../../support/preview.ts';
import { createResume, field, resumesOf } from '../../support/resumes.ts';
import { userIdOf } from '../../support/people/staff.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.beforeEach(({ context }) => comeFromElsewhere(context));

const TEXTS = {
  'en-US': {
    question: 'Your question',
    send: 'Send',
    stop: 'Stop',
    retry: 'Try again',
    answer: (asked: string) => `You asked: ${asked}`,
    before: (count: number) => `Questions before this one: ${count}`,
    proposal: 'Proposed change: summary',
    apply: 'Apply',
    applied: 'Applied and saved as a new version',
    undo: 'Undo',
    failed: ['No answer this time', 'Sorry, I encountered an error. Please try again later'],
    messages: 'Conversation',
    clear: 'Delete conversation',
    resumes: 'My resumes',
    isSo: /is true/,
  },
  'pt-BR': {
    question: 'Sua pergunta',
    send: 'Enviar',
    stop: 'Parar',
    retry: 'Tentar de novo',
    answer: (asked: string) => `Você perguntou: ${asked}`,
    before: (count: number) => `Perguntas antes desta: ${count}`,
    proposal: 'Mudança proposta: resumo',
    apply: 'Aplicar',
    applied: 'Aplicada e salva como nova versão',
    undo: 'Desfazer',
    failed: [
      'Sem resposta desta vez',
      'Não deu certo do nosso lado. Sua pergunta continua aqui; tente de novo.',
    ],
    messages: 'Conversa',
    clear: 'Excluir conversa',
    resumes: 'Meus currículos',
    isSo: /é verdade/,
  },
} as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function ask(page: Page, { question }: { question: string }, words: string) {
  // Enter does not send while the previous answer is still streaming.
  await expect(page.locator('[role=log][aria-busy=true]')).toHaveCount(0);
  await page.getByRole('textbox', { name: question }).fill(words);
  await page.keyboard.press('Enter');
}

for (const locale of ['en-US', 'pt-BR'] as const)
  test.describe(locale, () => {
    test.use({ locale, colorScheme: locale === 'pt-BR' ? 'dark' : 'light' });
    const texts = TEXTS[locale];

    test('[AI-03] [ANA-01] somebody asks, stops, tries again, applies a proposal and takes it back; what was said is there later', async ({
      page,
      context,
      pageErrors,
      trouble,
    }) => {
      trouble.announce(texts.failed[0]);
      const counted = await watchCounting(page);
      await signUp(page);
      await givePro(await userIdOf(context.request));
      const id = await createResume(context, { title: 'Aurora', language: locale });
      const other = await createResume(context, { title: 'Boreal', language: locale });
      await page.goto(`/resume-assistant?resume=${id}`);
      const log = page.getByRole('log', { name: texts.messages });
      await expectAccessible(page);

      await ask(page, texts, '<b>Hm</b> model:slow');
      await expect(button(page, texts.stop)).toBeVisible();
      await expectAccessible(page);
      await button(page, texts.stop).click();
      await expect(log).toContainText('<b>Hm</b> model:slow');
      await button(page, texts.clear).click();
      await page.getByRole('alertdialog').getByRole('button', { name: texts.clear }).click();
      await expect(log).not.toContainText('Hm');

      const calls = '**/api/coach/*/messages';
      await page.route(calls, (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
      );
      await ask(page, texts, 'Why?');
      const alert = page.getByRole('main').getByRole('alert');
      for (const words of texts.failed) await expect(alert).toContainText(words);
      await expectAccessible(page);
      await page.unroute(calls);
      await button(page, texts.retry).click();
      await expect(log).toContainText(texts.answer('Why?'));
      await expect(alert).toHaveCount(0);
      forgiveRefusals(pageErrors, 503);

      await ask(page, texts, 'Summary, please: invent');
      await expect(log).toContainText(texts.answer('Summary, please: invent'));
      const card = page.getByRole('article', { name: texts.proposal });
      await expect(card).toContainText('47%');
      const apply = card.getByRole('button', { name: texts.apply });
      await expect(apply).toBeDisabled();
      await expectAccessible(page);
      for (const box of await card.getByRole('checkbox', { name: texts.isSo }).all()) {
        await expect(apply).toBeDisabled();
        await box.check();
      }
      await apply.click();
      await expect(card).toContainText(texts.applied);
      const stored = async () =>
        (await resumesOf(context)).find((resume) => resume.id === id) ?? { version: 0, resume: {} };
      await expect.poll(async () => JSON.stringify(await stored())).toContain('47%');
      const { version } = await stored();
      expect(version).toBeGreaterThan(1);
      await card.getByRole('button', { name: texts.undo }).click();
      await expect.poll(async () => JSON.stringify((await stored()).resume)).not.toContain('47%');
      expect((await stored()).version).toBeGreaterThan(version);

      await page.reload();
      await expect(log).toContainText(texts.answer('Summary, please: invent'));
      await page.goto(`/resume-assistant?resume=${other}`);
      await ask(page, texts, 'Hello');
      await expect(log).toContainText(texts.before(0));
      await expect(log).not.toContainText('invent');
      await page.getByRole('link', { name: texts.resumes }).first().click();
      await expect(page).toHaveURL('/resumes');
      await expect(log).toHaveCount(0);
      const names = (await counted()).map(({ name }) => name);
      expect(names.filter((name) => name.startsWith('coach_'))).toEqual(['coach_opened', 'coach_closed']);
    });
  });

test('[AI-03] beside the sheet: an answer goes on while one looks elsewhere, and what is applied shows on the page', async ({
  page,
  context,
}) => {
  const texts = TEXTS['en-US'];
  await signUp(page);
  await givePro(await userIdOf(context.request));
  const id = await createResume(context, { title: 'Aurora' });
  await page.goto(`/builder?resume=${id}`);
  const views = page.getByRole('navigation', { name: 'Views' }).filter({ visible: true });
  await views.getByRole('link', { name: 'Coach' }).click();
  await expect(page).toHaveURL(/tab=coach/);
  await ask(page, texts, 'Summary, please: invent');
  await views.getByRole('link', { name: 'Edit' }).click();
  await expect(field(page, 'First name')).toBeVisible();
  await views.getByRole('link', { name: 'Coach' }).click();
  const card = page.getByRole('article', { name: texts.proposal });
  await expect(card).toContainText('47%');
  await expectAccessible(page);
  await untilPainted(page);
  const before = await pictureOf(page);
  for (const box of await card.getByRole('checkbox', { name: texts.isSo }).all()) await box.check();
  await card.getByRole('button', { name: texts.apply }).click();
  await expect.poll(() => pictureOf(page), { timeout: 20_000 }).not.toBe(before);
  await views.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByText('47%').first()).toBeVisible();
});

test.describe('a phone', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });

  test('[AI-03] without Pro one sees what the coach would do, and the way there', async ({
    page,
    context,
  }) => {
    await signUp(page);
    await createResume(context, { title: 'Aurora' });
    await page.goto('/resume-assistant');
    await expect(page.getByText('The coach comes with Pro')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);

    const [resume] = await resumesOf(context);
    await page.goto(`/builder?resume=${resume?.id}`);
    await page.getByRole('link', { name: 'Coach' }).filter({ visible: true }).click();
    await expect(page.getByText('The coach comes with Pro')).toBeVisible();
    await expectAccessible(page);
  });
});
