import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { comeFromElsewhere, signUp } from '../../support/people/accounts.ts';
import { PRODUCT_ORIGIN } from '../../support/addresses.ts';
import { pdfText } from '../../support/downloads/files.ts';
import { givePro } from '../../support/plans.ts';
import { createResume } from '../../support/resumes.ts';
import { userIdOf } from '../../support/people/staff.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ context }) => comeFromElsewhere(context));

/** The toolbar has an Undo too. */
const undoInToast = (page: Page) =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .last();

const text = (...lines: string[]) => [{ type: 'bullets', items: lines.map((line) => [{ text: line }]) }];

const SOURCE = {
  personalInfo: {
    jobTitle: 'Data Engineer',
    summary: [{ type: 'paragraph', spans: [{ text: 'Data engineer who keeps reports on time.' }] }],
  },
  experience: [
    {
      id: 'job',
      company: 'Aurora',
      position: 'Senior Data Engineer',
      location: '',
      startDate: '2021-03',
      endDate: '',
      current: true,
      description: text('Led a team of 6 people at Aurora', 'Cut the nightly run from 6 to 2 hours'),
    },
  ],
  education: [
    {
      id: 'school',
      school: 'USP',
      degree: 'bachelor',
      field: 'engineering',
      location: '',
      startDate: '2012',
      endDate: '2016',
      current: false,
      description: [],
    },
  ],
  skills: [
    { id: 'sql', name: 'SQL', skillLevelId: '', group: '' },
    { id: 'lead', name: 'Project management', skillLevelId: '', group: '' },
  ],
  languages: [{ id: 'en', name: 'English', level: 'native' }],
};

interface Document {
  language: string;
  personalInfo: Record<string, unknown>;
  experience: Record<string, unknown>[];
  [field: string]: unknown;
}

async function read(context: BrowserContext, id: string) {
  const answer = await context.request.get(`/api/resume/id/${id}`);
  return ((await answer.json()) as { data: { version: number; resume: Document } }).data;
}

const headers = () => ({ origin: PRODUCT_ORIGIN, 'idempotency-key': randomUUID() });

async function makeSource(context: BrowserContext): Promise<string> {
  await givePro(await userIdOf(context.request));
  const id = await createResume(context, { title: 'Data Engineer' });
  await change(context, id, (resume) => ({
    ...resume,
    ...SOURCE,
    personalInfo: { ...resume.personalInfo, ...SOURCE.personalInfo },
  }));
  return id;
}

async function change(context: BrowserContext, id: string, edit: (resume: Document) => Document) {
  const { version, resume } = await read(context, id);
  const answer = await context.request.patch(`/api/resume/${id}`, {
    headers: { ...headers(), 'if-match': `"${version}"` },
    data: edit(resume),
  });
  expect(answer.status()).toBe(200);
}

const card = (page: Page, name: string | RegExp) => page.getByRole('article', { name });
const twinOf = async (context: BrowserContext, sourceId: string) => {
  const answer = await context.request.get(`/api/resume/families/${await userIdOf(context.request)}`);
  const { data } = (await answer.json()) as { data: { id: string; baseId: string; kind: string }[] };
  return data.find(({ kind, baseId }) => kind === 'twin' && baseId === sourceId)?.id ?? '';
};

test('[VAR-05] [VAR-06] [VAR-07] [PRP-04] a resume in English gets a twin in Portuguese, and follows when it changes', async ({
  page,
  context,
}) => {
  await page.goto('/auth');
  await signUp(page);
  const sourceId = await makeSource(context);
  await page.goto('/resumes');
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Create translation' }).click();
  const list = page.getByRole('list', { name: 'My resumes' }).getByRole('listitem');
  await expect(page.getByRole('button', { name: 'Translation', exact: true })).toBeVisible();
  await expect(list).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Translation', exact: true }).click();
  await page.getByRole('link', { name: /proposals$/ }).click();

  await expect(page.getByText('0 of 6 passages are in step')).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  // One by hand, one marked as the same, the others by the AI.
  await card(page, 'Personal information').getByRole('textbox').fill('Engenheira de dados');
  await card(page, 'Personal information')
    .getByRole('button', { name: /^My text says the same/ })
    .click();
  await expect(page.getByText('1 of 6 passages are in step')).toBeVisible();
  await page.getByRole('button', { name: 'Translate 5 passages' }).click();
  await page.getByRole('button', { name: /^Use 5 translations/ }).click();
  await expect(page.getByText('6 of 6 passages are in step')).toBeVisible();
  await expectAccessible(page);
  const twinId = await twinOf(context, sourceId);
  await expect
    .poll(async () => (await read(context, twinId)).resume.experience[0])
    .toMatchObject({ position: 'Engenheira de dados sênior', company: 'Aurora' });

  // A promotion: a fact to accept, and text to translate again; the old translation stays until then.
  await change(context, sourceId, (resume) => ({
    ...resume,
    experience: [
      {
        ...resume.experience[0],
        startDate: '2021-04',
        description: text('Led a team of 9 people at Aurora', 'Cut the nightly run from 6 to 2 hours'),
      },
    ],
  }));
  await expect(page.getByText('5 of 6 passages are in step')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: /^Accept: Experience/ }).click();
  const job = card(page, /^Experience · Senior Data Engineer/);
  await expect(job.getByText('Original changed')).toBeVisible();
  await expect(job.getByRole('textbox')).toHaveValue(/6 pessoas/);

  // Another text of the source changes meanwhile; both are translated again.
  await change(context, sourceId, (resume) => ({
    ...resume,
    personalInfo: { ...resume.personalInfo, jobTitle: 'Head of Data' },
  }));
  await page.getByRole('button', { name: 'Translate 2 passages' }).click();
  await job.getByRole('button', { name: /^Use translation/ }).click();
  await expect(job).toHaveCount(0);
  await page.getByRole('button', { name: /^Use translation: Personal information/ }).click();
  await expect(page.getByText('6 of 6 passages are in step')).toBeVisible();
  await expect
    .poll(async () => (await read(context, twinId)).resume.experience[0])
    .toMatchObject({
      startDate: '2021-04',
      description: text(
        'Liderei uma equipe de 9 pessoas na Aurora',
        'Reduzi a carga noturna de 6 para 2 horas',
      ),
    });

  const downloads: string[] = [];
  page.on('download', (download) => void download.path().then((path) => downloads.push(path)));
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: /^PDF in both languages/ }).click();
  await expect.poll(() => downloads.length, { timeout: 60_000 }).toBe(2);
  const texts = await Promise.all(downloads.map(pdfText));
  expect(texts.some((each) => each.includes('Led a team of 9 people at Aurora'))).toBe(true);
  expect(texts.some((each) => each.includes('Liderei uma equipe de 9 pessoas na Aurora'))).toBe(true);
});

