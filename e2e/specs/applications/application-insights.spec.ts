import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { comeFromElsewhere, signUp } from '../../support/people/accounts.ts';
import { createApplication, dayFromNow } from '../../support/applications.ts';
import { expectSoundLayout } from '../../support/watching/layout-faults.ts';
import { createResume } from '../../support/resumes.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.beforeEach(({ context }) => comeFromElsewhere(context));

const TEXTS = {
  'en-US': {
    views: 'Views',
    calendar: 'Calendar',
    insights: 'Insights',
    funnel: 'How far they got',
    rows: [
      ['Saved', '9', ''],
      ['Applied', '7', '78%'],
      ['Interview', '6', '86%'],
      ['Offer', '1', '17%'],
    ],
    stays: 'Days in each state',
    days: [
      ['Applied', '6', '8'],
      ['Interview', '5', '4'],
      ['Offer', '0', 'Too few to say'],
    ],
    answered: '86% of your sent applications were answered (6 of 7).',
    byResume: 'By resume',
    variants: [
      ['Backend', '6', '6 (100%)', '6 (100%)'],
      ['Without a resume from here', '1', '0 (too few to say)', '0 (too few to say)'],
    ],
    csv: 'Download CSV',
    file: `applications-${dayFromNow(0)}.csv`,
    search: 'Search applications',
  },
  'pt-BR': {
    views: 'Visualização',
    calendar: 'Calendário',
    insights: 'Números',
    funnel: 'Até onde chegaram',
    rows: [
      ['Salva', '9', ''],
      ['Enviada', '7', '78%'],
      ['Entrevista', '6', '86%'],
      ['Proposta', '1', '17%'],
    ],
    stays: 'Dias em cada etapa',
    days: [
      ['Enviada', '6', '8'],
      ['Entrevista', '5', '4'],
      ['Proposta', '0', 'Poucas para dizer'],
    ],
    answered: '86% das candidaturas enviadas tiveram resposta (6 de 7).',
    byResume: 'Por currículo',
    variants: [
      ['Backend', '6', '6 (100%)', '6 (100%)'],
      ['Sem currículo daqui', '1', '0 (poucas para dizer)', '0 (poucas para dizer)'],
    ],
    csv: 'Baixar CSV',
    file: `candidaturas-${dayFromNow(0)}.csv`,
    search: 'Buscar candidaturas',
  },
} as const;

const moved = (state: 'applied' | 'interview' | 'offer' | 'closed', daysFromNow: number) => ({
  id: crypto.randomUUID(),
  kind: 'moved' as const,
  at: dayFromNow(daysFromNow),
  text: '',
  stage: { state, outcome: state === 'closed' ? ('rejected' as const) : null },
});

async function fillJobSearch(context: BrowserContext): Promise<void> {
  const resumeId = await createResume(context, { title: 'Backend' });
  for (let n = 1; n <= 5; n += 1)
    await createApplication(context, {
      company: `Firm ${n}`,
      resumeId,
      stage: { state: 'closed', outcome: 'rejected' },
      appliedOn: dayFromNow(-20),
      events: [moved('applied', -20), moved('interview', -12), moved('closed', -8)],
    });
  await createApplication(context, {
    company: '=HYPERLINK("http://evil.example")',
    resumeId,
    stage: { state: 'offer', outcome: null },
    appliedOn: dayFromNow(-10),
    events: [moved('applied', -10), moved('offer', -2)],
  });
  await createApplication(context, {
    company: 'Slip',
    stage: { state: 'applied', outcome: null },
    appliedOn: dayFromNow(-3),
    events: [moved('applied', -3), moved('offer', -1), moved('applied', -1)],
  });
  await createApplication(context, { company: 'Saved one' });
  await createApplication(context, { company: 'Saved two' });
}

const cellsOf = (page: Page, name: string) =>
  page
    .getByRole('table', { name })
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));

for (const locale of ['en-US', 'pt-BR'] as const)
  for (const [device, viewport] of [
    ['desk', { width: 1440, height: 900 }],
    ['phone', { width: 360, height: 740 }],
  ] as const)
    test.describe(`${locale} ${device}`, () => {
      test.use({ locale, viewport, colorScheme: device === 'desk' ? 'light' : 'dark' });
      const texts = TEXTS[locale];

      test('[JOB-07] the job search in counts, shares and days, and as CSV', async ({ page, context }) => {
        await signUp(page);
        await fillJobSearch(context);
        await page.goto('/applications?view=calendar');
        const views = page.getByRole('tablist', { name: texts.views });
        await views.getByRole('tab', { name: texts.calendar }).focus();
        await page.keyboard.press('ArrowRight');
        await expect(page).toHaveURL(/view=insights/);
        await expect(views.getByRole('tab', { name: texts.insights })).toBeFocused();
        await expect(page.getByRole('table', { name: texts.funnel })).toBeVisible();
        expect(await cellsOf(page, texts.funnel)).toEqual(texts.rows);
        expect(await cellsOf(page, texts.stays)).toEqual(texts.days);
        expect(await cellsOf(page, texts.byResume)).toEqual(texts.variants);
        await expect(page.getByText(texts.answered)).toBeVisible();
        await expectAccessible(page);
        await expectSoundLayout(page);
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: texts.csv }).click();
        const file = await download;
        expect(file.suggestedFilename()).toBe(texts.file);
        const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
        expect(lines.length).toBe(10);
        expect(lines.filter((line) => line.includes('HYPERLINK'))).toEqual([
          expect.stringMatching(/^"'=HYPERLINK\(""http:\/\/evil\.example""\)"/),
        ]);
        await page.getByRole('searchbox', { name: texts.search }).fill('firm');
        await expect
          .poll(async () => (await cellsOf(page, texts.funnel)).map(([, count]) => count))
          .toEqual(['5', '5', '5', '0']);
      });
    });
