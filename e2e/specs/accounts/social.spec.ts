import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { comeFromElsewhere, forgiveRefusals, signUp } from '../../support/people/accounts.ts';
import { GOOGLE_PORT, LINKEDIN_PORT, PRODUCT_ORIGIN } from '../../support/addresses.ts';
import { watchCounting } from '../../support/watching/counted-events.ts';
import { waitForLink } from '../../support/people/mail.ts';
import { resumesOf } from '../../support/resumes.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

const WORDS = {
  'en-US': {
    google: 'Continue with Google',
    linkedin: 'Continue with LinkedIn',
    signUpTab: 'Create account',
    heading: 'Connected accounts',
    connect: 'Connect LinkedIn',
    connected: 'Connected to LinkedIn',
    disconnectGoogle: 'Disconnect Google',
    disconnectLinkedIn: 'Disconnect LinkedIn',
    disconnected: 'Disconnected from Google',
    onlyGoogle: 'Google is your only way to sign in',
    onlyLinkedIn: 'LinkedIn is your only way to sign in',
    signInFailed: 'You’re not signed in',
    denied: 'Sign-in was canceled',
    unverified: 'That account’s email isn’t verified',
    connectFailed: 'We couldn’t connect LinkedIn',
    disconnectFailed: 'We couldn’t disconnect LinkedIn',
    loadFailed: 'We couldn’t load your connected accounts',
    retry: 'Try again',
    logOut: 'Sign out',
    email: 'Email',
    password: 'Password',
    wrong: 'That email and password don’t match',
    confirm: 'Confirm email',
    notYours: 'That password doesn’t match',
  },
  'pt-BR': {
    google: 'Continuar com Google',
    linkedin: 'Continuar com LinkedIn',
    signUpTab: 'Criar conta',
    heading: 'Contas conectadas',
    connect: 'Conectar LinkedIn',
    connected: 'Conta conectada: LinkedIn',
    disconnectGoogle: 'Desconectar Google',
    disconnectLinkedIn: 'Desconectar LinkedIn',
    disconnected: 'Conta desconectada: Google',
    onlyGoogle: 'Google é a sua única forma de entrar',
    onlyLinkedIn: 'LinkedIn é a sua única forma de entrar',
    signInFailed: 'Não foi possível entrar',
    denied: 'O acesso foi cancelado',
    unverified: 'O e-mail dessa conta não foi verificado',
    connectFailed: 'Não foi possível conectar ao LinkedIn',
    disconnectFailed: 'Não foi possível desconectar do LinkedIn',
    loadFailed: 'Não foi possível carregar as contas conectadas',
    retry: 'Tentar de novo',
    logOut: 'Sair',
    email: 'E-mail',
    password: 'Senha',
    wrong: 'E-mail ou senha incorretos',
    confirm: 'Confirmar e-mail',
    notYours: 'Essa senha não confere',
  },
} as const;

const AT = {
  google: new RegExp(`^http://127\\.0\\.0\\.1:${GOOGLE_PORT}/choose/`),
  linkedin: new RegExp(`^http://127\\.0\\.0\\.1:${LINKEDIN_PORT}/choose/`),
};

/** Fills in the form on the provider's page. */
async function beSomebody(page: Page, provider: keyof typeof AT, { name, email }: Someone): Promise<void> {
  await expect(page).toHaveURL(AT[provider]);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

interface Someone {
  name: string;
  email: string;
}
const someone = (): Someone => ({ name: 'Rita Prado', email: `rita-${randomUUID()}@lauda.example` });

const toasts = (page: Page) => page.getByRole('region', { name: /Notifications|Notificações/ });

async function logOut(page: Page, name: string, words: { logOut: string }): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: words.logOut }).click();
  await expect(page).toHaveURL('/auth');
}

test.beforeEach(async ({ context }) => comeFromElsewhere(context));

