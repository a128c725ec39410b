import { randomInt } from 'node:crypto';
import { smsAddress } from '@lauda/stand-ins/sms-server';
import type { Page } from '@playwright/test';
import {
  comeFromElsewhere,
  forgiveRefusals,
  logOut,
  type Person,
  signUp,
} from '../../support/people/accounts.ts';
import { totpCode } from '../../support/people/authenticator.ts';
import { waitForCode } from '../../support/people/mail.ts';
import { makeStaff, userIdOf } from '../../support/people/staff.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.use({ toleratedTrouble: ['not-found'] });

test.beforeEach(async ({ context }) => {
  // Several sign-ins each, with emails and text messages to wait for.
  test.slow();
  await comeFromElsewhere(context);
});

/** A virtual security key in the browser that accepts everything. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Disables passkey autofill: the virtual key would answer it immediately, before the test presses a button. */
const withoutAutofill = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

const WORDS = {
  'en-US': {
    email: 'Email',
    password: /^Password/,
    signIn: 'Sign in',
    addApp: 'Add an authenticator app',
    addPhone: 'Add a phone',
    phone: /^Phone number/,
    next: 'Continue',
    code: /^Code/,
    confirm: 'Confirm',
    codesTitle: 'Your recovery codes',
    saved: 'I’ve saved them',
    left: (count: number) => `${count} left`,
    stepTitle: 'One more step',
    wrong: /That code is wrong/,
    useRecovery: 'Use a recovery code',
    recoveryCode: /^Recovery code/,
    startAgain: 'Start again',
    addPasskey: 'Add a passkey',
    passkeySignIn: 'Sign in with a passkey',
    withCode: 'Sign in with a code',
    send: 'Send the code',
    byPhone: 'By phone',
    rename: 'Rename My device',
    name: /^Name/,
    save: 'Save',
    remove: 'Remove',
  },
  'pt-BR': {
    email: 'E-mail',
    password: /^Senha/,
    signIn: 'Entrar',
    addApp: 'Adicionar aplicativo autenticador',
    addPhone: 'Adicionar telefone',
    phone: /^Número de telefone/,
    next: 'Continuar',
    code: /^Código/,
    confirm: 'Confirmar',
    codesTitle: 'Seus códigos de recuperação',
    saved: 'Já guardei os códigos',
    left: (count: number) => `Restam ${count}`,
    stepTitle: 'Só mais uma etapa',
    wrong: /Código incorreto/,
    useRecovery: 'Usar um código de recuperação',
    recoveryCode: /^Código de recuperação/,
    startAgain: 'Começar de novo',
    addPasskey: 'Adicionar chave de acesso',
    passkeySignIn: 'Entrar com uma chave de acesso',
    withCode: 'Entrar com um código',
    send: 'Enviar o código',
    byPhone: 'Por telefone',
    rename: 'Renomear Meu dispositivo',
    name: /^Nome/,
    save: 'Salvar',
    remove: 'Remover',
  },
} as const;

