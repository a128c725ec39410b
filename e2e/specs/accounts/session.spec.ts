import { SCREENS } from '@lauda/contract';
import { comeFromElsewhere, forgiveRefusals, logOut, signUp } from '../../support/people/accounts.ts';
import { signUpStaff } from '../../support/people/staff.ts';
import { answerSessionAs, answerSiteWith, expect, expectAccessible, test } from '../../support/test.ts';

// Some tests leave before this appears.
test.use({ toleratedTrouble: ['We couldn’t confirm your email'] });

const PRIVATE = SCREENS.filter(({ access }) => access !== 'anyone').map(({ path }) => path);

test.beforeEach(async ({ context, page }) => {
  await comeFromElsewhere(context);
  await answerSiteWith(page, { coverLetter: true });
});

test('[APP-05] a visitor on a private screen is sent to sign in, and told why', async ({ page }) => {
  for (const address of PRIVATE) {
    await page.goto(address);
    await expect(page).toHaveURL(`/auth?redirect=${encodeURIComponent(address)}`);
    await expect(page.getByText('Authentication required', { exact: true })).toBeVisible();
    const reason =
      address === '/upload-resume'
        ? 'Please sign in to upload and parse your resume'
        : 'Please sign in to access this feature.';
    await expect(page.getByText(reason, { exact: true })).toBeVisible();
  }
});

test('[APP-05] after signing in they are where they wanted to go', async ({ page }) => {
  await page.goto('/auth');
  const { email, password } = await signUp(page);
  await logOut(page);
  await page.goto('/subscription?offer=pro&note=a%20b');
  await expect(page).toHaveURL(/^[^?]+\/auth\?redirect=/);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription');
  const address = new URL(page.url());
  expect(address.pathname).toBe('/subscription');
  expect(Object.fromEntries(address.searchParams)).toEqual({ offer: 'pro', note: 'a b' });
});

test('[APP-05] the way back never leads to another origin', async ({ page }) => {
  await answerSessionAs(page, {});
  for (const payload of [
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    '/%0D%0A/evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(document.domain)',
    '/.//evil.example',
  ]) {
    await page.goto(`/auth?redirect=${payload}`);
    await expect(page, payload).toHaveURL('/resumes');
  }
});

test('[AUTH-01] the sign-in screen: tabs, panel, and the way to a new password', async ({ page }) => {
  await page.goto('/auth');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Sign in')).toHaveAttribute('aria-selected', 'true');
  await tab('Create account').click();
  await expect(page).toHaveURL('/auth?view=sign-up');
  await page.reload();
  await expect(tab('Create account')).toHaveAttribute('aria-selected', 'true');
  await page.goto('/auth?view=sign-in');
  await expect(tab('Sign in')).toHaveAttribute('aria-selected', 'true');

  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    'Honest AI',
    'Professional templates',
    'Real-time preview',
  ]);
  await expect(panel.getByText(/SSL/)).toBeVisible();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/reset-password');
});

for (const [locale, verification, reset] of [
  ['en-US', 'We couldn’t confirm your email', 'We couldn’t reset your password'],
  ['pt-BR', 'Não foi possível confirmar seu e-mail', 'Não foi possível redefinir sua senha'],
] as const)
  test.describe(locale, () => {
    test.use({ locale });
    test('[AUTH-01] a link that failed is explained', async ({ page, trouble }) => {
      trouble.announce(verification, reset);
      await page.goto('/auth?error=verification_failed');
      await expect(page.getByRole('main').getByRole('alert')).toContainText(verification);
      await page.goto('/auth?error=reset_failed');
      await expect(page.getByRole('main').getByRole('alert')).toContainText(reset);
      await page.goto('/auth?error=something_else');
      await expect(page.getByRole('tab')).toHaveCount(2);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    });
  });

test('[AUTH-01] a user has nothing to do there', async ({ page }) => {
  await answerSessionAs(page, {});
  await page.goto('/auth');
  await expect(page).toHaveURL('/resumes');
  await page.goto('/auth?redirect=%2Fbuilder');
  await expect(page).toHaveURL('/builder');
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('the account screens have no accessibility violation and fit a phone', async ({ page, trouble }) => {
      trouble.announce('We couldn’t reset your password');
      for (const address of [
        '/auth?error=reset_failed',
        '/auth?view=sign-up',
        '/reset-password',
        '/auth/callback?token=abcdefghijklmnopqrst&type=recovery',
      ]) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await expectAccessible(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, 'pixels wider than the phone').toBeLessThanOrEqual(0);
      }
    });
  });

test('[AUTH-04] a link from a mail leaves no token in the address or in a referrer', async ({
  page,
  pageErrors,
}) => {
  const token = 'abcdefghijklmnop.12345';
  const referrers: string[] = [];
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/'))
      referrers.push(request.headers()['referer'] ?? '');
    if (request.method() === 'POST') calls.push(request.url());
  });
  await page.goto(`/auth/callback?token=${token}&type=signup`);
  await expect(page).toHaveURL('/auth?error=verification_failed');
  forgiveRefusals(pageErrors, 400);
  expect(calls.filter((url) => url.endsWith('/confirm-email'))).toHaveLength(1);
  expect(referrers.join()).not.toContain(token);
  await page.goBack();
  expect(page.url()).not.toContain(token);
});

