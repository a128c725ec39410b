import { SCREENS } from '@lauda/contract';
import type { Page } from '@playwright/test';
import { OPEN_INTERNAL_PORT, OPEN_ORIGIN, OPEN_PORT, PRODUCT_ORIGIN } from '../../support/addresses.ts';
import { BUILDER_WORDS } from '../../support/acts/builder-words.ts';
import { productEnv, type RunningProcess, startProcess, waitUntilAnswering } from '../../support/product.ts';
import { createResume } from '../../support/resumes.ts';
import { signUpByCall } from '../../support/people/staff.ts';
import { expect, test } from '../../support/test.ts';

// The error page is one of the screens, and cover letters are behind a flag.
test.use({ baseURL: OPEN_ORIGIN, toleratedTrouble: ['not-found', 'screen'] });
// One server for all tests.
test.describe.configure({ mode: 'serial' });

let server: RunningProcess;
test.beforeAll(async () => {
  const env = Object.entries(productEnv()).filter(([name]) => !name.startsWith('STRIPE_'));
  server = startProcess(['node', 'apps/server/src/http.ts'], {
    ...Object.fromEntries(env),
    PORT: String(OPEN_PORT),
    INTERNAL_PORT: String(OPEN_INTERNAL_PORT),
    APP_ORIGINS: `${OPEN_ORIGIN},${PRODUCT_ORIGIN}`,
  });
  await waitUntilAnswering(`http://127.0.0.1:${OPEN_INTERNAL_PORT}/readyz`);
});
test.afterAll(() => server.stop());

/** Sales terms, as they would appear on a screen. */
const SELLING = {
  'en-US':
    /(?<![\p{L}-])(?:Pro|free plan|(?:your|a|the) plan|(?<!career )plans|pricing|prices?|upgrade|subscri\p{L}*|refund\p{L}*|billing|invoices?|payments?)(?![\p{L}-])|[$€]\s?\d/giu,
  'pt-BR':
    /(?<![\p{L}-])(?:Pro|planos?(?! de carreira)|preços?|assinatura\p{L}*|reembols\p{L}*|cobranç\p{L}*|faturas?|pagamentos?)(?![\p{L}-])|R\$\s?\d/giu,
} as const;
type Language = keyof typeof SELLING;

const found = async (page: Page, language: Language): Promise<string[]> => {
  const said = await page.locator('body').innerText();
  return said.split('\n').filter((line) => line.match(SELLING[language]) !== null);
};

/** Not the page about how the product itself is tested: it mentions payments. */
const ADDRESSES = SCREENS.filter(({ access, path }) => access !== 'staff' && path !== '/how-we-test').map(
  ({ path }) => path,
);

for (const language of ['en-US', 'pt-BR'] as const)
  test.describe(language, () => {
    test.use({ locale: language });

    test('[OPS-06] no screen of an installation that sells nothing speaks of plans, prices or payment', async ({
      page,
      context,
    }) => {
      test.setTimeout(300_000);
      await signUpByCall(context.request);
      const id = await createResume(context, { title: 'Aurora' });
      for (const address of [...ADDRESSES, `/builder?resume=${id}&tab=design`])
        await test.step(address, async () => {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          expect.soft(await found(page, language), address).toEqual([]);
        });
      await test.step('the menu of downloads', async () => {
        const words = BUILDER_WORDS[language];
        await page.goto(`/builder?resume=${id}`);
        await page.getByRole('button', { name: words.export }).click();
        await expect(page.getByRole('menuitem', { name: /^PDF/ })).toBeVisible();
        expect.soft(await found(page, language)).toEqual([]);
      });
    });
  });

test('[OPS-06] a visitor who wants a PDF is asked for an account, and told nothing of plans', async ({
  page,
}) => {
  const words = BUILDER_WORDS['en-US'];
  await page.goto('/builder');
  await page.getByRole('button', { name: 'Look at a sample' }).click();
  await page.getByRole('button', { name: words.export }).click();
  await page.getByRole('menuitem', { name: /^PDF/ }).click();
  const dialog = page.getByRole('dialog', { name: 'PDF and Word need an account' });
  await expect(dialog).toBeVisible();
  expect(await found(page, 'en-US')).toEqual([]);
  await dialog.getByRole('button', { name: 'Save to a free account' }).click();
  await expect(page).toHaveURL(/\/auth\?view=sign-up/);
});

test('[OPS-06] what sells is looked for in words that the other installation does say', async ({ page }) => {
  await page.goto(`${PRODUCT_ORIGIN}/pricing`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await found(page, 'en-US')).length).toBeGreaterThan(5);
});
