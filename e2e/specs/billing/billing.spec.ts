import { comeFromElsewhere, signUp } from '../../support/people/accounts.ts';
import { STRIPE_PORT } from '../../support/addresses.ts';
import { createResume, openBuilder } from '../../support/resumes.ts';
import { declineCard, letDaysPass, settlePayment } from '../../support/stripe.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.beforeEach(async ({ context }) => comeFromElsewhere(context));

const STRIPE = new RegExp(`^http://127\\.0\\.0\\.1:${STRIPE_PORT}/pay/`);

const WORDS = {
  'en-US': {
    monthly: 'Get Pro monthly',
    lifetime: 'Buy lifetime access',
    goLifetime: 'Switch to Lifetime',
    price: '$5.00',
    bought: 'Your monthly Pro plan is active',
    boughtForGood: 'Your lifetime Pro plan is active',
    next: /^Renews on \w+ \d+, 20\d\d for \$5\.00/,
    cancel: 'Cancel plan',
    reason: 'Too expensive',
    cancelled: 'Your plan is canceled',
    details: 'Anything you’d like to add? (optional)',
    ending: /^You have Pro until \w+ \d+, 20\d\d and won’t pay anything more/,
    resume: 'Keep my plan',
    declined: /^This month’s payment didn’t go through/,
    ended: /^Your Pro plan ended on/,
    forGood: 'You have Pro for life. Nothing more to pay.',
  },
  'pt-BR': {
    monthly: 'Assinar o Pro mensal',
    lifetime: 'Comprar acesso vitalício',
    goLifetime: 'Mudar para o Vitalício',
    price: 'R$\u00A05,00',
    bought: 'Seu plano Pro mensal está ativo',
    boughtForGood: 'Seu plano Pro vitalício está ativo',
    next: /^Renova em \d+ de [a-zç]+ de 20\d\d por R\$\s5,00/,
    cancel: 'Cancelar plano',
    reason: 'Caro demais',
    cancelled: 'Seu plano foi cancelado',
    details: 'Quer contar mais alguma coisa? (opcional)',
    ending: /^Você tem o Pro até \d+ de [a-zç]+ de 20\d\d e não paga mais nada/,
    resume: 'Manter meu plano',
    declined: /^O pagamento deste mês não foi concluído/,
    ended: /^Seu plano Pro terminou em/,
    forGood: 'O Pro é seu para sempre. Nada mais a pagar.',
  },
} as const;

for (const locale of ['en-US', 'pt-BR'] as const) {
  const words = WORDS[locale];
  test.describe(locale, () => {
    test.use({ locale });

    test('[BILL-04] [BILL-07] a plan is bought, cancelled, resumed and lapses, and every tab follows within two seconds', async ({
      page,
      context,
    }) => {
      const { email } = await signUp(page);
      const other = await context.newPage();
      await other.goto('/subscription');
      await expect(other.getByRole('button', { name: words.monthly })).toBeVisible({ timeout: 15_000 });

      await page.goto('/subscription');
      await expect(page.getByRole('button', { name: words.monthly })).toBeVisible({ timeout: 15_000 });
      await expect(page.getByRole('main')).toContainText(words.price);
      await expectAccessible(page);
      await page.getByRole('button', { name: words.monthly }).click();
      await expect(page).toHaveURL(STRIPE);
      await page.getByLabel('Name').fill('Ana Lima');
      await page.getByLabel('line1').fill('Rua A, 1');
      await page.getByRole('button', { name: 'Pay' }).click();
      await expect(page.getByRole('status').filter({ hasText: words.bought })).toBeAttached();
      await expect(page).toHaveURL('/subscription');
      await expect(page.getByText(words.next)).toBeVisible();
      await expect(page.getByText('Rua A, 1')).toBeVisible();
      await expect(other.getByText(words.next)).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('button', { name: words.cancel }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: words.reason }).check();
      await dialog.getByLabel(words.details).fill('Até achar um emprego');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: words.cancel }).click();
      await expect(page.getByRole('status').filter({ hasText: words.cancelled })).toBeAttached();
      // The page updates no later than the toast appears.
      expect(await page.getByText(words.ending).isVisible()).toBe(true);
      await expect(other.getByText(words.ending)).toBeVisible();

      await page.getByRole('button', { name: words.resume }).click();
      await expect(page.getByText(words.next)).toBeVisible();
      await expect(other.getByText(words.next)).toBeVisible();

      await declineCard(email);
      await letDaysPass(email, 32);
      // The server measures two seconds from the webhook's arrival, not the time the stand-in takes to send it.
      await expect(page.getByText(words.declined)).toBeVisible();
      await expect(other.getByText(words.declined)).toBeVisible({ timeout: 2_000 });
      await letDaysPass(email, 22);
      await expect(page.getByText(words.ended)).toBeVisible();
      await expect(page.getByRole('button', { name: words.monthly })).toBeEnabled();
    });
  });
}