test('[AUTH-04] a recovery link that is not valid ends at sign-in, with the reason', async ({
  page,
  pageErrors,
  trouble,
}) => {
  trouble.announce('We couldn’t reset your password');
  await page.goto('/auth/callback?token=abcdefghijklmnopqrst&type=recovery');
  await expect(page).toHaveURL('/reset-password?step=change');
  const fields = page.getByRole('main').locator('input');
  await fields.nth(0).fill('a new quiet river');
  await fields.nth(1).fill('a new quiet river');
  await fields.nth(1).press('Enter');
  await expect(page).toHaveURL('/auth?error=reset_failed');
  forgiveRefusals(pageErrors, 400);
});

test('[AUTH-04] a callback without a link asks for the session', async ({ page, pageErrors, trouble }) => {
  trouble.announce('screen');
  await page.goto('/auth/callback');
  await expect(page).toHaveURL('/auth');
  await answerSessionAs(page, {});
  await page.goto('/auth/callback');
  await expect(page).toHaveURL('/resumes');
  await page.route('**/api/session', (route) => route.fulfill({ status: 403, body: '' }));
  await page.goto('/auth/callback');
  await expect(page).toHaveURL('/error');
  await expect(page.locator('[data-trouble=screen]')).toBeVisible();
  // Leave the page, because it keeps retrying the session call.
  await page.goto('about:blank');
  forgiveRefusals(pageErrors, 403);
});

test('[AUTH-10] logging out empties the device, keeps theme and language, and reaches the other tab', async ({
  page,
  context,
}) => {
  await page.goto('/auth');
  await signUp(page);
  const other = await context.newPage();
  await other.goto('/account-settings');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Account settings');
  await context.addCookies([{ name: 'lauda_theme', value: 'dark', url: page.url() }]);
  await page.evaluate(() => {
    localStorage.setItem('draft', 'text');
    sessionStorage.setItem('draft', 'text');
  });
  await logOut(page);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.getItem('draft')])).toEqual([
    0,
    null,
  ]);
  expect((await context.cookies()).map(({ name }) => name)).toContain('lauda_theme');
  // The next user must not land on this user's page.
  await expect(other).toHaveURL('/auth');
  await page.goBack();
  await expect(page, 'nor does the way back lead in').toHaveURL(/\/auth/);
});

test('signing in reaches the other tab', async ({ page, context }) => {
  await page.goto('/auth');
  const { email, password } = await signUp(page);
  await logOut(page);
  const other = await context.newPage();
  await other.goto('/auth?redirect=%2Fbuilder');
  await expect(other.getByRole('tab')).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/resumes');
  await expect(other).toHaveURL('/builder');
  await expect(other.getByRole('button', { name: 'Ana Lima' })).toBeVisible();
});

test('[AUTH-10] a sign-out that fails is silent, and made up for later', async ({ page, pageErrors }) => {
  await page.goto('/auth');
  await signUp(page);
  await page.route('**/api/account/sign-out', (route) => route.fulfill({ status: 503, body: '' }));
  await logOut(page);
  await expect(page.getByRole('tab')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('tab')).toHaveCount(2);
  await page.unroute('**/api/account/sign-out');
  await page.goto('/resumes');
  await expect(page).toHaveURL(/\/auth\?redirect/);
  const session = await page.request.get('/api/session');
  expect(await session.json()).toMatchObject({ data: { user: null } });
  forgiveRefusals(pageErrors, 503);
});

test('[APP-09] visitors find the ways in, users their menu', async ({ page }) => {
  await page.goto('/builder');
  for (const [name, view] of [
    ['Sign in', 'sign-in'],
    ['Create account', 'sign-up'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/auth?view=${view}&redirect=%2Fbuilder`,
    );

  await answerSessionAs(page, { email: 'zoe@lauda.example', name: null });
  await page.reload();
  const menu = page.getByRole('button', { name: 'Your account' });
  await expect(menu).toContainText('Z');
  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Account settings', 'Sign out']);
});

test('[APP-09] the menu leads to the settings, and staff to the admin panel', async ({ page }) => {
  await page.goto('/auth');
  const { firstName, lastName } = await signUpStaff(page, 'support');
  await page.goto('/resumes');
  const menu = page.getByRole('button', { name: `${firstName} ${lastName}` });
  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Account settings', 'Admin panel', 'Sign out']);
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  await expect(page).toHaveURL('/account-settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Admin panel' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});

test('[APP-09] log out is in the menu and in the palette', async ({ page }) => {
  await page.goto('/auth');
  const { email, password } = await signUp(page);
  await logOut(page);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/resumes');
  await expect(page.getByRole('heading', { level: 1, name: 'My resumes' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Sign out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth');
});