test('a passkey is offered with what the browser fills in', async ({ page }) => {
  await addAuthenticator(page);
  await page.goto('/auth');
  await signUp(page);
  await page.goto('/account-settings');
  await page.getByRole('button', { name: 'Add a passkey', exact: true }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Rename My device' })).toBeVisible();
  const signedIn = page.waitForResponse('**/api/account/passkey-sign-in');
  await page.getByRole('button', { name: 'Ana Lima' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  expect((await signedIn).status()).toBe(200);
  await expect(page).toHaveURL('/resumes');
});

for (const locale of ['en-US', 'pt-BR'] as const)
  test.describe(locale, () => {
    test.use({ locale });
    const words = WORDS[locale];

    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
    const signIn = async (page: Page, { email, password }: Person) => {
      await page.getByRole('textbox', { name: words.email }).fill(email);
      await page.getByLabel(words.password).fill(password);
      await page.keyboard.press('Enter');
    };
    /** Pastes, like a user who copies the code from elsewhere. */
    const paste = async (page: Page, label: RegExp, value: string) => {
      const field = page.getByRole('textbox', { name: label });
      await expect(field).toBeFocused();
      await page.evaluate((text) => {
        const data = new DataTransfer();
        data.setData('text/plain', text);
        document.execCommand('insertText', false, data.getData('text/plain'));
      }, value);
    };

    test('[AUTH-08] an authenticator app is added, asked for, and replaced by a recovery code', async ({
      page,
      pageErrors,
    }) => {
      await page.goto('/auth');
      const person = await signUp(page);
      await page.goto('/account-settings');
      await button(page, words.addApp).click();
      await expectAccessible(page);
      await button(page, words.next).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('img')).toBeVisible();
      const secret = (await dialog.getByRole('code').textContent()) ?? '';
      await expectAccessible(page);
      await paste(page, words.code, totpCode(secret, 0));
      await button(page, words.confirm).click();

      await expect(page.getByRole('heading', { name: words.codesTitle })).toBeVisible();
      const listed = page
        .getByRole('dialog')
        .getByRole('listitem')
        .filter({ hasText: /^[a-z2-9]{5}-[a-z2-9]{5}$/ });
      await expect(listed).toHaveCount(10);
      const codes = await listed.allTextContents();
      await expectAccessible(page);
      await button(page, words.saved).click();
      await expect(page.getByText(words.left(10))).toBeVisible();
      await expectAccessible(page);

      await logOut(page);
      await signIn(page, person);
      await expect(page.getByRole('heading', { name: words.stepTitle })).toBeVisible();
      await expect(page).toHaveURL(/view=second-factor/);
      await expectAccessible(page);
      const code = page.getByRole('textbox', { name: words.code });
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(code).toHaveAttribute('inputmode', 'numeric');
      const wrong = totpCode(secret, 10);
      await code.fill(wrong);
      await page.keyboard.press('Enter');
      await expect(page.getByText(words.wrong)).toBeVisible();
      // Survives a reload: a cookie holds the first step.
      await page.reload();
      await paste(page, words.code, totpCode(secret, 1));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/resumes');

      await logOut(page);
      await signIn(page, person);
      await button(page, words.useRecovery).click();
      await paste(page, words.recoveryCode, codes[0] ?? '');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/resumes');
      await page.goto('/account-settings');
      await expect(page.getByText(words.left(9))).toBeVisible();
      forgiveRefusals(pageErrors, 400);
    });

    test('[AUTH-08] a passkey is added, named, and signs in without an address', async ({ page }) => {
      await addAuthenticator(page);
      await page.goto('/auth');
      await signUp(page);
      await page.goto('/account-settings');
      await button(page, words.addPasskey).click();
      await expectAccessible(page);
      await button(page, words.next).click();
      await expect(button(page, words.rename)).toBeVisible();
      await button(page, words.rename).click();
      await page.getByRole('dialog').getByRole('textbox', { name: words.name }).fill('Notebook');
      await button(page, words.save).click();
      await expect(page.getByText('Notebook', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await withoutAutofill(page);
      await logOut(page);
      await button(page, words.passkeySignIn).click();
      await expect(page).toHaveURL('/resumes');
    });

    test('[AUTH-08] a code by mail signs in', async ({ page, pageErrors }) => {
      await page.goto('/auth');
      const { email } = await signUp(page);
      await logOut(page);
      await button(page, words.withCode).click();
      await expectAccessible(page);
      await page.getByRole('textbox', { name: words.email }).fill(email);
      await button(page, words.send).click();
      const code = await waitForCode(email);
      await expectAccessible(page);
      const field = page.getByRole('textbox', { name: words.code });
      await field.fill(code === '000000' ? '000001' : '000000');
      await page.keyboard.press('Enter');
      await expect(page.getByText(words.wrong)).toBeVisible();
      await field.fill(code);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/resumes');
      forgiveRefusals(pageErrors, 400);
    });

    test('[AUTH-08] a phone is added, gets codes, and signs in together with the address', async ({
      page,
    }) => {
      const phone = `+55119${randomInt(10_000_000, 99_999_999)}`;
      await page.goto('/auth');
      const person = await signUp(page);
      await page.goto('/account-settings');
      await button(page, words.addPhone).click();
      await page.getByRole('textbox', { name: words.phone }).fill(phone);
      await button(page, words.next).click();
      const first = await waitForCode(smsAddress(phone));
      await paste(page, words.code, first);
      await button(page, words.confirm).click();
      await button(page, words.saved).click();

      await logOut(page);
      await signIn(page, person);
      await button(page, words.send).click();
      const second = await waitForCode(smsAddress(phone), [first]);
      await paste(page, words.code, second);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/resumes');

      await logOut(page);
      await button(page, words.withCode).click();
      await page.getByRole('tab', { name: words.byPhone }).click();
      await page.getByRole('textbox', { name: words.phone }).fill(phone);
      await button(page, words.send).click();
      const third = await waitForCode(smsAddress(phone), [first, second]);
      await paste(page, words.code, third);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: words.stepTitle })).toBeVisible();
      await button(page, words.send).click();
      await paste(page, words.code, await waitForCode(person.email));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/resumes');
    });
  });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('staff without a second factor are asked for one at the staff area, enrol it there and go on; for others it is not there', async ({
  page,
}) => {
  const words = WORDS['en-US'];
  await signUp(page);
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await makeStaff(await userIdOf(page.request), 'support');
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'Staff area' })).toBeVisible();
  await expect(page.getByText('Your work here needs two-step verification')).toBeVisible();
  await expectAccessible(page);
  await press(page, words.addApp);
  await press(page, words.next);
  const dialog = page.getByRole('dialog');
  const secret = (await dialog.getByRole('code').textContent()) ?? '';
  await page.getByRole('textbox', { name: words.code }).fill(totpCode(secret, 0));
  await press(page, words.confirm);
  // The codes are shown once: the page does not continue until they are saved.
  await press(page, words.saved);
  await press(page, 'Open the staff area');
  await expect(page).toHaveURL(/\/admin\/users/);
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an authenticator app on the very phone is opened from here, or gets the key by copying', async ({
    page,
    context,
  }) => {
    const words = WORDS['en-US'];
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signUp(page);
    await page.goto('/account-settings');
    await press(page, words.addApp);
    await press(page, words.next);
    const dialog = page.getByRole('dialog');
    const secret = ((await dialog.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
    const open = dialog.getByRole('link', { name: 'Open in your authenticator app' });
    await expect(open).toHaveCount(1);
    const uri = new URL((await open.getAttribute('href')) ?? '');
    expect([uri.protocol, uri.searchParams.get('secret')]).toEqual(['otpauth:', secret]);
    await press(page, 'Copy the key');
    await expect(page.getByText('Key copied').first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
    await expectAccessible(page);
  });
});
