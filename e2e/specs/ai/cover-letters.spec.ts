import { readFile } from 'node:fs/promises';
import type { BrowserContext, Download, Locator, Page } from '@playwright/test';
import { comeFromElsewhere, signInByCall, signUp } from '../../support/people/accounts.ts';
import { openLetters } from '../../support/flag-turn.ts';
import { givePro } from '../../support/plans.ts';
import { previewPane, untilPainted } from '../../support/preview.ts';
import { setFlag } from '../../support/product.ts';
import { createResume } from '../../support/resumes.ts';
import { userIdOf } from '../../support/people/staff.ts';
import { expect, expectAccessible, forgiveNetwork, test } from '../../support/test.ts';

// This file cuts the network on purpose.
test.use({ toleratedTrouble: ['save', 'preview', 'not-found'] });

// One shared feature flag enables cover letters.
test.describe.configure({ mode: 'default' });
let endTurn: () => Promise<void>;
test.beforeAll(async () => {
  endTurn = await openLetters();
});
test.afterAll(() => endTurn());
test.beforeEach(({ context }) => comeFromElsewhere(context));

const TEXTS = {
  'en-US': {
    newLetter: 'New cover letter',
    next: 'Next',
    company: 'Company name',
    position: 'Job title',
    required: ['Enter the company name', 'Enter the job title', 'Choose a tone'],
    ad: 'Job description',
    tones: ['Professional', 'Friendly', 'Confident', 'Creative'],
    write: 'Draft the letter',
    left: (count: number) => `${count} of 3 free letters left`,
    stage: 'Writing the letter',
    sections: ['Header', 'Greeting', 'Introduction', 'Body', 'Closing', 'Signature'],
    closing: 'I would be glad to talk.',
    greeting: 'Dear Globex hiring team,',
    export: 'Download',
    text: 'Plain text',
    locked: 'PDF and Word come with Pro',
    notNow: 'Not now',
    fileName: 'Cover letter Globex.txt',
    saved: 'Saved',
    all: 'All letters',
    duplicate: 'Duplicate',
    delete: 'Delete',
    undo: 'Undo',
    actions: 'Actions for Globex',
  },
  'pt-BR': {
    newLetter: 'Nova carta de apresentação',
    next: 'Continuar',
    company: 'Nome da empresa',
    position: 'Cargo',
    required: ['Informe o nome da empresa', 'Informe o cargo', 'Escolha um tom'],
    ad: 'Descrição da vaga',
    tones: ['Profissional', 'Amigável', 'Confiante', 'Criativo'],
    write: 'Rascunhar a carta',
    left: (count: number) => `Restam ${count} de 3 cartas grátis`,
    stage: 'Escrevendo a carta',
    sections: ['Cabeçalho', 'Saudação', 'Introdução', 'Corpo', 'Fechamento', 'Assinatura'],
    closing: 'Fico à disposição para uma conversa.',
    greeting: 'Prezada equipe Globex,',
    export: 'Baixar',
    text: 'Texto simples',
    locked: 'PDF e Word fazem parte do Pro',
    notNow: 'Agora não',
    fileName: 'Carta de apresentação Globex.txt',
    saved: 'Salva',
    all: 'Todas as cartas',
    duplicate: 'Duplicar',
    delete: 'Excluir',
    undo: 'Desfazer',
    actions: 'Ações de Globex',
  },
} as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('textbox', { name });
const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const contentOf = async (file: Download) => readFile(await file.path(), 'utf8');

/** Goes to the last step, with an ad if given. */
async function toWriting(page: Page, texts: (typeof TEXTS)[keyof typeof TEXTS], { ad = '', tone = 0 } = {}) {
  // Navigate without a page load, which would cut off a save in progress.
  if (page.url().includes('/cover-letter')) await button(page, texts.all).click();
  else await page.goto('/cover-letter');
  await button(page, texts.newLetter).click();
  await box(page, texts.company).fill('Globex');
  await box(page, texts.position).fill('Data engineer');
  await box(page, texts.ad).fill(ad);
  await button(page, texts.next).click();
  await button(page, texts.next).click();
  await page.getByRole('radio', { name: texts.tones[tone] ?? '' }).press('Space');
  await button(page, texts.next).click();
}

