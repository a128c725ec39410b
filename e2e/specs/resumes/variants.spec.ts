import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { comeFromElsewhere, signUp } from '../../support/people/accounts.ts';
import { PRODUCT_ORIGIN } from '../../support/addresses.ts';
import { field, resumesOf, untilSaved } from '../../support/resumes.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.describe.configure({ timeout: 90_000 });
test.beforeEach(({ context }) => comeFromElsewhere(context));

interface Entry {
  id: string;
  [field: string]: unknown;
}
interface Document {
  personalInfo: Record<string, unknown>;
  experience: Entry[];
  skills: Entry[];
  [field: string]: unknown;
}

async function read(context: BrowserContext, id: string) {
  const answer = await context.request.get(`/api/resume/id/${id}`);
  return ((await answer.json()) as { data: { version: number; resume: Document } }).data;
}

/** Changes the base as another device would, while it is not open here. */
async function change(context: BrowserContext, id: string, edit: (resume: Document) => Document) {
  const { version, resume } = await read(context, id);
  const answer = await context.request.patch(`/api/resume/${id}`, {
    headers: { origin: PRODUCT_ORIGIN, 'idempotency-key': randomUUID(), 'if-match': `"${version}"` },
    data: edit(resume),
  });
  expect(answer.status()).toBe(200);
}

const text = (...lines: string[]) => [{ type: 'bullets', items: lines.map((line) => [{ text: line }]) }];

const PROMOTED = (resume: Document): Document => ({
  ...resume,
  personalInfo: {
    ...resume.personalInfo,
    jobTitle: 'Director of Operations',
    summary: [{ type: 'paragraph', spans: [{ text: 'Director with ten years in logistics software.' }] }],
  },
  experience: [
    {
      id: 'promoted',
      company: 'Harborline Freight Software',
      position: 'Director of Operations',
      location: 'Portland, OR',
      startDate: '2026-02',
      endDate: '',
      current: true,
      description: text('Runs operations of three products'),
    },
    ...resume.experience.map((entry) =>
      entry.id === 'sample-2'
        ? {
            ...entry,
            description: text(
              'Wrote the onboarding guide used in all nine warehouses',
              'Found and removed a duplicate delivery step, saving 1,200 driver hours a year.',
            ),
          }
        : entry,
    ),
  ],
  skills: [...resume.skills, { id: 'new-skill', name: 'Budgeting', skillLevelId: '', group: '' }],
});

/** Saves a base from the sample and returns its id. */
async function saveSample(page: Page, button = 'Look at a sample'): Promise<string> {
  await page.goto('/builder');
  await page.getByRole('button', { name: button }).click();
  await expect.poll(async () => (await resumesOf(page.context())).length, { timeout: 20_000 }).toBe(1);
  return (await resumesOf(page.context()))[0]?.id ?? '';
}