test.describe('by Pix', () => {
  test.use({ locale: 'pt-BR' });

  for (const isPaid of [true, false])
    test(`a plan for good waits for its money, which ${isPaid ? 'comes' : 'never comes'}`, async ({
      page,
    }) => {
      const words = WORDS['pt-BR'];
      const { email } = await signUp(page);
      await page.goto('/subscription');
      await page.getByRole('button', { name: words.lifetime }).click();
      await expect(page).toHaveURL(STRIPE);
      await page.getByRole('button', { name: 'Later, by Pix' }).click();
      await expect(page.getByText(/^Seu pagamento está a caminho\./)).toBeVisible({ timeout: 15_000 });
      await expect(page.getByRole('button', { name: words.lifetime })).toHaveCount(0);
      await expectAccessible(page);
      await settlePayment(email, isPaid);
      if (isPaid) {
        await expect(page.getByText(words.forGood)).toBeVisible();
        return;
      }
      await expect(page.getByText(/^Seu pagamento não chegou a tempo/)).toBeVisible();
      await expect(page.getByRole('button', { name: words.lifetime })).toBeEnabled({ timeout: 15_000 });
    });
});

test('[BILL-08] whoever pays in order to download a file comes back to it, and the download starts once', async ({
  page,
  context,
}) => {
  await signUp(page);
  const resumeId = await createResume(context, { title: 'Aurora' });
  await openBuilder(page, `/builder?resume=${resumeId}`);
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: 'PDF' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'See Pro' }).click();
  await page.getByRole('link', { name: WORDS['en-US'].monthly }).click();
  await expect(page).toHaveURL(STRIPE);
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pay' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page).toHaveURL(`/builder?resume=${resumeId}`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  await page.goto('/subscription');
  await openBuilder(page, `/builder?resume=${resumeId}`);
  expect(downloads).toHaveLength(1);
});

test('the buttons beside the prices lead a user to the checkout, and from a month to a plan for good', async ({
  page,
}) => {
  const words = WORDS['en-US'];
  await signUp(page);
  await page.goto('/subscription?plan=proSubscription');
  await expect(page).toHaveURL(STRIPE);
  await expect(page.getByText('$5.00')).toBeVisible();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText(words.next)).toBeVisible({ timeout: 15_000 });
  // Users with a plan are not sent to buy it again.
  await page.goto('/subscription?plan=proSubscription');
  await expect(page.getByText(words.next)).toBeVisible();
  await expect(page).toHaveURL('/subscription');

  await page.getByRole('button', { name: words.goLifetime }).click();
  await expect(page).toHaveURL(STRIPE);
  await expect(page.getByText('$65.00')).toBeVisible();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('status').filter({ hasText: words.boughtForGood })).toBeAttached({
    timeout: 15_000,
  });
  await expect(page.getByText(words.forGood)).toBeVisible();
});

test('[BILL-01] a visitor who wants to buy is asked to sign in first, and led back to the prices', async ({
  page,
}) => {
  await page.goto('/subscription?plan=proLifetime');
  await expect(page).toHaveURL('/auth?redirect=%2Fpricing');
});

test('[BILL-02] a payment that has not arrived is looked for ten times, two seconds apart, and then said to be pending', async ({
  page,
  trouble,
}) => {
  trouble.announce('Your payment is being processed');
  await signUp(page);
  const looks: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/sync')) looks.push(Date.now());
  });
  await page.goto('/subscription?checkSubscription=true');
  await expect(page.getByText('3/10')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Your payment is being processed' })).toBeAttached({
    timeout: 25_000,
  });
  expect(looks).toHaveLength(10);
  const gaps = looks.slice(1).map((at, index) => at - (looks[index] ?? 0));
  for (const gap of gaps) expect(gap).toBeGreaterThan(1_900);
  await expect(page.getByText('10/10')).toBeHidden();
});

test('[BILL-01] [BILL-02] what fails on the way is told in so many words', async ({
  page,
  pageErrors,
  trouble,
}) => {
  trouble.announce('Could not initiate checkout', 'Failed to verify subscription status');
  await signUp(page);
  await page.route('**/api/billing/create-checkout-session', (route) => route.abort());
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Buy lifetime access' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Could not initiate checkout' })).toBeAttached();
  await page.route('**/api/plan/*/sync', (route) => route.abort());
  await page.goto('/subscription?checkSubscription=true');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to verify subscription status' }),
  ).toBeAttached();
  pageErrors.splice(0);
});