interface StoredLetter {
  company: string;
  sections: { body: string };
  textSize?: number;
}

async function storedLetter(context: BrowserContext): Promise<StoredLetter> {
  const list = await context.request.get('/api/cover-letter/all');
  const { data } = (await list.json()) as { data: { id: string }[] };
  const answer = await context.request.get(`/api/cover-letter/id/${data[0]?.id}`);
  return ((await answer.json()) as { data: { letter: StoredLetter } }).data.letter;
}

for (const locale of ['en-US', 'pt-BR'] as const)
  test.describe(locale, () => {
    test.use({ locale });
    const texts = TEXTS[locale];

    test('[COV-02] [COV-03] from an empty list to a letter that is written, changed, exported, doubled, deleted and brought back', async ({
      page,
      context,
    }) => {
      await signUp(page);
      await createResume(context, { title: 'Aurora', language: locale });
      await page.goto('/cover-letter');
      await button(page, texts.newLetter).click();
      await button(page, texts.next).click();
      for (const message of texts.required.slice(0, 2)) await expect(page.getByText(message)).toBeVisible();
      await expectAccessible(page);
      await box(page, texts.company).fill('Globex');
      await box(page, texts.position).fill('Data engineer');
      // Text typed into the wizard is on the device before it is saved as a cover letter.
      await expect(status(page)).not.toHaveText(texts.saved);
      await page.waitForFunction(async () => {
        const databases = await indexedDB.databases();
        return databases.some(({ name }) => name === 'lauda-letters');
      });
      await page.reload();
      await expect(box(page, texts.company)).toHaveValue('Globex');
      await expect(box(page, texts.position)).toHaveValue('Data engineer');
      await button(page, texts.next).click();
      await expect(page.getByRole('radio', { name: 'Aurora' })).toBeChecked();
      await button(page, texts.next).click();
      await button(page, texts.next).click();
      await expect(page.getByText(texts.required[2])).toBeVisible();
      const [professional, ...others] = texts.tones;
      for (const tone of others) await expect(page.getByRole('radio', { name: tone })).toBeDisabled();
      await page.getByRole('radio', { name: professional }).press('Space');
      await button(page, texts.next).click();
      await expect(page.getByText(texts.left(3))).toBeVisible();
      await expectAccessible(page);
      await button(page, texts.write).click();
      await expect(page.getByRole('progressbar', { name: texts.stage })).toBeVisible();
      for (const name of texts.sections) await expect(box(page, name)).not.toHaveValue('');
      await expect(box(page, texts.sections[1])).toHaveValue(texts.greeting);
      await expect(previewPane(page)).toContainText(texts.closing);
      await expectAccessible(page);

      await box(page, texts.sections[3]).fill('One thing.\n\nAnother thing.');
      await expect(previewPane(page)).toContainText('Another thing.');
      await button(page, texts.export).click();
      const saving = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: texts.text }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toBe(texts.fileName);
      expect(await contentOf(file)).toContain('One thing.\n\nAnother thing.');
      await button(page, texts.export).click();
      await page.getByRole('menuitem', { name: 'PDF' }).click();
      await expect(page.getByRole('dialog', { name: texts.locked })).toBeVisible();
      await button(page, texts.notNow).click();
      await expect(status(page)).toHaveText(texts.saved);
      expect((await storedLetter(context)).sections.body).toBe('One thing.\n\nAnother thing.');
      await page.reload();
      await expect(box(page, texts.sections[3])).toHaveValue('One thing.\n\nAnother thing.');

      await button(page, texts.all).click();
      const letters = page.getByRole('main').getByRole('listitem');
      await expect(letters).toHaveCount(1);
      await button(page, texts.actions).click();
      await page.getByRole('menuitem', { name: texts.duplicate }).click();
      await expect(letters).toHaveCount(2);
      await button(page, texts.actions).first().click();
      await page.getByRole('menuitem', { name: texts.delete }).click();
      await expect(letters).toHaveCount(1);
      await button(page, texts.undo).click();
      await expect(letters).toHaveCount(2);
      await expectAccessible(page);
    });
  });

