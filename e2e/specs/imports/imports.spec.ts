import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import {
  comeFromElsewhere,
  forgiveRefusals,
  newPerson,
  signInByCall,
  signUp,
} from '../../support/people/accounts.ts';
import { watchCounting } from '../../support/watching/counted-events.ts';
import { resumesOf } from '../../support/resumes.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.describe.configure({ timeout: 90_000 });
test.beforeEach(({ context }) => comeFromElsewhere(context));

const FILES = path.resolve(import.meta.dirname, '../../files');
const file = (name: string) => path.join(FILES, name);
const namedFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

async function upload(page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) {
  await page.goto('/upload-resume');
  await expect(page.getByRole('button', { name: /^(Choose a file|Escolher arquivo)$/ })).toBeEnabled();
  await page.locator('input[type=file]').setInputFiles(files);
}

const field = (page: Page, place: string) => page.locator(`[data-review="${place}"]`).locator('input');
const words = (page: Page, place: string) => page.locator(`[data-review="${place}"]`).getByRole('textbox');
const openInEditor = (page: Page) =>
  page.getByRole('button', { name: /^(Open in the editor|Abrir no editor)$/ }).click();
const importsOf = async (context: BrowserContext) =>
  ((await (await context.request.get('/api/import')).json()) as { data: unknown[] }).data;

/** Reading a file starts a separate process, LibreOffice or Tesseract. */
const READ_MS = 45_000;

