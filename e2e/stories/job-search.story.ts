import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { applicationsOf, dayFromNow } from '../support/applications.ts';
import { buttonOf, chooseFile, HAND_WORDS, openReviewed, signUpByHand } from '../support/acts/by-hand.ts';
import { helen, HELENS_ADS, HELENS_RESUME } from './lives/helen.ts';
import { livia, LIVIAS_FILE } from './lives/livia.ts';
import { expect, test } from './story.ts';

const SEARCHES = {
  'en-US': {
    person: helen,
    file: {
      name: 'helen.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(HELENS_RESUME)),
    },
    screen: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
    jobs: [
      ...HELENS_ADS.map(({ name, ad }) => ({ company: name.split(' – ')[1] ?? name, ad })),
      {
        company: 'Mon Valley Steel',
        ad: 'Shift planner\n\nPlans two shifts a day in our depot. Excel is required.',
      },
      { company: 'Bridge City Foods', ad: 'Stock analyst\n\nReports on stock with SQL for six sites.' },
    ],
    texts: {
      add: 'New application',
      paste: 'Job description or its address',
      company: 'Company',
      create: 'Add application',
      saved: 'Saved',
      mark: 'Mark as applied',
      what: 'What did I send them?',
      text: 'Download text',
      state: 'State',
      outcome: 'Outcome',
      rejected: 'Rejected',
      step: /^Next step$/,
      stepOn: 'Next step on',
      kind: 'What',
      interview: 'Interview',
      details: 'Details',
      when: 'When',
      addEvent: 'Add',
      offer: 'Offer',
      closed: 'Closed',
      coming: 'Next seven days',
      next: 'What’s next',
      feed: 'Add to your calendar',
      createFeed: 'Create private address',
      feedAddress: 'Your private calendar address',
      interviewWith: 'Interview: Kettle & Crane',
      interviewSheet: 'Interview sheet',
      portalSheet: 'Portal sheet',
      form: 'Form',
      copyEmail: /^Copy Email/,
      copied: 'Copied: Email',
      funnel: 'How far they got',
      reached: ['5', '3', '1', '1'],
      few: 'Too few to say',
    },
  },
  'pt-BR': {
    person: livia,
    file: LIVIAS_FILE,
    screen: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
    jobs: [
      {
        company: 'Quatro Cantos',
        ad: 'Coordenadora de projetos\n\nPlaneja projetos de obras. Excel é obrigatório.',
      },
      { company: 'Ateliê Barro', ad: 'Assistente de produção\n\nAcompanha pedidos e estoque.' },
      { company: 'Rede Ipê', ad: 'Analista de processos\n\nDocumenta processos e treina equipes.' },
      { company: 'Porto Verde', ad: 'Supervisora de operações\n\nLidera dez pessoas.' },
      { company: 'Casa Lume', ad: 'Gerente de loja\n\nCuida de metas e de pessoas.' },
    ],
    texts: {
      add: 'Nova candidatura',
      paste: 'Descrição da vaga ou o endereço dela',
      company: 'Empresa',
      create: 'Adicionar candidatura',
      saved: 'Tudo salvo',
      mark: 'Marcar como enviada',
      what: 'O que eu enviei?',
      text: 'Baixar texto',
      state: 'Etapa',
      outcome: 'Resultado',
      rejected: 'Não aprovada',
      step: /^Próximo passo$/,
      stepOn: 'Data do próximo passo',
      kind: 'O quê',
      interview: 'Entrevista',
      details: 'Detalhes',
      when: 'Quando',
      addEvent: 'Adicionar',
      offer: 'Proposta',
      closed: 'Encerrada',
      coming: 'Próximos sete dias',
      next: 'Próximos passos',
      feed: 'Adicionar ao seu calendário',
      createFeed: 'Criar endereço privado',
      feedAddress: 'Seu endereço privado de calendário',
      interviewWith: 'Entrevista: Quatro Cantos',
      interviewSheet: 'Roteiro de entrevista',
      portalSheet: 'Ficha para formulários',
      form: 'Formulário',
      copyEmail: /^Copiar E-mail/,
      copied: 'Texto copiado: E-mail',
      funnel: 'Até onde chegaram',
      reached: ['5', '3', '1', '1'],
      few: 'Poucas para dizer',
    },
  },
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;

async function choose(page: Page, field: string, option: string) {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

for (const locale of ['en-US', 'pt-BR'] as const) {
  const { person: personOf, file, screen, jobs, texts } = SEARCHES[locale];
  const words = HAND_WORDS[locale];
  test.describe(locale, () => {
    test.use({ locale, ...screen, permissions: ['clipboard-read', 'clipboard-write'] });

    test('a month of a search: five jobs, three applications, an interview, an offer, and what it all says', async ({
      page,
      context,
      request,
      story,
    }) => {
      test.setTimeout(300_000);
      const person = personOf();
      const startedAt = Date.now();
      /** The page's clock; the account uses today's date. */
      const daysLater = (days: number) => page.clock.setSystemTime(new Date(startedAt + days * DAY_MS));
      const isSaved = () => expect(page.getByRole('status').filter({ hasText: texts.saved })).toBeVisible();
      const open = async (company: string) => {
        await page.goto('/applications');
        const { id } = (await applicationsOf(context)).find((one) => one.company === company) ?? {};
        await page.goto(`/applications/${id}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(company);
      };

      await story.step(page, 'signs up', () => signUpByHand(page, words, person));
      await story.step(page, 'brings the resume along', async () => {
        await page.goto('/upload-resume');
        await chooseFile(page, words, file);
        await openReviewed(page, words);
        await expect(page.getByRole('textbox', { name: words.title })).toBeVisible();
      });

      /** The layout is checked once, for the first job; the others work the same way. */
      const step = (index: number, title: string, act: () => Promise<void>) =>
        index === 0 ? story.step(page, title, act) : test.step(title, act);
      for (const [index, { company, ad }] of jobs.entries())
        await step(index, `keeps the job at ${company}`, async () => {
          await page.goto('/applications');
          await buttonOf(page, texts.add).first().click();
          await page.getByRole('textbox', { name: texts.paste }).fill(ad);
          await page.getByRole('textbox', { name: texts.company }).fill(company);
          await buttonOf(page, texts.create).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(company);
          await isSaved();
        });
      for (const [index, { company }] of jobs.slice(0, 3).entries())
        await step(index, `applies at ${company}`, async () => {
          await open(company);
          await buttonOf(page, texts.mark).click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('checkbox').check();
          await dialog.getByRole('button', { name: texts.mark }).click();
          // Wait until it has closed, after the link exists.
          await expect(dialog).toHaveCount(0);
          await expect(buttonOf(page, texts.what)).toBeVisible();
          await isSaved();
        });

      const [first, second, third] = jobs.map(({ company }) => company);
      await daysLater(7);
      await story.step(page, 'is invited to an interview, and notes when', async () => {
        await open(first ?? '');
        await choose(page, texts.state, texts.interview);
        await choose(page, texts.kind, texts.interview);
        await page.getByRole('textbox', { name: texts.details }).fill('Maria Duarte, 2.º andar');
        await page.getByLabel(texts.when, { exact: true }).fill(`${dayFromNow(9)}T10:30`);
        await buttonOf(page, texts.addEvent).click();
        await isSaved();
      });
      await story.step(page, 'wants to ask at the second in two days', async () => {
        await open(second ?? '');
        await page.getByRole('textbox', { name: texts.step }).fill('E-mail');
        await page.getByLabel(texts.stepOn, { exact: true }).fill(dayFromNow(9));
        await page.keyboard.press('Tab');
        await isSaved();
      });
      await story.step(page, 'sees both in the calendar', async () => {
        await page.goto('/applications?view=calendar');
        await expect(page.getByText(texts.coming)).toBeVisible();
        await expect(page.getByRole('link', { name: new RegExp(first ?? '') }).first()).toBeVisible();
        await expect(page.getByRole('link', { name: new RegExp(second ?? '') }).first()).toBeVisible();
      });

      await story.step(page, 'gives the dates to the calendar on the phone', async () => {
        await buttonOf(page, texts.feed).click();
        const dialog = page.getByRole('dialog', { name: texts.feed });
        await dialog.getByRole('button', { name: texts.createFeed }).click();
        const address = await dialog.getByRole('textbox', { name: texts.feedAddress }).inputValue();
        const answer = await request.get(address);
        expect((await answer.text()).replaceAll('\r\n ', '')).toContain(`SUMMARY:${texts.interviewWith}`);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      });
      await daysLater(9);
      await story.step(page, 'is reminded above the resumes on the day', async () => {
        await page.goto('/resumes');
        await expect(
          page.getByRole('region', { name: texts.next }).getByText(texts.interviewWith),
        ).toBeVisible();
      });
      await story.step(page, 'prepares with sentences of the resume', async () => {
        await open(first ?? '');
        await page.getByRole('tab', { name: texts.interviewSheet }).click();
        await expect(page.getByRole('main').locator('q').first()).toBeVisible();
      });
      await story.step(page, 'fills in the form of a portal from the sheet', async () => {
        const tab = page.getByRole('tab', { name: texts.portalSheet });
        await tab.click();
        await expect(tab).toBeInViewport({ ratio: 1 });
        await choose(page, texts.form, 'Gupy');
        await page.getByRole('button', { name: texts.copyEmail }).first().click();
        await expect(page.getByText(texts.copied).first()).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('@');
      });

      await daysLater(21);
      await story.step(page, 'is refused by the third', async () => {
        await open(third ?? '');
        await choose(page, texts.state, texts.closed);
        await choose(page, texts.outcome, texts.rejected);
        await isSaved();
      });
      await story.step(page, 'looks up what was sent', async () => {
        await open(first ?? '');
        await buttonOf(page, texts.what).click();
        const downloading = page.waitForEvent('download');
        await page.getByRole('dialog').getByRole('button', { name: texts.text }).click();
        const sent = await readFile(await (await downloading).path(), 'utf8');
        expect(sent).toContain(person.lastName === 'Okafor' ? 'Harborline Logistics' : 'EXPERIÊNCIA');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });

      await daysLater(28);
      await story.step(page, 'has an offer', async () => {
        await open(first ?? '');
        await choose(page, texts.state, texts.offer);
        await isSaved();
      });
      await story.step(page, 'has all five in the list', async () => {
        await page.goto('/applications?view=list');
        for (const { company } of jobs)
          await expect(page.getByRole('link', { name: company, exact: true })).toBeVisible();
      });
      await story.step(page, 'sees what the month says, without shares of so few', async () => {
        await page.goto('/applications?view=insights');
        const rows = page.getByRole('table', { name: texts.funnel }).getByRole('row');
        for (const [index, count] of texts.reached.entries())
          await expect(
            rows
              .nth(index + 1)
              .getByRole('cell')
              .first(),
          ).toHaveText(count);
        await expect(page.getByText(texts.few).first()).toBeVisible();
      });
      const stored = await applicationsOf(context);
      const stateOf = (company: string | undefined) => stored.find((one) => one.company === company)?.state;
      expect([first, second, third].map(stateOf)).toEqual(['offer', 'applied', 'closed']);
    });
  });
}
