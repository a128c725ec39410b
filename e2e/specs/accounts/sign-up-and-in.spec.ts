import type { Page } from '@playwright/test';
import {
  comeFromElsewhere,
  forgiveRefusals,
  logOut,
  newPerson,
  signInByCall,
  signUp,
} from '../../support/people/accounts.ts';
import { waitForLink } from '../../support/people/mail.ts';
import { field, openBuilder, saveStatus } from '../../support/resumes.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

const WORDS = {
  'en-US': {
    signUpTab: 'Create account',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
    createAccount: 'Create account',
    signIn: 'Sign in',
    checkMail: 'Check your email',
    confirmSubject: 'Confirm your email for Lauda',
    taken: [
      'This email is already in use',
      'This email is already registered. Please try signing in instead',
    ],
    signInInstead: 'Sign in instead',
    forgot: 'Forgot your password?',
    sendLink: 'Send the link',
    invalidEmail: 'Please enter a valid email address',
    backToLogin: 'Back to sign in',
    newPassword: 'New password',
    confirmPassword: 'Confirm the new password',
    differ: 'Passwords do not match',
    tooShort: 'Password must be at least 6 characters',
    change: 'Change password',
  },
  'pt-BR': {
    signUpTab: 'Criar conta',
    firstName: 'Nome',
    lastName: 'Sobrenome',
    email: 'E-mail',
    password: 'Senha',
    createAccount: 'Criar conta',
    signIn: 'Entrar',
    checkMail: 'Confira seu e-mail',
    confirmSubject: 'Confirme',
    taken: ['Este e-mail já está em uso', 'Este email já está cadastrado. Tente fazer login em vez disso.'],
    signInInstead: 'Entrar na conta',
    forgot: 'Esqueceu a senha?',
    sendLink: 'Enviar o link',
    invalidEmail: 'Informe um e-mail válido',
    backToLogin: 'Voltar',
    newPassword: 'Nova senha',
    confirmPassword: 'Repita a nova senha',
    differ: 'As senhas não coincidem',
    tooShort: 'A senha deve ter pelo menos 6 caracteres',
    change: 'Trocar a senha',
  },
} as const;

/** Finds a field by its label. */
const fieldsOf = (page: Page) => (label: string) =>
  page.getByRole('main').getByLabel(new RegExp(`^${label}`));

test.beforeEach(async ({ context }) => comeFromElsewhere(context));