for (const locale of ['en-US', 'pt-BR'] as const)
  test.describe(locale, () => {
    test.use({ locale });
    const words = WORDS[locale];

    test('[ANA-01] a visitor’s draft survives signing in with Google, and that is counted', async ({
      page,
    }) => {
      const counted = await watchCounting(page);
      await page.goto('/builder');
      const firstName = page.getByRole('textbox', { name: /^(First name|Nome)$/ });
      await firstName.pressSequentially('Beatriz', { delay: 20 });
      await page.goto('/auth?redirect=%2Fbuilder');
      await page.getByRole('main').getByRole('button', { name: words.google }).click();
      await beSomebody(page, 'google', someone());
      await expect(page).toHaveURL('/builder');
      await expect(firstName).toHaveValue('Beatriz');
      await expect
        .poll(() => resumesOf(page.context()), { timeout: 10_000 })
        .toMatchObject([{ resume: { personalInfo: { firstName: 'Beatriz' } } }]);
      expect(await counted()).toContainEqual({ name: 'sign_in', properties: { method: 'social' } });
    });

    test('[AUTH-06] signing up with Google, signing in again, and the other tab', async ({
      page,
      context,
    }) => {
      const person = someone();
      const main = page.getByRole('main');
      await page.goto('/auth');
      await page.getByRole('tab', { name: words.signUpTab }).click();
      await main.getByRole('button', { name: words.google }).click();
      await beSomebody(page, 'google', person);
      await expect(page).toHaveURL('/resumes');
      await expect(page.getByRole('button', { name: person.name })).toBeVisible();

      await logOut(page, person.name, words);
      const other = await context.newPage();
      await other.goto('/auth?redirect=%2Fbuilder');
      await expect(other.getByRole('tab')).toHaveCount(2);
      await page.goto('/auth?redirect=%2Faccount-settings');
      await main.getByRole('button', { name: words.google }).click();
      await beSomebody(page, 'google', person);
      await expect(page, 'where the person wanted to go').toHaveURL('/account-settings');
      await expect(other, 'the other tab hears of it').toHaveURL('/builder');
    });

    test('[AUTH-06] [AUTH-07] connecting LinkedIn, disconnecting Google, and the last way in', async ({
      page,
    }) => {
      const person = someone();
      const main = page.getByRole('main');
      await page.goto('/auth?redirect=%2Faccount-settings');
      await main.getByRole('button', { name: words.google }).click();
      await beSomebody(page, 'google', person);
      await expect(main.getByRole('heading', { name: words.heading })).toBeVisible();
      await expect(main.getByText(words.onlyGoogle)).toBeVisible();
      await expect(main.getByRole('button', { name: words.disconnectGoogle })).toHaveCount(0);
      await expectAccessible(page);
      const refused = await page.request.delete('/api/account/social/google', {
        headers: { origin: PRODUCT_ORIGIN },
      });
      expect(refused.status(), 'the server does not take the last way either').toBe(409);

      await main.getByRole('button', { name: words.connect }).click();
      await beSomebody(page, 'linkedin', { ...person, email: `other-${person.email}` });
      await expect(page).toHaveURL('/account-settings');
      await expect(toasts(page)).toContainText(words.connected);
      await main.getByRole('button', { name: words.disconnectGoogle }).click();
      await expect(toasts(page)).toContainText(words.disconnected);
      await expect(main.getByText(words.onlyLinkedIn)).toBeVisible();

      // Calls of the settings that are still under way would be refused without the cookie.
      await page.goto('about:blank');
      await page.context().clearCookies({ name: 'lauda_session' });
      await page.goto('/auth');
      await main.getByRole('button', { name: words.linkedin }).click();
      await beSomebody(page, 'linkedin', { ...person, email: `other-${person.email}` });
      await expect(page).toHaveURL('/resumes');
      await expect(page.getByRole('button', { name: person.name })).toBeVisible();
    });

    test('[AUTH-06] what goes wrong is a toast, and the way back is kept', async ({
      page,
      pageErrors,
      trouble,
    }) => {
      trouble.announce(words.signInFailed, words.unverified, words.wrong);
      const main = page.getByRole('main');
      await page.goto('/auth?redirect=%2Fbuilder');
      await main.getByRole('button', { name: words.google }).click();
      await expect(page).toHaveURL(AT.google);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page).toHaveURL('/auth?redirect=%2Fbuilder');
      await expect(toasts(page)).toContainText(words.signInFailed);
      await expect(toasts(page)).toContainText(words.denied);

      await main.getByRole('button', { name: words.google }).click();
      await page.getByRole('button', { name: /Eva Prado/ }).click();
      await expect(page).toHaveURL('/auth?redirect=%2Fbuilder');
      await expect(toasts(page)).toContainText(words.unverified);

      await page.route('**/api/account/social/start', (route) =>
        route.fulfill({
          status: 503,
          json: { error: { code: 'SOCIAL_UNAVAILABLE', message: '', requestId: '' } },
        }),
      );
      await main.getByRole('button', { name: words.linkedin }).click();
      await expect(toasts(page)).toContainText(words.signInFailed);
      await expect(main.getByRole('button', { name: words.linkedin })).toBeEnabled();

      await main.getByLabel(words.email).fill(someone().email);
      await main.getByLabel(new RegExp(`^${words.password}`)).fill('password doesn’t match');
      await page.keyboard.press('Enter');
      await expect(toasts(page)).toContainText(words.wrong);
      forgiveRefusals(pageErrors, 401, 503);
    });

    test('[AUTH-07] connections that fail to load, connect or disconnect say so', async ({
      page,
      pageErrors,
      trouble,
    }) => {
      trouble.announce(words.loadFailed, words.connectFailed, words.disconnectFailed);
      await page.goto('/auth');
      await signUp(page);
      const main = page.getByRole('main');
      const isOurs = (url: URL) => url.pathname === '/api/account/social';
      await page.route(isOurs, (route) => route.fulfill({ status: 403, body: '' }));
      await page.goto('/account-settings');
      await expect(main.getByRole('alert')).toContainText(words.loadFailed);
      await page.unroute(isOurs);
      await main.getByRole('alert').getByRole('button', { name: words.retry }).click();

      await main.getByRole('button', { name: words.connect }).click();
      await expect(page).toHaveURL(AT.linkedin);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page).toHaveURL('/account-settings');
      await expect(toasts(page)).toContainText(words.connectFailed);
      await main.getByRole('button', { name: words.connect }).click();
      await beSomebody(page, 'linkedin', someone());
      await expect(toasts(page)).toContainText(words.connected);
      await page.route('**/api/account/social/linkedin', (route) => route.fulfill({ status: 500, body: '' }));
      await main.getByRole('button', { name: words.disconnectLinkedIn }).click();
      await expect(toasts(page)).toContainText(words.disconnectFailed);
      forgiveRefusals(pageErrors, 403, 500);
    });

    test('a confirmation link in another browser asks for the password', async ({
      page,
      browser,
      pageErrors,
      trouble,
    }) => {
      trouble.announce(words.notYours);
      const { email } = someone();
      const password = 'a password of my own';
      const made = await page.request.post('/api/account/sign-up', {
        headers: { origin: PRODUCT_ORIGIN },
        data: {
          email,
          password,
          first_name: 'Rita',
          last_name: 'Prado',
          language: locale,
          preferred_domain: 'localhost',
        },
      });
      expect(made.status()).toBe(200);
      const { link } = await waitForLink(email, 'signup');
      const elsewhere = await browser.newContext({ locale });
      await comeFromElsewhere(elsewhere);
      const phone = await elsewhere.newPage();
      await phone.goto(link);
      const main = phone.getByRole('main');
      await expect(phone).toHaveURL('/auth/callback');
      await main.getByLabel(new RegExp(`^${words.password}`)).fill('the password of a stranger');
      await main.getByRole('button', { name: words.confirm }).click();
      await expect(main.getByRole('alert')).toContainText(words.notYours);
      await expectAccessible(phone);
      await main.getByLabel(new RegExp(`^${words.password}`)).fill(password);
      await main.getByRole('button', { name: words.confirm }).click();
      await expect(phone).toHaveURL('/resumes');
      await elsewhere.close();
      forgiveRefusals(pageErrors, 403);
    });
  });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('the buttons and connections have no accessibility violation and fit a phone', async ({ page }) => {
      await page.goto('/auth');
      await signUp(page);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto('/account-settings');
        await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible();
        await expectAccessible(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      }
      await page.goto('about:blank');
      await page.context().clearCookies();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto('/auth?view=sign-up');
        await expect(page.getByRole('button', { name: 'Continue with LinkedIn' })).toBeVisible();
        await expectAccessible(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      }
    });
  });
