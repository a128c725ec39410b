import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { totpCode } from '../support/people/authenticator.ts';
import {
  buttonOf,
  goTo,
  HAND_WORDS,
  signInByHand,
  signOutByHand,
  signUpByHand,
} from '../support/acts/by-hand.ts';
import { waitForText } from '../support/people/mail.ts';
import { marcos } from './lives/marcos.ts';
import { expect, test } from './story.ts';

test.use({ locale: 'pt-BR', viewport: { width: 390, height: 844 }, hasTouch: true });

const words = HAND_WORDS['pt-BR'];
const STEP = 'Só mais uma etapa';
const APP = 'Aplicativo autenticador';

const openSettings = (page: Page) => goTo(page, words, 'Configurações da conta');
const dialog = (page: Page) => page.getByRole('dialog');

test('Marcos protects his account with an app, loses the phone, gets in with a recovery code and takes it off', async ({
  page,
  context,
  story,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = marcos();
  await story.step(page, 'signs up', () => signUpByHand(page, words, person));
  await story.step(page, 'opens the settings of his account', async () => {
    await openSettings(page);
    await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible();
    await expect(page.getByText('Desativada', { exact: true })).toBeVisible();
  });
  await story.step(page, 'begins to add an authenticator app', async () => {
    await buttonOf(page, 'Adicionar aplicativo autenticador').click();
    await expect(dialog(page).getByRole('textbox', { name: /^Nome/ })).toHaveValue(APP);
  });
  await story.step(page, 'sees picture and key', async () => {
    await dialog(page).getByRole('button', { name: 'Continuar' }).click();
    await expect(dialog(page).getByRole('img')).toBeVisible();
  });
  const secret = (await dialog(page).getByRole('code').textContent()) ?? '';
  await story.step(page, 'copies the key into the app, which is on the same phone', async () => {
    await dialog(page).getByRole('button', { name: 'Copiar a chave' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(secret.replaceAll(/\s/g, ''));
  });
  await story.step(page, 'types the code of the app and gets recovery codes', async () => {
    await dialog(page)
      .getByRole('textbox', { name: /^Código/ })
      .fill(totpCode(secret));
    await dialog(page).getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByRole('heading', { name: 'Seus códigos de recuperação' })).toBeVisible();
  });
  const codes = await test.step('keeps the recovery codes as a file', async () => {
    const saving = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Baixar' }).click();
    const file = await readFile(await (await saving).path(), 'utf8');
    expect(file).toContain(person.email);
    return file.match(/^[a-z2-9]{5}-[a-z2-9]{5}$/gm) ?? [];
  });
  expect(codes).toHaveLength(10);
  await story.step(page, 'is protected now', async () => {
    await dialog(page).getByRole('button', { name: 'Já guardei os códigos' }).click();
    await expect(page.getByText('Ativada', { exact: true })).toBeVisible();
    await expect(page.getByText('Restam 10')).toBeVisible();
  });
  await test.step('has a mail about it', () =>
    waitForText(person.email, /Verificação em duas etapas: método adicionado/));

  await story.step(page, 'signs out', () => signOutByHand(page, words, person));
  await story.step(page, 'signs in and is asked for a code', async () => {
    await signInByHand(page, words, person);
    await expect(page.getByRole('heading', { name: STEP })).toBeVisible();
  });
  await story.step(page, 'types the next code of the app', async () => {
    await page.getByRole('textbox', { name: /^Código/ }).fill(totpCode(secret, 1));
    await buttonOf(page, 'Confirmar').click();
    await expect(page).toHaveURL('/resumes');
  });
  await story.step(page, 'signs out again', () => signOutByHand(page, words, person));

  await story.step(page, 'comes back without the phone', async () => {
    await signInByHand(page, words, person);
    await expect(page.getByRole('heading', { name: STEP })).toBeVisible();
    await buttonOf(page, 'Usar um código de recuperação').click();
    await expect(page.getByRole('textbox', { name: /^Código de recuperação/ })).toBeVisible();
  });
  await story.step(page, 'gets in with a recovery code', async () => {
    await page.getByRole('textbox', { name: /^Código de recuperação/ }).fill(codes[0] ?? '');
    await buttonOf(page, 'Confirmar').click();
    await expect(page).toHaveURL('/resumes');
  });
  await test.step('has a mail about that too', () =>
    waitForText(person.email, /Um código de recuperação foi usado/));
  await story.step(page, 'sees that nine codes are left', async () => {
    await openSettings(page);
    await expect(page.getByText('Restam 9')).toBeVisible();
  });
  await story.step(page, 'is told what removing the app means', async () => {
    await buttonOf(page, `Remover ${APP}`).click();
    await expect(page.getByText('A verificação em duas etapas será desativada')).toBeVisible();
  });
  await story.step(page, 'removes it', async () => {
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: 'Remover', exact: true })
      .click();
    await expect(page.getByText('Desativada', { exact: true })).toBeVisible();
    await expect(buttonOf(page, `Remover ${APP}`)).toHaveCount(0);
  });
  await test.step('has a mail about the removal', () =>
    waitForText(person.email, /Verificação em duas etapas: método removido/));
  await story.step(page, 'looks where he is signed in', async () => {
    await expect(page.getByRole('main').getByText('Este dispositivo', { exact: true })).toBeVisible();
  });
  await story.step(page, 'signs out for the last time', () => signOutByHand(page, words, person));
  await story.step(page, 'gets in with the password alone', async () => {
    await signInByHand(page, words, person);
    await expect(page).toHaveURL('/resumes');
    await expect(page.getByText(words.noResumes)).toBeVisible();
  });
});