for (const locale of ['en-US', 'pt-BR'] as const)
  test.describe(locale, () => {
    test.use({ locale });
    const words = WORDS[locale];

    test('[AUTH-02] [AUTH-04] signing up, the mail, signing out and in', async ({
      page,
      pageErrors,
      trouble,
    }) => {
      // One wrong password.
      trouble.announce(/./);
      const person = newPerson();
      const main = page.getByRole('main');
      const field = fieldsOf(page);
      await page.goto('/auth');
      await page.getByRole('tab', { name: words.signUpTab }).click();
      await expect(page).toHaveURL('/auth?view=sign-up');
      await field(words.firstName).fill(person.firstName);
      await field(words.lastName).fill(person.lastName);
      await field(words.email).fill(person.email);
      await field(words.password).fill(person.password);
      const request = page.waitForRequest('**/api/account/sign-up');
      await main.getByRole('button', { name: words.createAccount }).click();
      expect((await request).postDataJSON()).toEqual({
        first_name: person.firstName,
        last_name: person.lastName,
        email: person.email,
        password: person.password,
        language: locale,
        preferred_domain: 'localhost',
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.checkMail);
      await expect(main.getByText(person.email)).toBeVisible();
      await expectAccessible(page);

      await page.goto('/resumes');
      await expect(page, 'no session before the address is confirmed').toHaveURL(/\/auth\?redirect/);
      const { subject, link } = await waitForLink(person.email, 'signup');
      expect(subject).toContain(words.confirmSubject);
      await page.goto(link);
      await expect(page).toHaveURL('/resumes');

      await logOut(page);
      await field(words.email).fill(person.email);
      await field(words.password).fill('password doesn’t match');
      await field(words.password).press('Enter');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expect(page).toHaveURL('/auth');
      forgiveRefusals(pageErrors, 401);
      await field(words.password).fill(person.password);
      await field(words.password).press('Enter');
      await expect(page).toHaveURL('/resumes');
    });

    test('[AUTH-03] an address that is registered leads to signing in', async ({
      page,
      pageErrors,
      trouble,
    }) => {
      trouble.announce(...words.taken.slice(0, 1));
      await page.goto('/auth');
      const person = await signUp(page);
      await logOut(page);
      const field = fieldsOf(page);
      await page.goto('/auth?view=sign-up');
      await field(words.firstName).fill('Ana');
      await field(words.lastName).fill('Lima');
      await field(words.email).fill(person.email);
      await field(words.password).fill('another good password');
      await page.getByRole('main').getByRole('button', { name: words.createAccount }).click();
      for (const part of words.taken)
        await expect(page.getByRole('main').getByRole('alert')).toContainText(part);
      forgiveRefusals(pageErrors, 409);
      await page.getByRole('button', { name: words.signInInstead }).click();
      await expect(page).toHaveURL('/auth?view=sign-in');
      await expect(field(words.email)).toHaveValue(person.email);
      await field(words.password).fill(person.password);
      await field(words.password).press('Enter');
      await expect(page).toHaveURL('/resumes');
    });

    test('[AUTH-04] [AUTH-05] a forgotten password', async ({ page, browser, trouble }) => {
      trouble.announce(/./);
      await page.goto('/auth');
      const person = await signUp(page);
      const elsewhere = await browser.newContext();
      await signInByCall(elsewhere, person);
      const other = await elsewhere.newPage();
      await other.goto('/resumes');
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      await logOut(page);
      const main = page.getByRole('main');
      const field = fieldsOf(page);

      await page.getByRole('link', { name: words.forgot }).click();
      await expect(page).toHaveURL('/reset-password');
      await field(words.email).fill('nobody');
      await main.getByRole('button', { name: words.sendLink }).click();
      await expect(main.getByText(words.invalidEmail)).toBeVisible();
      await field(words.email).fill(person.email);
      await main.getByRole('button', { name: words.sendLink }).click();
      await expect(main.getByText(person.email)).toBeVisible();
      await main.getByRole('link', { name: words.backToLogin }).click();
      await expect(page).toHaveURL('/auth');

      const { link } = await waitForLink(person.email, 'recovery');
      await page.goto(link);
      await expect(page).toHaveURL('/reset-password?step=change');
      const submit = main.getByRole('button', { name: words.change });
      await expect(submit).toBeDisabled();
      await field(words.newPassword).fill('short');
      await expect(submit).toBeDisabled();
      await field(words.confirmPassword).fill('other');
      await field(words.confirmPassword).press('Tab');
      await expect(main.getByText(words.differ)).toBeVisible();
      await expect(submit).toBeDisabled();
      await field(words.confirmPassword).fill('short');
      await submit.click();
      await expect(main.getByText(words.tooShort)).toBeVisible();
      await expectAccessible(page);
      const chosen = newPerson().password;
      await field(words.newPassword).fill(chosen);
      await field(words.confirmPassword).fill(chosen);
      await submit.click();
      await expect(page).toHaveURL('/resumes');

      await expect(other, 'all other sessions end, and their tabs are told').toHaveURL(
        '/auth?redirect=%2Fresumes',
      );
      await other.goto(link);
      await fieldsOf(other)(words.newPassword).fill(chosen);
      await fieldsOf(other)(words.confirmPassword).fill(chosen);
      await other.getByRole('button', { name: words.change }).click();
      await expect(other, 'a link works once').toHaveURL('/auth?error=reset_failed');
      await expect(other.getByRole('main').getByRole('alert')).toBeVisible();
      await elsewhere.close();
    });
  });

test('[AUTH-14] the sign-up form knows the name and email of the resume that was begun here', async ({
  page,
}) => {
  await openBuilder(page);
  await field(page, 'First name').fill('Ana');
  await field(page, 'Last name').fill('Lima');
  await field(page, 'Email').fill('ana.lima@lauda.example');
  await expect(saveStatus(page)).toHaveText('Saved on this device');
  await page.goto('/auth?view=sign-up');
  const box = (name: string) => page.getByRole('textbox', { name });
  await expect(box('First name')).toHaveValue('Ana');
  await expect(box('Last name')).toHaveValue('Lima');
  await expect(box('Email')).toHaveValue('ana.lima@lauda.example');
  await expectAccessible(page);
  await box('Email').fill('ana@lauda.example');
  await expect(box('Email')).toHaveValue('ana@lauda.example');
});