test('[COV-03] what the model made up is confirmed or changed before anything leaves; a failure and a cancelled letter are not counted', async ({
  page,
  context,
  trouble,
}) => {
  trouble.announce('It didn’t count.');
  const texts = TEXTS['en-US'];
  await signUp(page);
  await givePro(await userIdOf(context.request));
  await createResume(context, { title: 'Aurora' });
  await toWriting(page, texts, { ad: 'We build. model:slow', tone: 3 });
  await button(page, texts.write).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Cancel').click();
  await expect(button(page, texts.write)).toBeVisible();

  await toWriting(page, texts, { ad: 'We build. model:broken' });
  await button(page, texts.write).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('It didn’t count.');

  await toWriting(page, texts, { ad: 'We build. model:fabricate' });
  await button(page, texts.write).click();
  const claims = page.getByRole('region', { name: /details? to confirm$/ });
  await expect(claims).toBeVisible();
  await expectAccessible(page);
  await button(page, texts.export).click();
  await page.getByRole('menuitem', { name: 'PDF' }).click();
  await expect(page.getByRole('dialog')).toContainText('Confirm or change each');
  await button(page, 'Show them').click();
  // One claim is edited, the others are confirmed.
  await box(page, 'Introduction').fill('I am writing about the position.');
  const confirm = claims.getByRole('button', { name: /^It’s true/ });
  while ((await confirm.count()) > 0) await confirm.first().click();
  await expect(claims).toHaveCount(0);
  await expect(status(page)).toHaveText(texts.saved);
  for (const [format, begin] of [
    ['PDF', '%PDF-'],
    ['Word', 'PK'],
  ] as const) {
    await button(page, texts.export).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).click();
    expect(await contentOf(await saving)).toContain(begin);
  }
});

test.describe('a phone', () => {
  test.use({ locale: 'pt-BR', colorScheme: 'dark', viewport: { width: 390, height: 844 } });

  test('what a step lacks is brought into view and focused', async ({ page }) => {
    const texts = TEXTS['pt-BR'];
    await signUp(page);
    await page.goto('/cover-letter');
    await button(page, texts.newLetter).click();
    const missing = async (message: string, field: Locator) => {
      await button(page, texts.next).scrollIntoViewIfNeeded();
      await button(page, texts.next).click();
      await expect(page.getByText(message)).toBeInViewport({ ratio: 1 });
      await expect(field).toBeFocused();
    };
    await missing(texts.required[0], box(page, texts.company));
    await box(page, texts.company).fill('Globex');
    await missing(texts.required[1], box(page, texts.position));
    await box(page, texts.position).fill('Analista');
    await button(page, texts.next).click();
    await button(page, texts.next).click();
    await missing(texts.required[2], page.getByRole('radio', { name: texts.tones[0] }));
    await expectAccessible(page);
  });

  test('a letter is written by hand, also offline, and seen as the sheet it becomes', async ({
    page,
    context,
    pageErrors,
  }) => {
    const texts = TEXTS['pt-BR'];
    await signUp(page);
    await createResume(context, { title: 'Aurora', language: 'pt-BR' });
    await toWriting(page, texts);
    await button(page, 'Escrever por conta própria').click();
    await expect(box(page, 'Assinatura')).toHaveValue('Atenciosamente,\nAna Lima');
    await expect(status(page)).toHaveText(texts.saved);
    await context.setOffline(true);
    await box(page, 'Corpo').fill('Escrito no metrô.');
    await expect(status(page)).toHaveText('Salva neste dispositivo – sem conexão');
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(status(page)).toHaveText(texts.saved, { timeout: 15_000 });
    expect((await storedLetter(context)).sections.body).toBe('Escrito no metrô.');
    await page.getByRole('combobox', { name: 'Tamanho do texto' }).click();
    await page.getByRole('option', { name: '12 pt' }).click();
    await expect.poll(async () => (await storedLetter(context)).textSize).toBe(12);
    await button(page, 'Prévia').click();
    await untilPainted(page);
    await expect(previewPane(page)).toContainText('Escrito no metrô.');
    await expectAccessible(page);
    forgiveNetwork(pageErrors);
  });
});