test('[IMP-01] [IMP-05] a visitor signs in, and a PDF becomes a resume after a review', async ({
  page,
  context,
  browser,
}) => {
  await page.goto('/upload-resume');
  await expect(page).toHaveURL('/auth?redirect=%2Fupload-resume');
  await expect(page.getByText('Please sign in to upload and parse your resume').first()).toBeVisible();
  const person = newPerson();
  const elsewhere = await browser.newContext();
  await comeFromElsewhere(elsewhere);
  await signUp(await elsewhere.newPage(), person);
  await elsewhere.close();
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/upload-resume');
  await expectAccessible(page);

  await page.locator('input[type=file]').setInputFiles(file('resume-en.pdf'));
  const steps = page.getByRole('listitem').filter({ hasText: /^(Uploading|Reading|Saving|Finishing up)/ });
  await expect(steps).toHaveCount(4);
  await expect(page.getByRole('heading', { level: 1, name: 'Check what we read' })).toBeVisible({
    timeout: READ_MS,
  });
  await expect(field(page, 'personalInfo/lastName')).toHaveValue('KESSLER');
  await expect(field(page, 'experience/0/company')).toHaveValue('Atlas Peak Outfitters');
  await expect(page.getByText('All the text in your file has a place.')).toBeVisible();

  const sheet = page.getByRole('img', { name: 'Page 1 of 1' });
  await expect(sheet).toHaveAttribute('data-painted', 'true', { timeout: 20_000 });
  await field(page, 'experience/0/company').hover();
  const mark = page.locator('[data-mark]');
  await expect(mark).toBeVisible();
  const [onPage, markBox] = [await sheet.boundingBox(), await mark.boundingBox()];
  expect(markBox?.y).toBeGreaterThan(onPage?.y ?? 0);
  await field(page, 'personalInfo/email').focus();
  expect((await mark.boundingBox())?.y).not.toBe(markBox?.y);

  await expect(page.getByText('1 field to check')).toBeVisible();
  await page.getByRole('button', { name: 'Next to check' }).click();
  const doubtful = page.locator('[data-doubtful]');
  await expect(doubtful.getByText('We guessed this from its position. Is it right?')).toBeVisible();
  await expect(doubtful.locator('input')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Looks right: Issued by' }).click();
  await expect(page.getByText('Nothing left to check')).toBeVisible();

  // A review left halfway is restored exactly.
  await field(page, 'personalInfo/firstName').fill('Wyatt');
  const summary = words(page, 'personalInfo/summary');
  await summary.click();
  await expect(summary).toHaveAttribute('contenteditable', 'true');
  await summary.fill('Sells tents.');
  await summary.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Bold' }).click();
  await summary.press('ArrowRight');
  await page.getByRole('button', { name: 'Bold' }).click();
  await summary.pressSequentially(' Also boots.');
  await expectAccessible(page);
  await page.goto('/resumes');
  await page.goto('/upload-resume');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(field(page, 'personalInfo/firstName')).toHaveValue('Wyatt');
  await expect(page.getByText('Nothing left to check')).toBeVisible();
  const sent = Promise.withResolvers<void>();
  await page.route('**/api/resume/create/**', (route) => sent.promise.then(() => route.continue()));
  await openInEditor(page);
  // Typing is ignored now, because it would be lost with the review.
  await field(page, 'personalInfo/firstName').click({ force: true });
  await page.keyboard.type('Lost');
  await expect(field(page, 'personalInfo/firstName')).toHaveValue('Wyatt');
  sent.resolve();
  await expect(page).toHaveURL(/\/builder\?resume=/);
  await expect(page.getByRole('textbox', { name: 'First name', exact: true })).toHaveValue('Wyatt');
  const [stored] = await resumesOf(context);
  expect(stored?.resume).toMatchObject({
    personalInfo: {
      firstName: 'Wyatt',
      summary: [
        { type: 'paragraph', spans: [{ text: 'Sells tents.', bold: true }, { text: ' Also boots.' }] },
      ],
    },
  });
  expect(await importsOf(context)).toEqual([]);
});

test.describe('pt-BR, dark, phone', () => {
  test.use({ locale: 'pt-BR', colorScheme: 'dark', viewport: { width: 390, height: 844 } });

  test('[IMP-01] [IMP-05] a scan and a Word file are read on a phone', async ({ page, context }) => {
    await page.goto('/auth');
    await signUp(page);
    await upload(page, file('scan-pt.pdf'));
    await expect(page.getByRole('listitem').filter({ hasText: 'Lendo' })).toHaveAttribute(
      'aria-current',
      'step',
      { timeout: READ_MS },
    );
    await expectAccessible(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Confira o que lemos' })).toBeVisible({
      timeout: READ_MS,
    });
    await expect(field(page, 'personalInfo/firstName')).toHaveValue('Lívia');
    await expect(page.getByText('Lido de uma imagem. Compare as letras.').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Seu arquivo' }).click();
    await expect(page.getByRole('img', { name: 'Página 1 de 1' })).toHaveAttribute('data-painted', 'true', {
      timeout: 20_000,
    });
    await page.getByRole('tab', { name: 'Texto' }).click();
    await expect(page.getByRole('group', { name: 'Texto' })).toContainText('livia.santanna');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Descartar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
    await expect(page).toHaveURL('/upload-resume');

    await upload(page, file('resume-pt.docx'));
    await expect(field(page, 'experience/0/company')).toHaveValue('Padaria Bela Massa', { timeout: READ_MS });
    await expectAccessible(page);
    // The file has no levels, so the review does not ask for them.
    await expect(page.getByRole('combobox', { name: 'Nível', exact: true })).toHaveCount(0);
    const [end, isCurrent] = [
      field(page, 'experience/0/endDate'),
      page.getByRole('checkbox', { name: 'Ainda trabalho aqui' }).first(),
    ];
    await isCurrent.check();
    await expect(end).toBeDisabled();
    await expect(end).toHaveValue('');
    await isCurrent.uncheck();
    await expect(end).toBeEnabled();
    await openInEditor(page);
    await expect(page).toHaveURL(/\/builder\?resume=/);
    const [stored] = await resumesOf(context);
    expect(stored?.resume.personalInfo.lastName).toBe('Sant’Anna');
    expect(stored?.resume).toMatchObject({ showSkillLevels: false });
  });
});

for (const name of ['resume-pt.docx', 'resume-en.pdf'])
  test(`[ENT-03] [ENT-04] what is edited after an import of ${name} is in the account within seconds`, async ({
    page,
    context,
    browser,
  }) => {
    await page.goto('/auth');
    const person = await signUp(page);
    await upload(page, file(name));
    await expect(field(page, 'personalInfo/lastName')).toHaveValue(/KESSLER|Sant’Anna/, { timeout: READ_MS });
    await openInEditor(page);
    await expect(page).toHaveURL(/\/builder\?resume=/);
    // The review has a City field too, and stays until the editor has loaded.
    await expect(page.getByRole('textbox', { name: 'Resume title' })).toBeVisible();
    await page.getByRole('textbox', { name: 'City', exact: true }).fill('Vila do Porto');

    const device = await browser.newContext();
    await comeFromElsewhere(device);
    await signInByCall(device, person);
    await expect
      .poll(async () => (await resumesOf(device))[0]?.resume.personalInfo.city, { timeout: 8_000 })
      .toBe('Vila do Porto');
    await device.close();

    // Every incomplete entry has a badge, and no other.
    const [stored] = await resumesOf(context);
    const lists = stored?.resume as unknown as Record<string, Record<string, string>[]> | undefined;
    const lacking = (list: string, ...names: string[]) =>
      (lists?.[list] ?? []).filter((entry) => names.some((own) => entry[own] === '')).length;
    const unfinished =
      lacking('experience', 'company', 'position') +
      lacking('education', 'school', 'degree') +
      lacking('skills', 'name');
    expect(lists?.['skills']?.length).toBeGreaterThan(3);
    await expect(page.getByText(/^Not on the page yet/)).toHaveCount(unfinished);
  });

test('[IMP-01] [IMP-04] an old Word file, a LinkedIn archive and JSON Resume are read, and no word is dropped unasked', async ({
  page,
  context,
}) => {
  await page.goto('/auth');
  await signUp(page);
  await upload(page, file('resume-en.doc'));
  await expect(field(page, 'personalInfo/lastName')).toHaveValue('Wrenfield', { timeout: READ_MS });
  await field(page, 'experience/0/company').hover();
  await expect(page.locator('[data-mark]').first()).toContainText('Greyline Freight Inc.');
  await page
    .getByRole('button', { name: /^Leave out Regional/ })
    .first()
    .click();
  await openInEditor(page);
  await expect(page).toHaveURL(/\/builder\?resume=/);

  await upload(page, file('linkedin.zip'));
  await expect(field(page, 'personalInfo/firstName')).toHaveValue('Jurema', { timeout: READ_MS });
  await page.getByRole('button', { name: 'Let AI sort these' }).click();
  await expect(page.getByText('AI filled in 1 field. Please check it.')).toBeVisible();
  await expect(words(page, 'experience/0/description')).toHaveText(/Industry: Tecnologia$/);
  const described = page.locator('[data-review="experience/0/description"]');
  await expect(described.getByText('From AI, check')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Put “Industry: Tecnologia” into' }).click();
  await page.getByRole('option', { name: 'Summary' }).click();
  await expect(words(page, 'personalInfo/summary')).toHaveText(/Industry: Tecnologia$/);
  await expect(words(page, 'experience/0/description')).not.toHaveText(/Industry/);
  await openInEditor(page);
  const dialog = page.getByRole('alertdialog', { name: '1 line has no place yet' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep them in a section' }).click();
  await expect(page).toHaveURL(/\/builder\?resume=/);
  const [linkedIn] = await resumesOf(context);
  expect(JSON.stringify(linkedIn?.resume)).toContain('Industry: Tecnologia');
  expect(JSON.stringify(linkedIn?.resume)).toContain('old@example.com');

  const json = {
    basics: { name: 'Ida Moe', email: 'ida@example.com' },
    work: [{ name: 'Nord', position: 'Baker' }],
  };
  await page.goto('/upload-resume');
  await expect(page.getByText('You can add one more resume on your plan.')).toBeVisible();
  await upload(page, namedFile('resume.json', Buffer.from(JSON.stringify(json))));
  await expect(field(page, 'experience/0/company')).toHaveValue('Nord', { timeout: READ_MS });
  await openInEditor(page);
  await expect(page).toHaveURL(/\/builder\?resume=/);
  expect(await resumesOf(context)).toHaveLength(3);
  await page.goto('/upload-resume');
  await expect(page.getByText(/You’ve used all 3 resumes in your plan/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeDisabled();
  await expectAccessible(page);
});

const FAILURES = {
  'en-US': {
    locked: ['We couldn’t read your resume', 'This file needs a password.'],
    picture: ['We can’t read this type of file. Use PDF or Word.', 'Save it as a PDF and try again.'],
    zip: [
      'We couldn’t import your LinkedIn profile. Try again, or upload a file.',
      'This file is damaged or incomplete.',
    ],
    empty: ['We couldn’t read your resume', 'We found no text in this file.'],
    large: ['We couldn’t read your resume', 'the limit is 10 MB'],
    fault: ['We couldn’t read your resume', 'An error occurred. Please try again'],
    another: 'Choose another file',
  },
  'pt-BR': {
    locked: ['Não foi possível ler seu currículo', 'Este arquivo pede uma senha.'],
    picture: [
      'Não conseguimos ler este tipo de arquivo. Use PDF ou Word.',
      'Salve como PDF e tente de novo.',
    ],
    zip: [
      'Não foi possível importar seu perfil do LinkedIn. Tente de novo ou envie um arquivo.',
      'Este arquivo está danificado ou incompleto.',
    ],
    empty: ['Não foi possível ler seu currículo', 'Não encontramos texto neste arquivo.'],
    large: ['Não foi possível ler seu currículo', 'o limite é 10 MB'],
    fault: ['Não foi possível ler seu currículo', 'Algo deu errado do nosso lado. Tente de novo.'],
    another: 'Escolher outro arquivo',
  },
} as const;

for (const [locale, texts] of Object.entries(FAILURES))
  test.describe(locale, () => {
    test.use({ locale });
    test('[IMP-01] [IMP-06] [ANA-01] a file that cannot be read says why and what to do, and is counted', async ({
      page,
      pageErrors,
      trouble,
    }) => {
      trouble.announce(
        ...Object.values(texts).flatMap((parts) => (typeof parts === 'string' ? [] : [parts[1]])),
      );
      await page.goto('/auth');
      await signUp(page);
      const counted = await watchCounting(page);
      const alert = page.getByRole('alert').filter({ hasText: /./ });
      const expectFailure = async ([title, advice]: readonly [string, string]) => {
        await expect(alert).toContainText(title, { timeout: READ_MS });
        await expect(alert).toContainText(advice);
      };
      await upload(page, file('locked.pdf'));
      await expectFailure(texts.locked);
      await expectAccessible(page);
      await page.getByRole('button', { name: texts.another }).click();
      await expect(page).toHaveURL('/upload-resume');
      const input = page.locator('input[type=file]');
      await input.setInputFiles(namedFile('resume.pdf', Buffer.from([0x89, 0x50, 0x4e, 0x47])));
      await expectFailure(texts.picture);
      await expectAccessible(page);
      await input.setInputFiles(namedFile('nothing.pdf', Buffer.alloc(0)));
      await expectFailure(texts.empty);
      await input.setInputFiles(namedFile('large.pdf', Buffer.alloc(10 * 2 ** 20 + 1, 1)));
      await expectFailure(texts.large);
      await page.route('**/api/import', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
      );
      await input.setInputFiles(file('locked.pdf'));
      await expectFailure(texts.fault);
      await page.unroute('**/api/import');
      await input.setInputFiles(namedFile('data.zip', readFileSync(file('linkedin.zip')).subarray(0, 600)));
      await expectFailure(texts.zip);
      await page.getByRole('button', { name: texts.another }).click();
      await input.setInputFiles(namedFile('resume.json', Buffer.from('{"basics":{"name":"Ida Moe"}}')));
      await expect(field(page, 'personalInfo/firstName')).toHaveValue('Ida', { timeout: READ_MS });

      const names = (await counted()).map(({ name }) => name).filter((name) => name.startsWith('upload_'));
      const count = (name: string) => names.filter((own) => own === name).length;
      expect([count('upload_started'), count('upload_failed'), count('upload_completed')]).toEqual([7, 6, 1]);
      forgiveRefusals(pageErrors, 415, 500);
    });
  });
