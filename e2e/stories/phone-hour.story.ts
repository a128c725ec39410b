import { readFile } from 'node:fs/promises';
import { newPerson } from '../support/people/accounts.ts';
import { BUILDER_WORDS } from '../support/acts/builder-words.ts';
import { buttonOf, downloadAs, goTo, HAND_WORDS, signUpFromHere } from '../support/acts/by-hand.ts';
import { openLetters } from '../support/flag-turn.ts';
import { usePhoto } from '../support/acts/photos.ts';
import { previewPane, untilPainted } from '../support/preview.ts';
import { resumesOf, saveStatus } from '../support/resumes.ts';
import { ROSANGELA, ROSANGELAS_JOB, ROSANGELAS_LETTER } from './lives/rosangela.ts';
import { expect, test } from './story.ts';
import { writerOf } from './writing.ts';

const words = BUILDER_WORDS['pt-BR'];
const hand = HAND_WORDS['pt-BR'];

test.use({
  locale: 'pt-BR',
  colorScheme: 'dark',
  viewport: { width: 360, height: 640 },
  hasTouch: true,
});

let endTurn: () => Promise<void>;
test.beforeAll(async () => {
  endTurn = await openLetters();
});
test.afterAll(() => endTurn());

test('Rosângela’s hour on a phone of 360 px: writes, looks, signs up, tailors, writes a letter', async ({
  page,
  context,
  story,
}) => {
  const writer = writerOf(page, words);
  const box = (name: string) => page.getByRole('textbox', { name });
  const tab = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).last();
  await story.step(page, 'abre o editor pela página inicial', async () => {
    await page.goto('/');
    await page.goto('/builder');
    await page.getByRole('button', { name: words.start }).tap();
  });
  await story.step(page, 'diz quem é', () => writer.personal(ROSANGELA));
  await story.step(page, 'põe uma foto', () => usePhoto(page, words));
  await story.step(page, 'escreve onde trabalhou', () => writer.experience(ROSANGELA));
  await story.step(page, 'escreve onde estudou', () => writer.education(ROSANGELA));
  await story.step(page, 'lista o que sabe', () => writer.skills(ROSANGELA));
  await story.step(page, 'acrescenta idiomas, cursos e o voluntariado', () => writer.extras(ROSANGELA));
  await story.step(page, 'vê a página e volta para onde estava', async () => {
    await page.getByRole('textbox', { name: words.itemTitle, exact: true }).last().scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    await tab(words.preview).tap();
    await untilPainted(page);
    await tab(words.edit).tap();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);
  });
  await story.step(page, 'escolhe outro modelo', async () => {
    await tab(words.design).tap();
    await page.getByRole('radio', { name: /^Clássico|^Classic/ }).check({ force: true });
    await tab(words.preview).tap();
    await untilPainted(page);
    await tab(words.edit).tap();
  });

  const person = { ...newPerson(), firstName: 'Rosângela', lastName: 'Conceição d’Ávila' };
  await story.step(page, 'cria a conta e encontra o currículo nela', async () => {
    await page.goto('/auth?view=sign-up');
    await signUpFromHere(page, hand, person);
    await expect(async () => {
      const [stored] = await resumesOf(context);
      expect(stored?.resume.personalInfo).toMatchObject({ firstName: 'Rosângela', city: 'Recife, PE' });
    }).toPass({ timeout: 30_000 });
  });
  await story.step(page, 'leva o texto simples', async () => {
    await page.goto('/resumes');
    await page.getByRole('link', { name: 'Currículo de Rosângela', exact: true }).tap();
    await expect(page).toHaveURL(/\/builder\?resume=/);
    const file = await downloadAs(page, hand, words.plainText);
    expect(file.suggestedFilename()).toContain('.txt');
  });
  await story.step(page, 'lê com que plano vem o assistente', async () => {
    await tab('Assistente').tap();
    await expect(page.getByText('O assistente faz parte do Pro')).toBeVisible();
  });
  await story.step(page, 'abre a adaptação e escolhe o currículo', async () => {
    await goTo(page, hand, 'Adaptar à vaga');
    await page.locator('label').filter({ hasText: 'Currículo de Rosângela' }).tap();
    await buttonOf(page, 'Continuar').tap();
  });
  await story.step(page, 'cola a vaga e vê a compatibilidade e as mudanças', async () => {
    await box('Descrição da vaga').fill(ROSANGELAS_JOB.ad);
    await buttonOf(page, 'Analisar').tap();
    await expect(page.getByRole('progressbar', { name: 'Seu currículo hoje' })).toBeVisible();
    await expect(page.getByRole('article').getByRole('insertion').first()).toBeVisible();
  });
  await story.step(page, 'vê onde um requisito é atendido', () =>
    page
      .getByRole('button', { name: /^Onde é atendido/ })
      .first()
      .tap(),
  );
  await story.step(page, 'aceita uma mudança', async () => {
    await page
      .getByRole('button', { name: /^Aceitar: / })
      .first()
      .tap();
    await expect(page.getByRole('article').getByText('Aceita', { exact: true })).toBeVisible();
  });
  await story.step(page, 'salva a cópia e a abre', async () => {
    await buttonOf(page, 'Salvar como novo currículo').tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Nome' }).fill(ROSANGELAS_JOB.company);
    await dialog.getByRole('button', { name: 'Salvar e abrir' }).tap();
    await expect(page.getByRole('textbox', { name: hand.title })).toHaveValue(ROSANGELAS_JOB.company);
    expect((await resumesOf(context)).map(({ resume }) => resume.title)).toContain(ROSANGELAS_JOB.company);
  });

  await story.step(page, 'começa uma carta e diz para onde', async () => {
    await goTo(page, hand, 'Cartas de apresentação');
    await buttonOf(page, 'Nova carta de apresentação').first().tap();
    await box('Nome da empresa').fill(ROSANGELAS_JOB.company);
    await box('Cargo').fill(ROSANGELAS_JOB.position);
  });
  await story.step(page, 'escolhe o currículo', async () => {
    await buttonOf(page, 'Continuar').tap();
    await page.getByRole('radio', { name: 'Currículo de Rosângela' }).check({ force: true });
  });
  await story.step(page, 'escolhe o tom', async () => {
    await buttonOf(page, 'Continuar').tap();
    await page.getByRole('radio', { name: 'Profissional' }).check({ force: true });
  });
  await story.step(page, 'prefere escrever por conta própria', async () => {
    await buttonOf(page, 'Continuar').tap();
    await buttonOf(page, 'Escrever por conta própria').tap();
    await box('Corpo').fill(ROSANGELAS_LETTER);
    await expect(saveStatus(page)).toHaveText('Salva');
  });
  await story.step(page, 'vê a carta e a leva como texto', async () => {
    await buttonOf(page, 'Prévia').tap();
    await expect(previewPane(page)).toContainText('doze horas');
    const file = await downloadAs(page, hand, words.plainText);
    expect(await readFile(await file.path(), 'utf8')).toContain(ROSANGELAS_LETTER);
  });
  await story.step(page, 'olha as configurações', async () => {
    await goTo(page, hand, 'Configurações da conta');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