async function makeVariant(context: BrowserContext, baseId: string, label: string): Promise<string> {
  const answer = await context.request.post(`/api/resume/${baseId}/variants`, {
    headers: { origin: PRODUCT_ORIGIN, 'idempotency-key': randomUUID() },
    data: { label },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

const AD = {
  'en-US': `Operations lead at Globex

Requirements
- Experience in logistics
- Python is required
- Kubernetes is required`,
  'pt-BR': `Liderança de operações na Globex

Requisitos
- Experiência em logística
- Python é obrigatório
- Kubernetes é obrigatório`,
};

/** A copy with its own summary, for an ad. */
async function tailor(context: BrowserContext, baseId: string, { name, ad }: { name: string; ad: string }) {
  const { resume } = await read(context, baseId);
  const [first] = resume.personalInfo['summary'] as { spans: { text: string }[] }[];
  const before = first?.spans.map((span) => span.text).join('') ?? '';
  const answer = await context.request.post(`/api/resume/${baseId}/tailoring/copies`, {
    headers: { origin: PRODUCT_ORIGIN, 'idempotency-key': randomUUID() },
    data: {
      name,
      ad,
      changes: [{ path: 'personalInfo/summary', before, after: `${before} Globex!` }],
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

const withSkill = (name: string) => (resume: Document) => ({
  ...resume,
  skills: [...resume.skills, { id: name, name, skillLevelId: '', group: '' }],
});

/** The number beside a bar; -1 if there is none yet. */
async function scoreOf(page: Page, name: string): Promise<number> {
  const text = await page.getByRole('progressbar', { name }).getAttribute('aria-valuetext');
  return Number(/\d+/.exec(text ?? '')?.[0] ?? -1);
}

const cards = (page: Page) =>
  page.getByRole('region', { name: /^From your base resume/ }).getByRole('article');

test('[VAR-01] [VAR-02] [VAR-03] [PRP-02] [PRP-03] a promotion in the base reaches a variant passage by passage', async ({
  page,
  context,
}) => {
  await page.goto('/auth');
  await signUp(page);
  const baseId = await saveSample(page);
  await page.goto('/resumes');
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Create variant' }).click();
  const dialog = page.getByRole('dialog', { name: /^Create a variant of/ });
  await expect(dialog.getByText('A variant counts as a resume: you have 1 of 3.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'What is it for?' }).fill('For Globex');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create variant' }).click();
  const list = page.getByRole('list', { name: 'My resumes' }).getByRole('listitem');
  await expect(list).toHaveText([/1 variant/, /For Globex[\s\S]*Variant of/]);

  // The variant gets its own title; then the base changes in five places, one of them the same.
  await page.getByRole('link', { name: 'For Globex' }).click();
  await expect(field(page, 'First name')).toHaveValue('Maya');
  await expect(page.getByRole('link', { name: 'Proposals' }).first()).toBeVisible();
  const variantId = new URL(page.url()).searchParams.get('resume') ?? '';
  await field(page, 'Professional title').fill('Operations Lead for Globex');
  await untilSaved(page);
  await change(context, baseId, PROMOTED);

  await page.goto('/resumes');
  await page.getByRole('link', { name: '5 proposals' }).click();
  await expect(cards(page)).toHaveCount(5);
  const clash = cards(page).filter({ hasText: 'You changed this passage here too' });
  await expect(clash).toHaveCount(1);
  await expect(clash).toContainText('Operations Lead for Globex');
  const moved = cards(page).filter({ hasText: 'Operations Analyst, Fernhill Market' });
  await expect(moved.getByRole('insertion')).toHaveText(/\.$/);
  await expectAccessible(page);

  // Reject one; then accept all without conflicts in one step; then resolve the conflict.
  const skills = cards(page).filter({ hasText: 'Budgeting' });
  await skills.getByRole('button', { name: /^Reject/ }).click();
  await expect(cards(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Undo', disabled: false }).click();
  await expect(cards(page)).toHaveCount(5);
  await skills.getByRole('button', { name: /^Reject/ }).click();
  await page.getByRole('button', { name: 'Accept 3 changes' }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Keep mine/ }).click();
  await expect(page.getByText('Nothing to decide')).toBeVisible();

  const expected = { jobTitle: 'Operations Lead for Globex', first: 'promoted', skills: 3 };
  await expect
    .poll(async () => {
      const { resume } = await read(context, variantId);
      return {
        jobTitle: resume.personalInfo['jobTitle'],
        first: resume.experience[0]?.id,
        skills: resume.skills.length,
      };
    })
    .toEqual(expected);
  await page.reload();
  await expect(page.getByText('Nothing to decide')).toBeVisible({ timeout: 15_000 });
});

test('[VAR-02] [PRP-02] forty edits of a base are taken over in one screen, and no tailored word is lost', async ({
  page,
  context,
}) => {
  await page.goto('/auth');
  await signUp(page);
  const baseId = await saveSample(page);
  const projects = Array.from({ length: 40 }, (_, index) => ({
    id: `project-${index}`,
    name: `Project ${index}`,
    url: '',
    startDate: '',
    endDate: '',
    current: false,
    description: text(`Planned part ${index} of the move`),
  }));
  await change(context, baseId, (resume) => ({ ...resume, projects }));
  const variantId = await makeVariant(context, baseId, 'For Globex');
  const withLine = (project: Entry, line: string | null): Entry =>
    line === null ? project : { ...project, description: text(line) };
  const reworded = (words: (index: number) => string | null) => (resume: Document) => ({
    ...resume,
    projects: (resume['projects'] as Entry[]).map((project, index) => withLine(project, words(index))),
  });
  const tailored = (index: number) => (index % 15 === 0 ? `Moved part ${index} for Globex` : null);
  await change(context, variantId, reworded(tailored));
  await change(
    context,
    baseId,
    reworded((index) => `Planned and led part ${index} of the move`),
  );

  await page.goto(`/builder?resume=${variantId}&tab=proposals`);
  await expect(cards(page)).toHaveCount(40, { timeout: 20_000 });
  await page.getByRole('button', { name: 'Accept 37 changes' }).click();
  await expect(cards(page)).toHaveCount(3);
  for (const left of [2, 1, 0]) {
    await cards(page)
      .first()
      .getByRole('button', { name: /^Keep mine/ })
      .click();
    await expect(cards(page)).toHaveCount(left);
  }
  const lines = async () =>
    ((await read(context, variantId)).resume['projects'] as { description: ReturnType<typeof text> }[]).map(
      ({ description }) => description[0]?.items[0]?.[0]?.text,
    );
  await expect
    .poll(lines)
    .toEqual(projects.map((_, index) => tailored(index) ?? `Planned and led part ${index} of the move`));
});

test('[PRP-02] what is rejected in one tab is gone in the other', async ({ page, context }) => {
  await page.goto('/auth');
  await signUp(page);
  const baseId = await saveSample(page);
  const variantId = await makeVariant(context, baseId, 'For Globex');
  await change(context, baseId, PROMOTED);
  const inbox = `/builder?resume=${variantId}&tab=proposals`;
  await page.goto(inbox);
  await expect(cards(page)).toHaveCount(5, { timeout: 20_000 });
  const other = await context.newPage();
  await other.goto(inbox);
  await expect(cards(other)).toHaveCount(5, { timeout: 20_000 });
  await cards(page)
    .filter({ hasText: 'Budgeting' })
    .getByRole('button', { name: /^Reject/ })
    .click();
  await expect(cards(page)).toHaveCount(4);
  await expect(cards(other)).toHaveCount(4, { timeout: 10_000 });
});

test('[PRP-02] an accepted change is undone with its text, also when the editor has been left', async ({
  page,
  context,
}) => {
  await page.goto('/auth');
  await signUp(page);
  const baseId = await saveSample(page);
  const variantId = await makeVariant(context, baseId, 'For Globex');
  await change(context, baseId, PROMOTED);
  await page.goto(`/builder?resume=${variantId}&tab=proposals`);
  await expect(cards(page)).toHaveCount(5, { timeout: 20_000 });
  const titleOf = async () => (await read(context, variantId)).resume.personalInfo['jobTitle'];
  const before = await titleOf();
  await cards(page)
    .filter({ hasText: 'Director of Operations' })
    .first()
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect.poll(titleOf).toBe('Director of Operations');
  await page.getByRole('link', { name: 'My resumes' }).click();
  // The editor has its own Undo and unmounts just after the URL changes.
  await expect(page.getByRole('heading', { level: 1, name: 'My resumes' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(titleOf).toBe(before);
  await page.goto(`/builder?resume=${variantId}&tab=proposals`);
  await expect(cards(page)).toHaveCount(5, { timeout: 20_000 });
});

test('[VAR-03] a variant can be unlinked, and outlives its base', async ({ page, context }) => {
  await page.goto('/auth');
  await signUp(page);
  const baseId = await saveSample(page);
  const linked = await makeVariant(context, baseId, 'Stays linked');
  const freed = await makeVariant(context, baseId, 'On its own');
  await page.goto(`/builder?resume=${freed}&tab=proposals`);
  await page.getByRole('button', { name: 'Unlink from base resume' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink from base resume' }).click();
  await expect(page.getByText('No base resume to follow')).toBeVisible();

  const gone = await context.request.delete(`/api/resume/${baseId}`, { headers: { origin: PRODUCT_ORIGIN } });
  expect(gone.status()).toBe(200);
  await page.goto(`/builder?resume=${linked}&tab=proposals`);
  await expect(page.getByText('No base resume to follow')).toBeVisible({ timeout: 15_000 });
  await page.goto(`/builder?resume=${linked}`);
  await expect(field(page, 'First name')).toHaveValue('Maya', { timeout: 15_000 });
});

test('[VAR-08] a tailored copy says how it matches its ad, and follows when it changes', async ({
  page,
  context,
}) => {
  await page.goto('/auth');
  await signUp(page);
  const baseId = await saveSample(page);
  const variantId = await tailor(context, baseId, { name: 'For Globex', ad: AD['en-US'] });
  await page.goto('/resumes');
  const card = page.getByRole('listitem').filter({ hasText: 'For Globex' });
  await expect(card.getByText(/^Match \d+$/)).toBeVisible();
  const listed = Number(/\d+/.exec(await card.getByText(/^Match \d+$/).innerText())?.[0]);
  await expect(page.getByText(/^Match/)).toHaveCount(1);
  await expectAccessible(page);

  const MATCH = 'Match with the job description';
  await page.goto(`/builder?resume=${variantId}&tab=proposals`);
  await expect.poll(() => scoreOf(page, MATCH), { timeout: 20_000 }).toBe(listed);
  await expectAccessible(page);
  await change(context, variantId, withSkill('Python'));
  await expect.poll(() => scoreOf(page, MATCH)).toBeGreaterThan(listed);
  const now = await scoreOf(page, MATCH);
  await page.getByRole('link', { name: 'My resumes' }).click();
  await expect(card.getByText(`Match ${now}`)).toBeVisible();

  // The tailoring screen gets the copy and its ad; unfinished work there is not replaced without asking.
  const inbox = `/builder?resume=${variantId}&tab=proposals`;
  const details = page.getByRole('link', { name: 'See what the job asks for' });
  await page.goto(inbox);
  await details.click();
  await expect(page).toHaveURL('/resume-tailoring?step=review');
  expect(await scoreOf(page, 'Your resume now')).toBe(now);
  await page.goto('/resume-tailoring?step=ad');
  const ad = page.getByRole('textbox', { name: 'Job description' });
  await expect(ad).toHaveValue(AD['en-US']);
  const OTHER = 'A job at Initech that asks for patience, paper and a red stapler.';
  await ad.fill(OTHER);
  await expect(ad).toHaveValue(OTHER);
  await page.goto(inbox);
  await details.click();
  await expect(page.getByText('You have another job description here')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(ad).toHaveValue(OTHER);
  await page.goBack();
  await page.getByRole('button', { name: 'Replace it' }).click();
  await expect(page).toHaveURL('/resume-tailoring?step=review');
  expect(await scoreOf(page, 'Your resume now')).toBe(now);
});

test.describe('pt-BR, phone, dark', () => {
  test.use({ locale: 'pt-BR', viewport: { width: 360, height: 780 }, colorScheme: 'dark', hasTouch: true });

  test('[PRP-02] the inbox is worked by a thumb', async ({ page, context }) => {
    await page.goto('/auth');
    await signUp(page);
    const baseId = await saveSample(page, 'Ver um exemplo');
    const variantId = await makeVariant(context, baseId, 'Para a Globex');
    await change(context, baseId, PROMOTED);
    await page.goto(`/builder?resume=${variantId}`);
    await page.getByRole('link', { name: /^Propostas/ }).click();
    await expect(page.getByRole('article')).toHaveCount(5);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Aceitar 5 mudanças' }).click();
    await expect(page.getByText('Nada para decidir')).toBeVisible();
    await expect.poll(async () => (await read(context, variantId)).resume.experience[0]?.id).toBe('promoted');
  });

  test('[VAR-08] the match stands in the list and in the inbox', async ({ page, context }) => {
    await page.goto('/auth');
    await signUp(page);
    const baseId = await saveSample(page, 'Ver um exemplo');
    const variantId = await tailor(context, baseId, { name: 'Para a Globex', ad: AD['pt-BR'] });
    await change(context, baseId, PROMOTED);
    await page.goto('/resumes');
    const score = page.getByText(/^Compatibilidade \d+$/);
    // What is next stands above the list, or not, as soon as it is known.
    await score.scrollIntoViewIfNeeded();
    await expect(score).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.goto(`/builder?resume=${variantId}&tab=proposals`);
    const match = page.getByRole('progressbar', { name: 'Compatibilidade com a vaga' });
    await expect(match).toHaveAttribute('aria-valuetext', /^\d+ de 100$/, { timeout: 20_000 });
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ver o que a vaga pede' }).click();
    await expect(page.getByRole('progressbar', { name: 'Seu currículo hoje' })).toBeVisible();
  });
});
