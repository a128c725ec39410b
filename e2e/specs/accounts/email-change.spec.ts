import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { comeFromElsewhere, forgiveRefusals, type Person, signUp } from '../../support/people/accounts.ts';
import { PRODUCT_ORIGIN } from '../../support/addresses.ts';
import { waitForLink, waitForText } from '../../support/people/mail.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

const EN = {
  change: 'Change email address',
  newEmail: 'New email',
  connections: /Google and LinkedIn stay connected/,
  invalid: 'Please enter a valid email address',
  same: 'This is already your email. Enter a different one.',
  send: 'Send the link',
  pending: 'Confirm your new email',
  again: 'Send again',
  sentAgain: 'We sent the link again',
  cancel: 'Cancel change',
  cancelled: 'Your email stays the same.',
  confirm: 'Confirm my new email',
  dead: 'This link no longer works.',
  changed: 'Your email is changed',
  changedSubject: 'Your email was changed',
  restore: 'Restore my email',
  restored: 'Your email is restored',
  choose: 'Choose a new password',
  password: 'New password',
  passwordAgain: 'Confirm the new password',
  changePassword: 'Change password',
};
const PT: typeof EN = {
  change: 'Alterar e-mail',
  newEmail: 'Novo e-mail',
  connections: /Google e LinkedIn continuam conectados/,
  invalid: 'Informe um e-mail válido',
  same: 'Este já é o seu e-mail. Digite outro.',
  send: 'Enviar o link',
  pending: 'Confirme seu novo e-mail',
  again: 'Enviar de novo',
  sentAgain: 'Enviamos o link de novo',
  cancel: 'Cancelar alteração',
  cancelled: 'Seu e-mail continua o mesmo.',
  confirm: 'Confirmar meu novo e-mail',
  dead: 'Este link não funciona mais.',
  changed: 'Seu e-mail foi alterado',
  changedSubject: 'Seu e-mail foi alterado',
  restore: 'Restaurar meu e-mail',
  restored: 'Seu e-mail foi restaurado',
  choose: 'Escolher nova senha',
  password: 'Nova senha',
  passwordAgain: 'Repita a nova senha',
  changePassword: 'Trocar a senha',
};

const newAddress = () => `ana-${randomUUID()}@lauda.example`;
const toasts = (page: Page) => page.getByRole('region', { name: /Notifications|Notificações/ });
const shownEmail = (page: Page) => page.locator('#profile').getByLabel(/^E-?mail$/);

async function openElsewhere(browser: Browser, options: { locale: string; width: number }): Promise<Page> {
  const context = await browser.newContext({
    locale: options.locale,
    viewport: { width: options.width, height: 780 },
  });
  await comeFromElsewhere(context);
  return context.newPage();
}

async function expectFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