test('two devices: what only one has changed is merged, what both have changed waits for a choice', async ({
  page,
  context,
  browser,
  pageErrors,
}) => {
  const texts = TEXTS['en-US'];
  const person = await signUp(page);
  await createResume(context, { title: 'Aurora' });
  await toWriting(page, texts);
  await button(page, 'Write it myself').click();
  await expect(status(page)).toHaveText(texts.saved);

  const elsewhere = await browser.newContext();
  await comeFromElsewhere(elsewhere);
  await signInByCall(elsewhere, person);
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await expect(box(other, 'Greeting')).not.toHaveValue('');
  await context.setOffline(true);
  await box(page, 'Closing').fill('From the first.');
  await box(page, 'Body').fill('Body of the first.');
  await box(other, 'Introduction').fill('From the second.');
  await box(other, 'Body').fill('Body of the second.');
  await expect(status(other)).toHaveText(texts.saved);
  await context.setOffline(false);
  await expect(status(page)).toHaveText('Changed here and elsewhere', { timeout: 15_000 });
  await expect(box(page, 'Introduction')).toHaveValue('From the second.');
  await expect(box(page, 'Body')).toHaveValue('Body of the first.');
  await button(page, 'Choose').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Body of the second.');
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'From elsewhere' }).press('Space');
  await button(page, 'Keep what I chose').click();
  await expect(status(page)).toHaveText(texts.saved);
  await expect(box(page, 'Body')).toHaveValue('Body of the second.');
  expect((await storedLetter(context)).sections).toMatchObject({
    introduction: 'From the second.',
    body: 'Body of the second.',
    closing: 'From the first.',
  });
  await elsewhere.close();
  forgiveNetwork(pageErrors);
});

test('two devices in the wizard: what both have changed waits for a choice there too', async ({
  page,
  context,
  browser,
  pageErrors,
}) => {
  const texts = TEXTS['en-US'];
  const person = await signUp(page);
  await createResume(context, { title: 'Aurora' });
  await toWriting(page, texts);
  await expect(status(page)).toHaveText(texts.saved);
  const elsewhere = await browser.newContext();
  await comeFromElsewhere(elsewhere);
  await signInByCall(elsewhere, person);
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  for (const one of [page, other]) for (let step = 0; step < 3; step += 1) await button(one, 'Back').click();
  await expect(box(other, texts.position)).toHaveValue('Data engineer');
  await context.setOffline(true);
  await box(page, texts.position).fill('Data engineer, first');
  await box(other, texts.position).fill('Data engineer, second');
  await expect(status(other)).toHaveText(texts.saved);
  await context.setOffline(false);
  await expect(status(page)).toHaveText('Changed here and elsewhere', { timeout: 15_000 });
  await expect(box(page, texts.position)).toHaveValue('Data engineer, first');
  await button(page, 'Choose').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Data engineer, second');
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'From elsewhere' }).press('Space');
  await button(page, 'Keep what I chose').click();
  await expect(status(page)).toHaveText(texts.saved);
  await expect(box(page, texts.position)).toHaveValue('Data engineer, second');
  await elsewhere.close();
  forgiveNetwork(pageErrors);
});

test('[COV-01] letters are offered only while the feature is switched on', async ({ page }) => {
  await signUp(page);
  const entry = page.getByRole('link', { name: 'Cover letters' });
  await expect(entry).toBeVisible();
  await setFlag('coverLetter', false);
  await expect(entry).toHaveCount(0);
  await page.goto('/cover-letter');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await setFlag('coverLetter', true);
  await page.goto('/resumes');
  await entry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cover letters' })).toBeVisible();
});
