import type { Page } from '@playwright/test';
import { comeFromElsewhere, forgiveRefusals, signInByCall, signUp } from '../../support/people/accounts.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.beforeEach(async ({ context }) => comeFromElsewhere(context));

/** Only browser sessions; the screen lists connections too. */
const listed = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Chrome' });

for (const [locale, words] of [
  [
    'en-US',
    {
      here: 'This device',
      lastUsed: 'last used',
      end: /^Sign out of Chrome/,
      current: 'Current password',
      next: 'New password',
      change: 'Change password',
      changed: 'Password changed',
      wrong: 'That’s not your current password',
    },
  ],
  [
    'pt-BR',
    {
      here: 'Este dispositivo',
      lastUsed: 'último uso',
      end: /^Encerrar acesso em Chrome/,
      current: 'Senha atual',
      next: 'Nova senha',
      change: 'Trocar a senha',
      changed: 'Senha alterada',
      wrong: 'Esta não é a sua senha atual',
    },
  ],
] as const)
  test.describe(locale, () => {
    test.use({ locale });

    test('[AUTH-09] sessions are listed, and one that is ended is out at once', async ({ page, browser }) => {
      // Two browsers, and an accessibility check of the whole screen.
      test.slow();
      await page.goto('/auth');
      const person = await signUp(page);
      const elsewhere = await browser.newContext();
      await signInByCall(elsewhere, person);
      const other = await elsewhere.newPage();
      await other.goto('/account-settings');
      await expect(listed(other)).toHaveCount(2);

      await page.goto('/account-settings');
      const sessions = listed(page);
      await expect(sessions).toHaveCount(2);
      await expect(sessions.filter({ hasText: words.here })).toHaveCount(1);
      for (const session of await sessions.all()) {
        await expect(session).toContainText(/Chrome · \w+/);
        await expect(session).toContainText(/\d+\.\d+\.\d+\.\d+/);
        await expect(session).toContainText(words.lastUsed);
      }
      await expectAccessible(page);
      await page.getByRole('button', { name: words.end }).click();
      await expect(sessions).toHaveCount(1);
      await expect(other).toHaveURL(/\/auth\?redirect/);
      await elsewhere.close();
    });

    test('the password is changed with the present one only', async ({ page, pageErrors }) => {
      await page.goto('/auth');
      const person = await signUp(page);
      await page.goto('/account-settings');
      const main = page.getByRole('main');
      const field = (label: string) => main.getByLabel(new RegExp(`^${label}`));
      await field(words.current).fill('not it at all');
      await field(words.next).fill('another quiet river');
      await main.getByRole('button', { name: words.change }).click();
      await expect(main.getByText(words.wrong)).toBeVisible();
      forgiveRefusals(pageErrors, 401);
      await field(words.current).fill(person.password);
      await main.getByRole('button', { name: words.change }).click();
      await expect(page.getByRole('region', { name: /Notifications|Notificações/ })).toContainText(
        words.changed,
      );
      await expect(field(words.current)).toHaveValue('');
    });
  });