const signIn = async (page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<number> =>
  (
    await page.request.post('/api/account/sign-in', {
      headers: { origin: PRODUCT_ORIGIN },
      data: { email, password },
    })
  ).status();

async function ask(page: Page, words: typeof EN, email: string): Promise<void> {
  await page.locator('#profile').getByRole('button', { name: words.change }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(new RegExp(`^${words.newEmail}`)).fill(email);
  await dialog.getByRole('button', { name: words.send }).click();
}

test.beforeEach(async ({ context }) => comeFromElsewhere(context));

for (const [locale, words, width] of [
  ['en-US', EN, 1280],
  ['pt-BR', PT, 360],
] as const)
  test.describe(`${locale} at ${width}`, () => {
    test.use({ locale, viewport: { width, height: 780 } });

    test('[ENT-13] the address is changed by a link in another browser, and put back from the old mailbox', async ({
      page,
      browser,
      pageErrors,
    }) => {
      // Three browsers, with an accessibility check of each screen.
      test.setTimeout(180_000);
      const person = await signUp(page);
      await page.request.put('/api/account/details', {
        headers: { origin: PRODUCT_ORIGIN },
        data: { firstName: 'Ana', lastName: 'Lima', language: locale },
      });
      const email = newAddress();
      await page.goto('/account-settings');
      await expect(shownEmail(page)).toHaveValue(person.email);

      // The dialog explains the consequences and rejects invalid input.
      await page.locator('#profile').getByRole('button', { name: words.change }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(words.connections);
      const field = dialog.getByLabel(new RegExp(`^${words.newEmail}`));
      await expect(field).toBeFocused();
      await dialog.getByRole('button', { name: words.send }).click();
      await expect(dialog).toContainText(words.invalid);
      await field.fill(person.email.toUpperCase());
      await dialog.getByRole('button', { name: words.send }).click();
      await expect(dialog).toContainText(words.same);
      await expectFit(page);
      await field.fill(email);
      await field.press('Enter');
      await expect(dialog).toHaveCount(0);

      // Nothing has changed yet; the link can be resent.
      const pending = page.locator('#profile').getByRole('status').filter({ hasText: words.pending });
      await expect(pending).toContainText(email);
      await expect(shownEmail(page)).toHaveValue(person.email);
      await expectFit(page);
      await pending.getByRole('button', { name: words.again }).click();
      await expect(toasts(page)).toContainText(words.sentAgain);

      // In another, signed-out browser. Opening the link alone changes nothing.
      const phone = await openElsewhere(browser, { locale, width });
      const { link } = await waitForLink(email, 'email-change');
      await phone.goto(link);
      await expect(phone).toHaveURL('/auth/callback');
      const confirm = phone.getByRole('main').getByRole('button', { name: words.confirm });
      await expect(confirm).toBeVisible();
      await expectFit(phone);
      expect(await signIn(phone, { ...person, email })).toBe(401);
      await confirm.click();
      await expect(phone.getByRole('heading', { name: words.changed })).toBeFocused();
      await expect(phone.getByRole('main')).toContainText(email);
      await expectFit(phone);

      // The first browser is still signed in and shows the new address without a reload.
      await expect(shownEmail(page)).toHaveValue(email);
      await expect(pending).toHaveCount(0);
      expect(await signIn(phone, { ...person, email })).toBe(200);
      expect(await signIn(phone, person)).toBe(401);

      // The old mailbox gets a link to undo the change.
      await waitForText(person.email, new RegExp(words.changedSubject));
      const wayBack = await waitForLink(person.email, 'email-restore');
      const owner = await openElsewhere(browser, { locale, width });
      await owner.goto(wayBack.link);
      await expectFit(owner);
      await owner.getByRole('main').getByRole('button', { name: words.restore }).click();
      await expect(owner.getByRole('heading', { name: words.restored })).toBeFocused();
      await expect(owner.getByRole('main')).toContainText(person.email);
      await expectFit(owner);
      expect(await signIn(phone, { ...person, email })).toBe(401);
      expect(await signIn(phone, person)).toBe(401);
      await expect(page).toHaveURL(/\/auth/);
      await owner.getByRole('button', { name: words.choose }).click();
      const password = 'a river of my own';
      await owner.getByLabel(new RegExp(`^${words.password}`)).fill(password);
      await owner.getByLabel(new RegExp(`^${words.passwordAgain}`)).fill(password);
      await owner.getByRole('button', { name: words.changePassword }).click();
      await expect(owner).toHaveURL('/resumes');
      expect(await signIn(phone, { email: person.email, password })).toBe(200);
      await phone.context().close();
      await owner.context().close();
      // The first browser may have sent a request just after its session ended.
      forgiveRefusals(pageErrors, 401);
    });

    test('[ENT-13] a cancelled change leaves a dead link, which says so', async ({
      page,
      trouble,
      pageErrors,
    }) => {
      trouble.announce(words.dead);
      const person = await signUp(page);
      await page.goto('/account-settings');
      const email = newAddress();
      await ask(page, words, email);
      const { link } = await waitForLink(email, 'email-change');
      await page.locator('#profile').getByRole('button', { name: words.cancel }).click();
      await expect(toasts(page)).toContainText(words.cancelled);
      await expect(page.getByText(words.pending)).toHaveCount(0);
      await page.goto(link);
      await page.getByRole('main').getByRole('button', { name: words.confirm }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(words.dead);
      await expectFit(page);
      await page.goto('/account-settings');
      await expect(shownEmail(page)).toHaveValue(person.email);
      forgiveRefusals(pageErrors, 400);
    });
  });
