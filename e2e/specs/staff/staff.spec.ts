import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { comeFromElsewhere, forgiveRefusals, newPerson, signUp } from '../../support/people/accounts.ts';
import { PRODUCT_ORIGIN } from '../../support/addresses.ts';
import { signUpByCall, signUpStaff, userIdOf } from '../../support/people/staff.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.use({ toleratedTrouble: ['not-found'] });

test.beforeEach(async ({ context }) => {
  // Two accounts each, with emails to wait for.
  test.slow();
  await comeFromElsewhere(context);
});

const elsewhere = () => ({ 'x-forwarded-for': `10.77.${randomInt(256)}.${randomInt(1, 255)}` });

const WORDS = {
  'en-US': {
    search: 'Search by name or email',
    viewAs: 'View as this user',
    reason: /^Reason/,
    start: 'Start viewing',
    short: 'Write at least 10 characters.',
    banner: (email: string) => `Viewing as ${email}`,
    stop: 'Stop',
    settings: 'Only the person can see these settings',
    audit: 'Audit log',
    stopped: 'Stopped viewing as a user',
  },
  'pt-BR': {
    search: 'Buscar por nome ou e-mail',
    viewAs: 'Ver como este usuário',
    reason: /^Motivo/,
    start: 'Começar a ver',
    short: 'Escreva pelo menos 10 caracteres.',
    banner: (email: string) => `Vendo como ${email}`,
    stop: 'Parar',
    settings: 'Só a própria pessoa vê estas configurações',
    audit: 'Registro de auditoria',
    stopped: 'Parou de ver como um usuário',
  },
} as const;

const REASON = 'A resume does not open for them.';

async function mintUrl(request: APIRequestContext, userId: string): Promise<URL> {
  const query = `type=resumes&reason=${encodeURIComponent(REASON)}`;
  const answer = await request.get(`${PRODUCT_ORIGIN}/api/admin/users/${userId}/impersonate-url?${query}`);
  return new URL(((await answer.json()) as { data: { url: string } }).data.url);
}

for (const locale of ['en-US', 'pt-BR'] as const)
  test.describe(locale, () => {
    test.use({ locale });
    const words = WORDS[locale];

    test('[APP-07] [ADM-10] [ADM-12] an administrator sees the product as a user, stops, and it is written down', async ({
      page,
      playwright,
    }) => {
      const theirs = await playwright.request.newContext({ extraHTTPHeaders: elsewhere() });
      const target = await signUpByCall(theirs);
      const { userId: ownId } = await signUpStaff(page, 'admin');

      await page.goto('/admin/users');
      await page.getByRole('searchbox', { name: words.search }).fill(target.email);
      await expect(page.getByRole('row')).toHaveCount(2);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Bia Lima' }).click();
      await expect(page.getByText('Nurse in Recife')).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('button', { name: words.viewAs, exact: true }).click();
      await page.getByRole('button', { name: words.start }).click();
      await expect(page.getByText(words.short)).toBeVisible();
      await page.getByRole('textbox', { name: words.reason }).fill(REASON);
      await expectAccessible(page);
      await page.getByRole('button', { name: words.start }).click();

      await expect(page.getByText(words.banner(target.email))).toBeVisible();
      await expect(page).toHaveURL('/resumes');
      await expect(page.getByText('Nurse in Recife').first()).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole('button', { name: words.stop, exact: true })).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, 'pixels wider than the phone').toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1440, height: 900 });

      await page.goto('/account-settings');
      await expect(page.getByText(words.settings)).toBeVisible();
      await expect(page.getByText(words.banner(target.email))).toBeVisible();

      await page.getByRole('button', { name: words.stop, exact: true }).click();
      await expect(page).toHaveURL(`/admin/user?id=${target.userId}`);
      await expect(page.getByText(words.banner(target.email))).toBeHidden();
      expect(await userIdOf(page.request)).toBe(ownId);

      await page.getByRole('link', { name: words.audit }).click();
      await expect(page.getByRole('cell', { name: words.stopped }).first()).toBeVisible();
      await expectAccessible(page);

      const log = await theirs.get(`${PRODUCT_ORIGIN}/api/account/access-log`);
      expect(await log.json()).toMatchObject({ data: [{ reason: REASON, role: 'admin' }] });
    });
  });

test('[APP-07] any other token is ignored: the guard decides, and the address forgets it', async ({
  page,
  context,
  pageErrors,
  playwright,
}) => {
  const theirs = await playwright.request.newContext({ extraHTTPHeaders: elsewhere() });
  const target = await signUpByCall(theirs);
  const address = `/resumes?impersonate=${'x'.repeat(43)}&targetUser=${target.userId}`;

  await page.goto(address);
  await expect(page).toHaveURL('/auth?redirect=%2Fresumes');

  const person = await signUp(page, newPerson());
  await page.goto(address);
  await expect(page).toHaveURL('/resumes');
  await expect(page.getByRole('button', { name: 'Ana Lima' })).toBeVisible();
  await expect(page.getByText(/Viewing as/)).toBeHidden();
  expect(person.email).not.toBe(target.email);

  await context.clearCookies();
  const staff = await signUpStaff(page, 'content_manager');
  const { search } = await mintUrl(page.request, target.userId);
  await page.goto(`/resumes${search}`);
  await expect(page.getByText(`Viewing as ${target.email}`)).toBeVisible();
  await expect(page.getByText('Read only')).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page).toHaveURL(`/admin/user?id=${target.userId}`);

  // Refused: a used token, a token for another user, and the access log, which this role may not see.
  await page.goto(`/resumes${search}`);
  await expect(page).toHaveURL('/resumes');
  await expect(page.getByRole('button', { name: 'Rui Lima' })).toBeVisible();
  const { searchParams } = await mintUrl(page.request, target.userId);
  await page.goto(`/resumes?impersonate=${searchParams.get('impersonate')}&targetUser=${staff.userId}`);
  await expect(page).toHaveURL('/resumes');
  await expect(page.getByText(/Viewing as/)).toBeHidden();
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: 'Users' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit log' })).toBeHidden();
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  forgiveRefusals(pageErrors, 400, 401, 403);
});