test('[VAR-06] [PRP-04] a translation that loses a figure waits for a word of the person', async ({
  page,
  context,
}) => {
  await page.goto('/auth');
  await signUp(page);
  const sourceId = await makeSource(context);
  await change(context, sourceId, (resume) => ({
    ...resume,
    experience: [
      { ...resume.experience[0], description: text('Trained 14 colleagues in SQL', 'model:drops') },
    ],
  }));
  const made = await context.request.post(`/api/resume/${sourceId}/twin`, { headers: headers(), data: {} });
  expect(made.status()).toBe(200);
  const twinId = await twinOf(context, sourceId);
  await page.goto(`/builder?resume=${twinId}&tab=proposals`);
  await page.getByRole('button', { name: 'Translate 6 passages' }).click();
  const job = card(page, /^Experience · Senior Data Engineer/).filter({ hasText: 'Trained 14' });
  await expect(job.getByText('The original says “14”')).toBeVisible();
  const use = job.getByRole('button', { name: /^Use translation/ });
  await expect(use).toBeDisabled();
  await expectAccessible(page);
  // After 'Use and edit' it stays visible until the user marks it as in step.
  await job.getByRole('button', { name: /^Use and edit/ }).click();
  await expect(job.getByRole('textbox')).toHaveValue(/Treinei colegas em SQL/);
  await expect(job.getByText('Not compared yet')).toBeVisible();
  await undoInToast(page).click();
  await expect(job.getByText('The original says “14”')).toBeVisible();
  for (const box of await job.getByRole('checkbox').all()) await box.check();
  await use.click();
  await expect(job).toHaveCount(0);
  await undoInToast(page).click();
  await expect(job.getByText('The original says “14”')).toBeVisible();
});

test.describe('pt-BR, phone, dark', () => {
  test.use({ locale: 'pt-BR', viewport: { width: 360, height: 780 }, colorScheme: 'dark', hasTouch: true });

  test('[VAR-07] both languages stand one above the other, and each key is kept', async ({
    page,
    context,
  }) => {
    await page.goto('/auth');
    await signUp(page);
    const sourceId = await makeSource(context);
    const made = await context.request.post(`/api/resume/${sourceId}/twin`, { headers: headers(), data: {} });
    expect(made.status()).toBe(200);
    const twinId = await twinOf(context, sourceId);
    await page.goto(`/builder?resume=${twinId}`);
    await page.getByRole('link', { name: /^Propostas/ }).click();
    const job = card(page, /^Experiência/).filter({ hasText: 'Led a team' });
    await job.getByRole('textbox').fill('• Liderei uma equipe de 6 pessoas na Aurora ');
    await expect(job.getByText('Ainda não comparado')).toBeVisible();
    await expectAccessible(page);
    const source = await job.getByText('Led a team of 6 people at Aurora').boundingBox();
    const own = await job.getByRole('textbox').boundingBox();
    expect(source?.y ?? 0).toBeLessThan(own?.y ?? 0);
    await expect
      .poll(async () => JSON.stringify((await read(context, twinId)).resume.experience))
      .toContain('Liderei uma equipe de 6 pessoas na Aurora');
    await job.getByRole('button', { name: /^Meu texto diz o mesmo/ }).click();
    await expect(job).toHaveCount(0);
  });
});
