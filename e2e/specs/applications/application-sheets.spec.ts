import type { BrowserContext, Page } from '@playwright/test';
import { comeFromElsewhere, signUp } from '../../support/people/accounts.ts';
import { createApplication, storedApplication } from '../../support/applications.ts';
import { expectSoundLayout } from '../../support/watching/layout-faults.ts';
import { resumesOf } from '../../support/resumes.ts';
import { untilKept } from '../../support/browser/offline.ts';
import { expect, expectAccessible, forgiveNetwork, test } from '../../support/test.ts';

test.beforeEach(({ context }) => comeFromElsewhere(context));

const TEXTS = {
  'en-US': {
    sample: 'Look at a sample',
    tabs: 'Parts of this application',
    interview: 'Interview sheet',
    portal: 'Portal sheet',
    from: 'From the resume you sent',
    missing: /^Nothing in your resume says this/,
    quote: 'Lead a team of four across two time zones',
    requirement: 'Leads a team across time zones',
    notes: 'Notes',
    print: 'Print',
    form: 'Form',
    copyTitle: 'Copy Job title: Product Operations Manager, Harborline Freight Software',
    title: 'Product Operations Manager',
    copied: 'Copied: Job title',
    summary: 'Copy Summary',
  },
  'pt-BR': {
    sample: 'Ver um exemplo',
    tabs: 'Partes desta candidatura',
    interview: 'Roteiro de entrevista',
    portal: 'Ficha para formulários',
    from: 'A partir do currículo que você enviou',
    missing: /^Nada no seu currículo diz isso/,
    quote: 'Lidera uma equipe de quatro pessoas',
    requirement: 'Lidera equipe de pessoas',
    notes: 'Anotações',
    print: 'Imprimir',
    form: 'Formulário',
    copyTitle: 'Copiar Cargo: Coordenadora de Operações, Porto Claro Sistemas',
    title: 'Coordenadora de Operações',
    copied: 'Texto copiado: Cargo',
    summary: 'Copiar Resumo',
  },
} as const;

/** A sample resume in the account, and an application with that resume. */
async function sendSample(page: Page, context: BrowserContext, texts: (typeof TEXTS)['en-US' | 'pt-BR']) {
  await page.goto('/builder');
  await page.getByRole('button', { name: texts.sample }).click();
  await expect.poll(async () => (await resumesOf(context)).length, { timeout: 20_000 }).toBe(1);
  const [resume] = await resumesOf(context);
  const resumeId = resume?.id ?? '';
  return createApplication(context, {
    company: 'Globex',
    title: 'Operations lead',
    resumeId,
    sent: { resumeId, version: resume?.version ?? 1 },
    ad: { text: '', address: 'https://www.linkedin.com/jobs/view/1', takenOn: null },
    stage: { state: 'interview', outcome: null },
    match: {
      score: 40,
      on: '2026-11-02',
      rows: [
        { text: 'Kubernetes', status: 'missing', proof: null },
        { text: texts.requirement, status: 'partly', proof: texts.quote },
      ],
    },
  });
}

for (const locale of ['en-US', 'pt-BR'] as const)
  for (const [device, viewport] of [
    ['desk', { width: 1440, height: 900 }],
    ['phone', { width: 360, height: 740 }],
  ] as const)
    test.describe(`${locale} ${device}`, () => {
      test.use({
        locale,
        viewport,
        colorScheme: device === 'desk' ? 'dark' : 'light',
        hasTouch: device === 'phone',
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const texts = TEXTS[locale];

      test('[JOB-08] [JOB-09] an application has a sheet for the interview and one for its form', async ({
        page,
        context,
      }) => {
        await signUp(page);
        const id = await sendSample(page, context, texts);
        await page.goto(`/applications/${id}`);
        const tabs = page.getByRole('tablist', { name: texts.tabs });
        await tabs.getByRole('tab').first().focus();
        await page.keyboard.press('ArrowRight');
        await expect(page).toHaveURL(/tab=interview/);
        const missing = page.getByRole('listitem').filter({ hasText: 'Kubernetes' });
        await expect(missing.getByText(texts.missing)).toBeVisible();
        const partly = page.getByRole('listitem').filter({ hasText: texts.requirement });
        await expect(partly.getByText(texts.quote)).toBeVisible();
        await expect(page.getByText(texts.from)).toBeVisible();
        await page.getByRole('textbox', { name: texts.notes }).fill('Ask about the team');
        await expect
          .poll(async () => (await storedApplication(context, id)).notes)
          .toBe('Ask about the team');
        await expectAccessible(page);
        await expectSoundLayout(page);

        await page.emulateMedia({ media: 'print' });
        await expect(tabs).toBeHidden();
        await expect(page.getByRole('button', { name: texts.print })).toBeHidden();
        await expect(partly.getByText(texts.quote)).toBeVisible();
        await page.emulateMedia({ media: 'screen' });

        await tabs.getByRole('tab', { name: texts.interview }).focus();
        await page.keyboard.press('ArrowRight');
        await expect(page).toHaveURL(/tab=portal/);
        await expect(page.getByRole('combobox', { name: texts.form })).toHaveText('LinkedIn');
        await expectAccessible(page);
        await expectSoundLayout(page);
        await page.getByRole('button', { name: texts.copyTitle }).click();
        await expect(page.getByText(texts.copied).last()).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(texts.title);
        await page.getByRole('button', { name: texts.summary }).focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe(texts.title);

        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('button', { name: texts.copyTitle })).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Globex');
      });
    });

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', locale: 'pt-BR', viewport: { width: 360, height: 740 } });

  test('[JOB-08] [JOB-09] the sheets are there on the way to the interview', async ({
    page,
    context,
    pageErrors,
  }) => {
    const texts = TEXTS['pt-BR'];
    await signUp(page);
    const id = await sendSample(page, context, texts);
    await page.goto(`/applications/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Globex');
    await untilKept(page);

    await context.setOffline(true);
    await page.goto(`/applications/${id}?tab=interview`);
    const partly = page.getByRole('listitem').filter({ hasText: texts.requirement });
    await expect(partly.getByText(texts.quote)).toBeVisible();
    await expect(page.getByText(`${texts.from}: Currículo de Helena, versão 1`)).toBeVisible();
    await page.getByRole('tab', { name: texts.portal }).click();
    await expect(page.getByRole('button', { name: texts.copyTitle })).toBeVisible();
    await expectSoundLayout(page);
    forgiveNetwork(pageErrors);
  });
});
