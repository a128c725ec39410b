import { execFile } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { comeFromElsewhere, forgiveRefusals } from '../../support/people/accounts.ts';
import { PRODUCT_ORIGIN } from '../../support/addresses.ts';
import { productEnv } from '../../support/product.ts';
import { signUpByCall, signUpStaff } from '../../support/people/staff.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.use({ toleratedTrouble: ['not-found'] });

const run = promisify(execFile);

test.beforeEach(async ({ context }) => {
  // Several accounts each, with emails to wait for.
  test.slow();
  await comeFromElsewhere(context);
});

const elsewhere = () => ({ 'x-forwarded-for': `10.78.${randomInt(256)}.${randomInt(1, 255)}` });

/** Buys a month on the payment provider's page. */
async function buyMonth(request: APIRequestContext, person: { userId: string; email: string }) {
  const answer = await request.post(`${PRODUCT_ORIGIN}/api/billing/create-checkout-session`, {
    headers: { origin: PRODUCT_ORIGIN },
    data: {
      userId: person.userId,
      email: person.email,
      planType: 'proSubscription',
      successUrl: `${PRODUCT_ORIGIN}/subscription`,
      cancelUrl: `${PRODUCT_ORIGIN}/pricing`,
    },
  });
  const { data } = (await answer.json()) as { data: { url: string } };
  await request.post(data.url, { form: { name: 'Bia Lima', line1: 'Rua A, 1' }, maxRedirects: 0 });
}

/** A permanently failed job, as the queue leaves it. */
async function leaveDeadJob(): Promise<string> {
  const id = randomUUID();
  const data = JSON.stringify({ payload: { customerId: `cus_${id}` }, userId: null });
  const insert = `insert into pgboss.job
      (id, name, data, source_name, source_id, source_retry_count, source_output, priority)
    values ('${id}', 'sync-billing.dead', '${data}', 'sync-billing', '${randomUUID()}', 12,
      '{"message": "no answer ${id}"}', -1)`;
  await run('psql', ['-X', '-q', '-d', productEnv()['DATABASE_SYSTEM_URL'] ?? '', '-c', insert]);
  return id;
}

const giveReason = (dialog: Locator) =>
  dialog.getByRole('textbox', { name: /Reason|Motivo/ }).fill('The person asked for it by mail.');

