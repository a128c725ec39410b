import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { comeFromElsewhere, forgiveRefusals, type Person, signUp } from '../../support/people/accounts.ts';
import { PRODUCT_ORIGIN } from '../../support/addresses.ts';
import { waitForText } from '../../support/people/mail.ts';
import { createResume } from '../../support/resumes.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { readZip } from '../../support/downloads/zip.ts';

test.beforeEach(async ({ context }) => comeFromElsewhere(context));

const EN = {
  sections: ['Plan and usage', 'Profile', 'Sign-in and security', 'Sessions', 'Your data'],
  list: 'Sections of this page',
  firstName: 'First name',
  save: 'Save profile',
  saved: 'Profile saved',
  tips: 'Tips newsletter',
  mailSubject: 'You’ll get: Tips newsletter',
  asks: 'Stop these emails?',
  stop: 'Unsubscribe from “Tips newsletter”',
  stopped: 'You won’t get “Tips newsletter” anymore.',
  resetSubject: 'Reset your Lauda password',
  asksAll: 'Stop all optional emails?',
  stays: /We always send emails about your account/,
  stopAll: 'Stop all of them',
  stoppedAll: 'You won’t get any of our optional emails.',
  nothing: 'There’s nothing to stop',
  archive: 'Request a copy of my data',
  making: /(?:We’re preparing your data|Your data is ready)/,
  download: 'Download my data',
  taken: 'Your data was downloaded',
  readme: 'This is everything Lauda knows about you.',
  remove: 'Delete account',
  dialog: 'Delete your account?',
  password: 'Your password',
  confirm: 'Delete account permanently',
  required: 'Password is required',
  wrong: 'Incorrect password. Please try again.',
  goodbye: 'Your account is closed',
  gone: 'Everything is deleted. We’ve sent you a last email.',
  lastSubject: 'Your Lauda account is deleted',
  used: 'This link was used or has expired. Request a new copy below.',
};
const PT: typeof EN = {
  sections: ['Plano e uso', 'Perfil', 'Acesso e segurança', 'Sessões', 'Seus dados'],
  list: 'Seções desta página',
  firstName: 'Nome',
  save: 'Salvar perfil',
  saved: 'Perfil salvo',
  tips: 'Newsletter de dicas',
  mailSubject: 'Você vai receber: Newsletter de dicas',
  asks: 'Cancelar estes e-mails?',
  stop: 'Cancelar “Newsletter de dicas”',
  stopped: 'Você não vai mais receber “Newsletter de dicas”.',
  resetSubject: 'Redefina sua senha da Lauda',
  asksAll: 'Cancelar todos os e-mails opcionais?',
  stays: /Sempre enviamos e-mails sobre a sua conta/,
  stopAll: 'Cancelar todos',
  stoppedAll: 'Você não vai mais receber nenhum dos nossos e-mails opcionais.',
  nothing: 'Não há nada para cancelar',
  archive: 'Pedir cópia dos meus dados',
  making: /(?:Estamos preparando seus dados|Seus dados estão prontos)/,
  download: 'Baixar meus dados',
  taken: 'Seus dados foram baixados',
  readme: 'Isto é tudo o que a Lauda sabe sobre você.',
  remove: 'Excluir conta',
  dialog: 'Excluir sua conta?',
  password: 'Sua senha',
  confirm: 'Excluir conta definitivamente',
  required: 'A senha é obrigatória',
  wrong: 'Senha incorreta. Tente de novo.',
  goodbye: 'Sua conta foi encerrada',
  gone: 'Tudo foi excluído. Enviamos um último e-mail para você.',
  lastSubject: 'Sua conta da Lauda foi excluída',
  used: 'Este link já foi usado ou venceu. Peça uma nova cópia abaixo.',
};

const main = (page: Page) => page.getByRole('main');

