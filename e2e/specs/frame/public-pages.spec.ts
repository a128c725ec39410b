import type { Locator } from '@playwright/test';
import { PAGE_ALTERNATES, PAGE_PATHS, pageAddress } from '@lauda/contract/site/pages';
import { comeFromElsewhere, signUp } from '../../support/people/accounts.ts';
import { PRODUCT_ORIGIN } from '../../support/addresses.ts';
import { givePro } from '../../support/plans.ts';
import { userIdOf } from '../../support/people/staff.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.use({ toleratedTrouble: ['not-found', 'screen'] });

/** The targets of the links with these names; undefined for a missing one. */
const hrefs = (links: Locator, names: string[]) =>
  links.evaluateAll(
    (list, wanted) =>
      wanted.map((name) => list.find((link) => link.textContent === name)?.getAttribute('href')),
    names,
  );

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const locale of ['en-US', 'pt-BR'] as const)
    test.describe(locale, () => {
      test.use({ locale });
      test('[PUB-06] [APP-13] public pages are finished HTML in the visitor’s language', async ({ page }) => {
        for (const path of PAGE_PATHS) {
          await page.goto(path);
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(300);
          await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', PRODUCT_ORIGIN + path);
          for (const { hreflang, prefix } of PAGE_ALTERNATES)
            await expect(page.locator(`link[hreflang="${hreflang}"]`)).toHaveAttribute(
              'href',
              PRODUCT_ORIGIN + pageAddress(prefix, path),
            );
          await expect(page).toHaveTitle(/.+ · Lauda$/);
          await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{30,}/);
          const card = await page.locator('meta[property="og:image"]').getAttribute('content');
          const picture = await page.request.get(card ?? '');
          expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
        }
      });
    });

  test('an address that fixes the language keeps to it', async ({ page }) => {
    await page.goto('/pt-br');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await page.getByRole('navigation', { name: 'Navegação principal' }).getByText('Preços').click();
    await expect(page).toHaveURL('/pt-br/pricing');
    await expect(page.getByRole('main')).toContainText('R$');
  });
});

test('[PUB-01] [PUB-02] [PUB-03] the landing page leads visitors on', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Write a resume you can stand behind');
  await expect(main.getByText('Start in seconds, no account needed.')).toBeVisible();
  const names = [
    'Create my resume',
    'See templates',
    'Open the editor',
    'Upload a file',
    'Create a resume',
    'See pricing',
  ];
  expect(await hrefs(main.getByRole('link'), names)).toEqual([
    '/builder',
    '#features',
    '/builder',
    '/auth?redirect=/upload-resume',
    '/builder',
    '/pricing',
  ]);
  await main.getByRole('link', { name: 'See templates' }).click();
  await expect(page.getByRole('heading', { name: 'Fourteen templates, switch anytime' })).toBeInViewport();
  for (const fact of [
    'AI that asks first',
    'Readable by hiring software (ATS)',
    'The preview is your PDF',
    'Your work is always saved',
  ])
    await expect(main.getByRole('heading', { name: fact })).toBeVisible();
  await expect(
    main.getByRole('list').filter({ hasText: 'Tailor it to the job' }).getByRole('listitem'),
  ).toHaveCount(3);
  await expect(main.getByRole('img')).toHaveCount(18);
  await expect(main.locator('[data-plan]').getByRole('heading', { level: 3 })).toHaveText([
    'Free',
    'Pro Monthly',
    'Pro Lifetime',
  ]);
  await main.getByText('Do I need an account?').click();
  await expect(main.getByText('Not to write')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'How we test' }).click();
  await expect(page).toHaveURL('/how-we-test');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('How we test');
});

test('[PUB-01] [PUB-02] [APP-11] [APP-03] users are known at once, and read the texts inside the app', async ({
  page,
}) => {
  await signUp(page);
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('Welcome back.');
  await page.goto('/');
  const main = page.getByRole('main');
  expect(await hrefs(main.getByRole('link'), ['Create my resume', 'Continue', 'Upload a file'])).toEqual([
    undefined,
    '/resumes',
    '/upload-resume',
  ]);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link')).toHaveText(['Lauda', 'Home', 'Pricing', 'My resumes']);
  for (const address of ['/faq', '/terms-of-service']) {
    await page.goto(address);
    await expect(page.getByRole('navigation', { name: 'App navigation' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

test('[PUB-04] prices, and a way back', async ({ page }) => {
  await page.goto('/pricing');
  const cards = page.locator('[data-plan]');
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(0)).toContainText('$0.00');
  await expect(cards.nth(1)).toContainText('$5.00');
  await expect(cards.nth(1)).toContainText('Recommended');
  await expect(cards.nth(2)).toContainText('$70.00');
  await expect(cards.nth(0).getByRole('link')).toHaveAttribute('href', '/builder');
  await expect(page.getByText('14 days')).not.toHaveCount(0);
  await page.goto('/faq');
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/faq');
  const fresh = await page.context().newPage();
  await fresh.goto('/pricing');
  expect(await fresh.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
});

for (const [locale, title] of [
  ['en-US', 'You have Pro already'],
  ['pt-BR', 'Você já é Pro'],
] as const)
  test(`[PUB-04] ${locale}: nobody is sold what they have`, async ({ page, context }) => {
    await comeFromElsewhere(context);
    await page.goto('/auth');
    await signUp(page);
    await context.addCookies([{ name: 'lauda_locale', value: locale, url: PRODUCT_ORIGIN }]);
    await page.goto('/pricing');
    await expect(page.locator('[data-plan] a')).toHaveCount(3);
    await givePro(await userIdOf(context.request));
    await page.goto('/pricing');
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.locator('[data-plan] button:disabled')).toHaveCount(2);
    await expect(page.locator('[data-plan="free"] a')).toHaveAttribute('href', '/builder');
    await page.goto('/');
    await expect(page.locator('[data-plan]')).toHaveCount(0);
    await page.goto('/pricing');
    await expectAccessible(page);
  });

const FACTS = {
  'en-US': [
    [
      '/terms-of-service',
      [/Last updated: \w+ \d+, 2026/, /at least 18 years/, /at least 30 days/, /14 days/],
    ],
    ['/privacy-policy', [/18 years and older/, /within 15 days/, /at most every two weeks/]],
    ['/faq', [/Mostly a myth/]],
  ],
  'pt-BR': [
    [
      '/terms-of-service',
      [/Última atualização: \d+ de \w+ de 2026/, /pelo menos 18 anos/, /pelo menos 30 dias/, /14 dias/],
    ],
    ['/privacy-policy', [/maiores de 18 anos/, /em até 15 dias/, /no máximo a cada duas semanas/]],
    ['/faq', [/é mito/]],
  ],
} as const;

for (const locale of ['en-US', 'pt-BR'] as const)
  test.describe(locale, () => {
    test.use({ locale });
    test('[PUB-05] the texts say what the product promises', async ({ page }) => {
      for (const [address, facts] of FACTS[locale]) {
        await page.goto(address);
        for (const fact of facts) expect(await page.getByRole('main').textContent()).toMatch(fact);
      }
    });
  });

test('theme and language can be chosen, by keyboard too', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Theme and language' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(17, 20, 18)');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Theme and language' }).click();
  await page.getByRole('link', { name: 'Português (Brasil)' }).click();
  await expect(page).toHaveURL('/pt-br');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});

test('the app leaves for finished pages', async ({ page }) => {
  await page.goto('/no-such-page');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'See templates' })).toBeVisible();
});