async function expectFitsPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'pixels wider than the phone').toBeLessThanOrEqual(0);
  // A table that scrolls sideways hides its last columns, which contain the actions.
  const hidden = await page
    .locator('section:has(> table)')
    .evaluateAll((regions) =>
      Math.max(0, ...regions.map((region) => region.scrollWidth - region.clientWidth)),
    );
  expect(hidden, 'pixels of a table that the phone does not show').toBe(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

const WORDS = {
  'en-US': {
    overview: 'Overview',
    database: 'Database',
    answers: 'Everything is responding',
    signUps: 'Sign-ups by day',
    table: 'Show as a table: Sign-ups by day',
    users: 'Users',
    search: 'Search by name or email',
    select: 'Select everyone on this page',
    remove: 'Delete selected',
    confirm: 'Delete',
    phrase: 'delete 2 users',
    deleting: '2 users are being deleted',
    nobody: 'No one matches this search.',
    details: 'Details of Nurse in Recife',
    read: 'Details',
    preview: 'First page of Nurse in Recife',
    close: 'Close',
    paid: 'Paid',
    cancel: 'Cancel plan',
    cancelled: 'Canceled',
    renew: 'Undo cancellation',
    active: 'Active',
    refund: 'Refund $5.00',
    refunded: 'Refunded',
    jobs: 'Failed jobs',
    retry: 'Retry sync-billing',
    retried: 'Back in its queue',
    analytics: 'Analytics',
    exportUsers: 'Download sign-ups (CSV)',
    flags: 'Feature flags',
    history: 'History',
    audit: 'Audit log',
    subscriptions: 'Subscriptions',
  },
  'pt-BR': {
    overview: 'Visão geral',
    database: 'Banco de dados',
    answers: 'Tudo está respondendo',
    signUps: 'Novas contas por dia',
    table: 'Ver como tabela: Novas contas por dia',
    users: 'Usuários',
    search: 'Buscar por nome ou e-mail',
    select: 'Selecionar todos desta página',
    remove: 'Excluir selecionados',
    confirm: 'Excluir',
    phrase: 'excluir 2 usuários',
    deleting: '2 usuários estão sendo excluídos',
    nobody: 'Ninguém corresponde a essa busca.',
    details: 'Detalhes de Nurse in Recife',
    read: 'Detalhes',
    preview: 'Primeira página de Nurse in Recife',
    close: 'Fechar',
    paid: 'Pago',
    cancel: 'Cancelar plano',
    cancelled: 'Cancelada',
    renew: 'Desfazer cancelamento',
    active: 'Ativa',
    refund: 'Reembolsar US$ 5,00',
    refunded: 'Reembolsado',
    jobs: 'Tarefas que falharam',
    retry: 'Tentar de novo: sync-billing',
    retried: 'De volta à fila',
    analytics: 'Análises',
    exportUsers: 'Baixar novas contas (CSV)',
    flags: 'Recursos',
    history: 'Histórico',
    audit: 'Registro de auditoria',
    subscriptions: 'Assinaturas',
  },
} as const;

for (const locale of ['en-US', 'pt-BR'] as const)
  test.describe(locale, () => {
    const words = WORDS[locale];
    test.use({ locale, colorScheme: locale === 'pt-BR' ? 'dark' : 'light' });

    test('[ADM-01] [ADM-02] [ADM-03] an administrator sees how things stand, and deletes users after typing it out', async ({
      page,
      playwright,
    }) => {
      const theirs = async () => playwright.request.newContext({ extraHTTPHeaders: elsewhere() });
      const [one, two] = [await signUpByCall(await theirs()), await signUpByCall(await theirs())];
      await signUpStaff(page, 'admin');

      await page.goto('/admin');
      await expect(page.getByRole('heading', { level: 1, name: words.overview })).toBeVisible();
      await expect(page.getByText(words.answers)).toBeVisible();
      await expect(page.getByText(words.database)).toBeVisible();
      await page.getByRole('button', { name: words.table }).click();
      await expect(page.getByRole('table', { name: words.signUps })).toBeVisible();
      await expectAccessible(page);
      await expectFitsPhone(page);

      // An old link to a search, from before the list had its own URL.
      const local = one.email.slice(0, one.email.indexOf('@'));
      await page.goto(`/admin?search=${encodeURIComponent(local)}`);
      await expect(page).toHaveURL(new RegExp(`/admin/users\\?search=`));
      await expect(page.getByRole('row')).toHaveCount(2);
      await page.getByRole('searchbox', { name: words.search }).fill('Bia Lima');
      for (const { email } of [one, two]) await expect(page.getByText(email)).toBeVisible();
      await expectFitsPhone(page);
      for (const { email } of [one, two])
        await page.getByRole('row').filter({ hasText: email }).getByRole('checkbox').check();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.remove }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByRole('button', { name: words.confirm })).toBeDisabled();
      await giveReason(dialog);
      await dialog.getByRole('textbox').last().fill(words.phrase);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: words.confirm }).click();
      await expect(page.getByText(words.deleting).first()).toBeVisible();
      for (const { email } of [one, two]) await expect(page.getByText(email)).toBeHidden();
    });

    test('[ADM-05] [ADM-07] [ADM-08] [ADM-09] a user’s resume and plan are seen and changed, failed jobs go again, figures leave as CSV', async ({
      page,
      playwright,
    }) => {
      const theirs = await playwright.request.newContext({ extraHTTPHeaders: elsewhere() });
      const target = await signUpByCall(theirs);
      await buyMonth(theirs, target);
      const jobId = await leaveDeadJob();
      await signUpStaff(page, 'admin');

      await page.goto(`/admin/user?id=${target.userId}`);
      await page.getByRole('button', { name: words.details }).click();
      await giveReason(page.getByRole('alertdialog'));
      await page.getByRole('alertdialog').getByRole('button', { name: words.read }).click();
      await expect(page.getByRole('img', { name: words.preview })).toBeVisible({ timeout: 15_000 });
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await expect(page.getByText(words.paid, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: words.cancel }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: words.cancel }).click();
      await expect(page.getByText(words.cancelled, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: words.renew }).click();
      await expect(page.getByText(words.active, { exact: true })).toBeVisible();
      await expectFitsPhone(page);
      await page.getByRole('link', { name: words.subscriptions, exact: true }).click();
      await expect(page.getByRole('row').filter({ hasText: target.email })).toContainText(words.active);
      await expectFitsPhone(page);
      await page.getByRole('link', { name: 'Bia Lima' }).first().click();
      await page.goto(`/admin/user?id=${target.userId}`);
      const refund = page
        .getByRole('button', { name: words.refund.replaceAll(' ', '\u00A0') })
        .or(page.getByRole('button', { name: words.refund }));
      await refund.click();
      await giveReason(page.getByRole('alertdialog'));
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /5[.,]00/ })
        .click();
      await expect(page.getByText(words.refunded, { exact: true })).toBeVisible();

      await page.getByRole('link', { name: words.jobs }).click();
      const row = page.getByRole('row').filter({ hasText: jobId });
      await expectFitsPhone(page);
      await row.getByRole('button', { name: words.retry }).click();
      await expect(page.getByText(words.retried).first()).toBeVisible();
      await expect(row).toHaveCount(0);

      await page.getByRole('link', { name: words.analytics, exact: true }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: words.exportUsers }).click();
      const csv = await readFile(await (await download).path(), 'utf8');
      expect(csv).toContain(`"${target.email}","Bia Lima"`);
      await expectFitsPhone(page);

      await page.getByRole('link', { name: words.flags, exact: true }).click();
      await expect(page.getByRole('heading', { name: words.history })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: words.audit, exact: true }).click();
      await expect(page.getByRole('row').filter({ hasText: target.email }).first()).toBeVisible();
      await expectFitsPhone(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/admin/flags');
      await expect(page.getByRole('link', { name: words.flags, exact: true })).toBeInViewport();
    });
  });

