import type { Page } from '@playwright/test';
import { buttonOf, HAND_WORDS, signUpFromHere } from '../support/acts/by-hand.ts';
import { previewPane } from '../support/preview.ts';
import { resumesOf } from '../support/resumes.ts';
import { yasmin } from './lives/yasmin.ts';
import { expect, test } from './story.ts';

test.use({ locale: 'pt-BR', viewport: { width: 360, height: 640 }, hasTouch: true });

const words = HAND_WORDS['pt-BR'];
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const fromFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name }).click();
const preferences = (page: Page) =>
  page.getByRole('button', { name: /^(Tema e idioma|Theme and language)$/ }).click();

test('Yasmin reads everything a visitor can read, tries a sample, and signs up with what she has', async ({
  page,
  context,
  story,
}) => {
  const person = yasmin();
  await story.step(page, 'opens the landing page', async () => {
    await page.goto('/');
    await expect(heading(page)).toHaveText('Um currículo para você assinar embaixo');
  });
  await story.step(page, 'looks at the templates', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Ver modelos' }).click();
    await expect(
      page.getByRole('heading', { name: 'Catorze modelos, troque quando quiser' }),
    ).toBeInViewport();
  });
  await story.step(page, 'reads the prices', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Ver preços' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(page.getByRole('main')).toContainText('R$');
  });
  await story.step(page, 'reads the questions of others', async () => {
    await fromFooter(page, 'Perguntas frequentes');
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('main')).toContainText('é mito');
  });
  await story.step(page, 'reads the privacy policy', async () => {
    await fromFooter(page, 'Política de privacidade');
    await expect(page).toHaveURL('/privacy-policy');
    await expect(heading(page)).toBeVisible();
  });
  await story.step(page, 'reads the terms', async () => {
    await fromFooter(page, 'Termos de serviço');
    await expect(page).toHaveURL('/terms-of-service');
    await expect(page.getByRole('main')).toContainText('14 dias');
  });
  await story.step(page, 'goes home and opens the choices of theme and language', async () => {
    await page.goto('/');
    await preferences(page);
    await expect(buttonOf(page, 'Escuro')).toBeVisible();
  });
  await story.step(page, 'takes the dark theme', async () => {
    await buttonOf(page, 'Escuro').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
  await story.step(page, 'takes English', async () => {
    await page.getByRole('link', { name: 'English' }).click();
    await expect(heading(page)).toHaveText('Write a resume you can stand behind');
  });
  await story.step(page, 'and Portuguese again', async () => {
    await preferences(page);
    await page.getByRole('link', { name: 'Português (Brasil)' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await story.step(page, 'opens the editor', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Criar meu currículo', exact: true }).click();
    await expect(page).toHaveURL('/builder');
    await expect(buttonOf(page, 'Ver um exemplo')).toBeVisible();
  });
  const firstName = page
    .getByRole('region', { name: 'Dados pessoais' })
    .getByRole('textbox', { name: 'Nome', exact: true });
  await story.step(page, 'looks at a sample', async () => {
    await buttonOf(page, 'Ver um exemplo').click();
    await expect(firstName).not.toHaveValue('');
  });
  const sampleName = await firstName.inputValue();
  const title = (await heading(page).textContent()) ?? '';
  await story.step(page, 'looks at the checks', async () => {
    await page.getByRole('button', { name: /^Revisão/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await story.step(page, 'looks at the sheet', async () => {
    await page.getByRole('link', { name: 'Prévia', exact: true }).click();
    await expect(previewPane(page)).toContainText(new RegExp(sampleName, 'i'));
  });
  await story.step(page, 'looks at the design', async () => {
    await page.getByRole('link', { name: 'Visual', exact: true }).click();
    await expect(page).toHaveURL(/tab=design/);
  });
  await story.step(page, 'sees what she could take along', async () => {
    await page.getByRole('link', { name: 'Editar', exact: true }).click();
    await buttonOf(page, words.export).click();
    await expect(page.getByRole('menuitem', { name: 'Como os sistemas de seleção leem' })).toBeVisible();
  });
  await story.step(page, 'wants to know how software reads it, and is told what that needs', async () => {
    await page.getByRole('menuitem', { name: 'Como os sistemas de seleção leem' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Esta verificação precisa de uma conta gratuita' }),
    ).toBeVisible();
  });
  await story.step(page, 'comes to the form for a new account', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Criar conta' }).click();
    await expect(page).toHaveURL('/auth?view=sign-up&redirect=%2Fbuilder');
    await expect(page.getByRole('tab', { name: words.signUpTab, selected: true })).toBeVisible();
  });
  await story.step(page, 'signs up', () => signUpFromHere(page, words, person));
  await story.step(page, 'finds what she had in her list', async () => {
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
    await expect.poll(async () => (await resumesOf(context)).length).toBe(1);
  });
  await story.step(page, 'opens it again', async () => {
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(firstName).toHaveValue(sampleName);
  });
  await story.step(page, 'sees how software reads it', async () => {
    await buttonOf(page, words.export).click();
    await page.getByRole('menuitem', { name: 'Como os sistemas de seleção leem' }).click();
    await expect(page.getByText(/^\d+ de \d+ campos lidos corretamente/).first()).toBeVisible({
      timeout: 60_000,
    });
  });
  const [stored] = await resumesOf(context);
  expect(stored?.resume.personalInfo.firstName).toBe(sampleName);
});