/** Signs up and opens the settings, with the browser's language also set for emails. */
async function openSettings(page: Page, words: typeof EN): Promise<Person> {
  await page.goto('/auth');
  const person = await signUp(page);
  await page.goto('/account-settings');
  await main(page)
    .getByLabel(new RegExp(`^${words.firstName}`))
    .fill('Ana Clara');
  await main(page).getByRole('button', { name: words.save }).click();
  await expect(page.getByRole('region', { name: /^(?:Notifications|Notificações)$/ })).toContainText(
    words.saved,
  );
  return person;
}

/** How many resume records this device has. */
const countDrafts = (page: Page) =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    // Opening the database would create it.
    if (!known.some(({ name }) => name === 'lauda-drafts')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('lauda-drafts');
      opening.addEventListener('error', () => reject(new Error('no database')));
      opening.addEventListener('success', () => {
        const count = opening.result.transaction('drafts').objectStore('drafts').count();
        count.addEventListener('success', () => {
          opening.result.close();
          resolve(count.result);
        });
      });
    });
  });

for (const [locale, words] of [
  ['en-US', EN],
  ['pt-BR', PT],
] as const)
  test.describe(locale, () => {
    test.use({ locale });

    test('[ACC-01] settings are in order, mails are off until chosen, and a mail itself ends them, signed out', async ({
      page,
      browser,
    }) => {
      test.slow();
      const person = await openSettings(page, words);
      const list = page.getByRole('navigation', { name: words.list });
      for (const name of words.sections) await expect(list.getByRole('link', { name })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Ana Clara Lima' })).toBeVisible();
      const switches = main(page).getByRole('switch');
      await expect(switches).toHaveCount(5);
      for (const one of await switches.all()) await expect(one).not.toBeChecked();
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(list).toBeHidden();
      await expectAccessible(page);

      const tips = main(page).getByRole('switch', { name: words.tips });
      await tips.check();
      await waitForText(person.email, new RegExp(words.mailSubject));
      // Not the link in the confirmation email, which unsubscribes from all kinds.
      const link = await waitForText(person.email, /(http\S+\/api\/unsubscribe\?token=(?!\S*\.all\.)\S+)/);
      const elsewhere = await browser.newContext({ locale });
      await comeFromElsewhere(elsewhere);
      const reader = await elsewhere.newPage();
      await reader.goto(link);
      await expect(reader.getByRole('heading', { name: words.asks })).toBeVisible();
      await expectAccessible(reader);
      await page.reload();
      await expect(tips).toBeChecked();
      await reader.getByRole('button', { name: words.stop }).click();
      await expect(reader.getByText(words.stopped)).toBeVisible();
      await page.reload();
      await expect(switches).toHaveCount(5);
      await expect(tips).not.toBeChecked();
      await elsewhere.close();
    });

    test('[ACC-03] one click in a mail about the account ends all that are optional, and only a click', async ({
      page,
      browser,
      playwright,
    }) => {
      test.slow();
      const person = await openSettings(page, words);
      const tips = main(page).getByRole('switch', { name: words.tips });
      await tips.check();
      await page.request.post('/api/account/request-password-reset', {
        headers: { origin: PRODUCT_ORIGIN },
        data: { email: person.email },
      });
      await waitForText(person.email, new RegExp(words.resetSubject));
      const link = await waitForText(person.email, /(http\S+\/api\/unsubscribe\?token=\S+\.all\.\S+)/);
      const elsewhere = await browser.newContext({ locale });
      await comeFromElsewhere(elsewhere);
      const reader = await elsewhere.newPage();
      await reader.goto(link);
      await expect(reader.getByRole('heading', { name: words.asksAll })).toBeVisible();
      await expect(reader.getByRole('listitem').filter({ hasText: words.tips })).toBeVisible();
      await expect(reader.getByText(words.stays)).toBeVisible();
      await expectAccessible(reader);
      await page.reload();
      await expect(tips).toBeChecked();
      await reader.getByRole('button', { name: words.stopAll }).click();
      await expect(reader.getByText(words.stoppedAll)).toBeVisible();
      await expectAccessible(reader);
      await page.reload();
      await expect(tips).not.toBeChecked();
      await reader.reload();
      await expect(reader.getByRole('heading', { name: words.nothing })).toBeVisible();

      // One-click unsubscribe by a mail client, without a browser.
      await tips.check();
      await expect(page.getByRole('switch', { checked: true })).toHaveCount(1);
      const program = await playwright.request.newContext();
      await expect(async () => {
        const answer = await program.post(link, { form: { 'List-Unsubscribe': 'One-Click' } });
        expect(answer.status()).toBe(200);
        await page.reload();
        await expect(tips).not.toBeChecked({ timeout: 1_000 });
      }).toPass();
      await elsewhere.close();
    });

    test('[ACC-03] the archive comes by mail, opens, holds the resumes, and comes once', async ({
      page,
      pageErrors,
      trouble,
    }) => {
      trouble.announce(words.used);
      test.slow();
      const person = await openSettings(page, words);
      await createResume(page.context(), { title: 'For my archive' });
      await main(page).getByRole('button', { name: words.archive }).click();
      await expect(main(page).getByText(words.making)).toBeVisible();
      const link = await waitForText(person.email, /(http\S+\/account-settings\?archive=\S+)/);
      await page.goto(link);
      const button = main(page).getByRole('button', { name: words.download });
      const downloading = page.waitForEvent('download');
      await button.click();
      const file = await (await downloading).path();
      await expect(main(page).getByText(words.taken)).toBeVisible();
      const files = readZip(await readFile(file));
      expect(files.get('README.txt')?.toString()).toContain(words.readme);
      expect(JSON.parse(files.get('data/app_user.json')?.toString() ?? '')).toMatchObject([
        { email: person.email, first_name: 'Ana Clara' },
      ]);
      expect(files.get('data/resume_version.json')?.toString()).toContain('For my archive');
      await page.goto('/resumes');
      await page.goto(link);
      await button.click();
      await expect(main(page).getByText(words.used)).toBeVisible();
      forgiveRefusals(pageErrors, 400);
      await expectAccessible(page);
    });

    test('[ACC-02] deletion wants the password, closes the account everywhere, and leaves nothing on the device', async ({
      page,
      pageErrors,
      context,
    }) => {
      test.slow();
      const person = await openSettings(page, words);
      const id = await createResume(context, { title: 'To be forgotten' });
      await page.goto(`/builder?resume=${id}`);
      await expect.poll(() => countDrafts(page)).toBeGreaterThan(0);
      const other = await context.newPage();
      await other.goto('/resumes');

      await page.goto('/account-settings');
      await main(page).getByRole('button', { name: words.remove }).click();
      const dialog = page.getByRole('dialog', { name: words.dialog });
      await dialog.getByRole('button', { name: words.confirm }).click();
      await expect(dialog.getByText(words.required)).toBeVisible();
      await dialog.getByLabel(new RegExp(`^${words.password}`)).fill('not it at all');
      await dialog.getByRole('button', { name: words.confirm }).click();
      await expect(dialog.getByText(words.wrong)).toBeVisible();
      forgiveRefusals(pageErrors, 401);
      await expectAccessible(page);
      expect(await countDrafts(page)).toBeGreaterThan(0);
      await dialog.getByLabel(new RegExp(`^${words.password}`)).fill(person.password);
      await dialog.getByRole('button', { name: words.confirm }).click();

      await expect(page).toHaveURL(/\/goodbye\?receipt=/);
      await expect(page.getByRole('heading', { name: words.goodbye })).toBeVisible();
      await expectAccessible(page);
      expect(await countDrafts(page)).toBe(0);
      await expect(other).toHaveURL(/\/auth/);
      await expect(page.getByText(words.gone)).toBeVisible({ timeout: 20_000 });
      await waitForText(person.email, new RegExp(words.lastSubject));
      const again = await context.request.post(`${PRODUCT_ORIGIN}/api/account/sign-in`, {
        headers: { origin: PRODUCT_ORIGIN },
        data: { email: person.email, password: person.password },
      });
      expect(again.status()).toBe(401);
      forgiveRefusals(pageErrors, 401);
    });
  });