const TABS = [
  'Overview',
  'Users',
  'Subscriptions',
  'Analytics',
  'Mailings',
  'Failed jobs',
  'Audit log',
  'Feature flags',
];

test('[ROLE-03] support and content managers see what is theirs, and nothing that is not', async ({
  page,
  context,
  pageErrors,
  playwright,
}) => {
  const theirs = await playwright.request.newContext({ extraHTTPHeaders: elsewhere() });
  const target = await signUpByCall(theirs);
  await buyMonth(theirs, target);
  await leaveDeadJob();
  const tabs = page.getByRole('navigation', { name: 'Staff area' }).getByRole('link');
  const offered = (name: string | RegExp) => page.getByRole('button', { name });

  await signUpStaff(page, 'support');
  await page.goto('/admin');
  await expect(tabs).toHaveText(TABS);
  await expect(page.getByRole('heading', { name: 'Health' })).toBeVisible();
  await page.goto(`/admin/user?id=${target.userId}`);
  await expect(offered('Cancel plan')).toBeVisible();
  await expect(offered('Send password reset')).toBeVisible();
  await expect(offered(/Refund/)).toBeHidden();
  await expect(offered('Delete user')).toBeHidden();
  await expect(offered('Change role')).toBeHidden();
  await page.goto('/admin/jobs');
  await expect(page.getByText('sync-billing').first()).toBeVisible();
  await expect(offered(/Retry/)).toBeHidden();
  await page.goto('/admin/analytics');
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await expect(page.getByRole('link', { name: /CSV/ })).toBeHidden();
  await page.goto(`/admin/users?search=${encodeURIComponent(target.email)}`);
  await expect(page.getByText(target.email)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  await context.clearCookies();
  await signUpStaff(page, 'content_manager');
  await page.goto('/admin');
  await expect(tabs).toHaveText(TABS.slice(0, 5));
  await expect(page.getByRole('heading', { name: 'Sign-ups by day' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Health' })).toBeHidden();
  await page.goto(`/admin/user?id=${target.userId}`);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  for (const name of ['Cancel plan', 'Send password reset', 'Delete user', 'Read again from the provider'])
    await expect(offered(name)).toBeHidden();
  await page.goto('/admin/jobs');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  forgiveRefusals(pageErrors, 401);
});

test('[ADM-02] what cannot be loaded says so in so many words', async ({ page, pageErrors, trouble }) => {
  trouble.announce('We couldn’t load users', 'No authentication token available');
  await signUpStaff(page, 'admin');
  let status = 500;
  await page.route(/\/api\/admin\/users(\?|$)/, (route) =>
    status === 500
      ? route.fulfill({
          status,
          json: { error: { code: 'INTERNAL', message: 'Something broke', requestId: 'x' } },
        })
      : route.fulfill({
          status,
          json: { error: { code: 'UNAUTHENTICATED', message: 'Sign in', requestId: 'x' } },
        }),
  );
  await page.goto('/admin/users');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('We couldn’t load users', { timeout: 15_000 });
  await expect(failure).toContainText('API request failed: Something broke');
  await expectAccessible(page);
  status = 401;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No authentication token available')).toBeVisible({ timeout: 15_000 });
  await page.goto(`/admin/user?id=${randomUUID()}`);
  await expect(page.getByRole('heading', { level: 1, name: 'User not found' })).toBeVisible();
  forgiveRefusals(pageErrors, 401, 500);
});
