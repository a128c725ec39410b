import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { comeFromElsewhere, forgiveRefusals, signUp } from '../../support/people/accounts.ts';
import { PRODUCT_ORIGIN } from '../../support/addresses.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.describe.configure({ timeout: 60_000 });
test.use({ actionTimeout: 10_000 });
test.beforeEach(({ context }) => comeFromElsewhere(context));

const WORDS = {
  'en-US': {
    next: 'Next',
    link: 'Link to the job',
    read: 'Get the text',
    failed: /We couldn’t read this page\./,
    taken: /The text of the page is below\./,
    other: /You already have a job description here\./,
    replace: 'Replace it',
    ad: 'Job description',
    analyze: 'Analyze',
    add: 'New application',
    paste: 'Job description or its address',
    company: 'Company',
    title: 'Job title',
    create: /^Add application$/,
    addressFailed: /We couldn’t read this page\..*the address is saved either way/,
  },
  'pt-BR': {
    next: 'Continuar',
    link: 'Link da vaga',
    read: 'Buscar o texto',
    failed: /Não conseguimos ler esta página\./,
    taken: /O texto da página está abaixo\./,
    other: /Você já tem uma descrição da vaga aqui\./,
    replace: 'Substituir',
    ad: 'Descrição da vaga',
    analyze: 'Analisar',
    add: 'Nova candidatura',
    paste: 'Descrição da vaga ou o endereço dela',
    company: 'Empresa',
    title: 'Cargo',
    create: /^Adicionar candidatura$/,
    addressFailed: /Não conseguimos ler esta página\..*o endereço fica guardado/,
  },
} as const;

const AD = {
  title: 'Line Cook',
  company: 'The Copper Pot',
  place: 'Austin',
  text: 'Work the grill on five evenings a week.\n\n• Knife skills\n• Food handler card',
  isCut: false,
  address: 'https://thecopperpot.com/cook',
  source: 'schema-org',
};

async function openAdStep(page: Page, context: BrowserContext, locale: string, next: string) {
  const session = (await (await context.request.get('/api/session')).json()) as {
    data: { user: { id: string } };
  };
  const made = await context.request.post(`/api/resume/create/${session.data.user.id}`, {
    headers: { origin: PRODUCT_ORIGIN, 'idempotency-key': randomUUID() },
    data: { locale, title: 'Aurora', firstName: 'Ana', lastName: 'Lima' },
  });
  const { id } = ((await made.json()) as { data: { id: string } }).data;
  const stored = (await (await context.request.get(`/api/resume/id/${id}`)).json()) as {
    data: { resume: object };
  };
  const skills = [{ id: 's1', name: 'SQL', skillLevelId: 'expert', group: '' }];
  const saved = await context.request.patch(`/api/resume/${id}`, {
    headers: { origin: PRODUCT_ORIGIN, 'idempotency-key': randomUUID(), 'if-match': '"1"' },
    data: { ...stored.data.resume, skills },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.goto('/resume-tailoring');
  await page.locator('label').filter({ hasText: 'Aurora' }).click();
  await page.getByRole('button', { name: next }).click();
}

for (const locale of ['en-US', 'pt-BR'] as const)
  test.describe(locale, () => {
    test.use({
      locale,
      colorScheme: locale === 'pt-BR' ? 'dark' : 'light',
      viewport: locale === 'pt-BR' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    });

    test(`[JOB-04] a job description by its link, looked through before it is used, ${locale}`, async ({
      page,
      context,
      pageErrors,
    }) => {
      const words = WORDS[locale];
      await page.goto('/auth');
      await signUp(page);
      await openAdStep(page, context, locale, words.next);
      const link = page.getByRole('textbox', { name: words.link });
      const ad = page.getByRole('textbox', { name: words.ad });

      // The real server with its isolated processes: it must not reach its own network.
      let connections = 0;
      const canary = createServer((_request, response) => {
        response.end('<p>inside</p>');
      }).on('connection', () => (connections += 1));
      await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
      for (const address of [
        'http://127.0.0.1/',
        `http://127.0.0.1:${(canary.address() as AddressInfo).port}/`,
      ]) {
        await link.fill(address);
        const answered = page.waitForResponse('**/api/job-ad');
        await page.getByRole('button', { name: words.read }).click();
        expect((await answered).status()).toBe(422);
      }
      expect(connections).toBe(0);
      await new Promise<void>((resolve) => canary.close(() => resolve()));
      await link.fill('http://10.0.0.1/');
      await page.keyboard.press('Enter');
      await expect(page.getByText(words.failed)).toBeVisible();
      await expectAccessible(page);

      // This test has no public Internet: from here on the route answers in the server's place.
      await page.route('**/api/job-ad', (route) => route.fulfill({ json: { data: AD } }));
      await link.fill(AD.address);
      await page.getByRole('button', { name: words.read }).click();
      await expect(page.getByText(words.taken)).toBeVisible();
      await expect(ad).toHaveValue(/^Line Cook\nThe Copper Pot · Austin\n\nWork the grill/);
      await expect(page.getByRole('button', { name: words.analyze })).toBeEnabled();
      await expectAccessible(page);

      await ad.fill('My own text');
      await page.getByRole('button', { name: words.read }).click();
      await expect(page.getByText(words.other)).toBeVisible();
      await expect(ad).toHaveValue('My own text');
      await page.getByRole('button', { name: words.replace }).click();
      await expect(ad).toHaveValue(/Knife skills/);
      forgiveRefusals(pageErrors, 422);
    });

    test(`[JOB-04] an application by the address of its job, ${locale}`, async ({ page, pageErrors }) => {
      const words = WORDS[locale];
      await page.goto('/auth');
      await signUp(page);
      await page.goto('/applications');
      await page.getByRole('button', { name: words.add }).first().click();
      const dialog = page.getByRole('dialog');
      const paste = dialog.getByRole('textbox', { name: words.paste });
      const company = dialog.getByRole('textbox', { name: words.company });
      await paste.fill('http://10.0.0.1/');
      await dialog.getByRole('button', { name: words.read }).click();
      await expect(dialog.getByText(words.addressFailed)).toBeVisible();
      await expectAccessible(page);
      forgiveRefusals(pageErrors, 422);

      await page.route('**/api/job-ad', (route) => route.fulfill({ json: { data: AD } }));
      // Text the user has typed is not overwritten.
      await company.fill('Copper Pot');
      await paste.fill(AD.address);
      await dialog.getByRole('button', { name: words.read }).click();
      await expect(paste).toHaveValue(/^Work the grill/);
      await expect(company).toHaveValue('Copper Pot');
      await expect(dialog.getByRole('textbox', { name: words.title })).toHaveValue('Line Cook');
      await dialog.getByRole('button', { name: words.create }).click();
      await expect(page).toHaveURL(/\/applications\/./);
      await expect(page.getByRole('textbox', { name: /address|Endereço/ })).toHaveValue(AD.address);
    });
  });
