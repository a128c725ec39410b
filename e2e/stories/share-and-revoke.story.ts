import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { comeFromElsewhere, forgiveRefusals } from '../support/people/accounts.ts';
import {
  buttonOf,
  chooseFile,
  goTo,
  HAND_WORDS,
  openReviewed,
  signUpByHand,
} from '../support/acts/by-hand.ts';
import { expectToSay, pdfPages, pdfText } from '../support/downloads/files.ts';
import { saveStatus } from '../support/resumes.ts';
import { livia, LIVIAS_FILE, LIVIAS_LINK } from './lives/livia.ts';
import { expect, test } from './story.ts';

test.use({
  locale: 'pt-BR',
  colorScheme: 'dark',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

const words = HAND_WORDS['pt-BR'];
const TITLE = 'Currículo para a padaria';
const GONE = 'Este link não funciona mais';

const sharing = (page: Page) => page.getByRole('dialog', { name: `Compartilhar ${TITLE}` });

async function openSharing(page: Page) {
  await buttonOf(page, `Mais opções de ${TITLE}`).click();
  await page.getByRole('menuitem', { name: 'Compartilhar', exact: true }).click();
  await expect(sharing(page)).toBeVisible();
}

test('Lívia shares her resume from her phone behind a password, sees that it was read, and ends the link', async ({
  page,
  context,
  browser,
  story,
  pageErrors,
}, testInfo) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await story.step(page, 'signs up on her phone', () => signUpByHand(page, words, livia()));
  await story.step(page, 'uploads her Word file', async () => {
    await page.goto('/upload-resume');
    await chooseFile(page, words, LIVIAS_FILE);
  });
  await story.step(page, 'opens it in the editor and names it', async () => {
    await openReviewed(page, words);
    await page.getByRole('textbox', { name: words.title }).fill(TITLE);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(saveStatus(page)).toHaveText(words.saved);
  });
  await story.step(page, 'finds it in her list', async () => {
    await goTo(page, words, 'Meus currículos');
    await expect(page.getByRole('link', { name: TITLE, exact: true })).toBeVisible();
  });
  await story.step(page, 'opens sharing: nobody sees it yet', async () => {
    await openSharing(page);
    await expect(sharing(page).getByText('Nenhum link ainda. Este currículo é privado.')).toBeVisible();
  });
  await story.step(page, 'makes a link with a password', async () => {
    await buttonOf(page, 'Novo link').click();
    await sharing(page).getByRole('textbox', { name: 'Nome (só você vê)' }).fill(LIVIAS_LINK.name);
    await sharing(page).getByRole('switch', { name: 'Pedir uma senha' }).check();
    await sharing(page).getByRole('textbox', { name: 'Senha' }).fill(LIVIAS_LINK.password);
  });
  await story.step(page, 'has it, not yet seen by anybody', async () => {
    await buttonOf(page, 'Criar link').click();
    await expect(sharing(page).getByText('Ainda sem visitas')).toBeVisible();
    await expect(sharing(page).getByText('Com senha')).toBeVisible();
  });
  const address = await test.step('copies the link', async () => {
    await buttonOf(page, `Copiar link: ${LIVIAS_LINK.name}`).click();
    await expect(page.getByText('Link copiado').first()).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  });

  const office = await browser.newContext({
    locale: 'pt-BR',
    viewport: { width: 1440, height: 900 },
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  });
  await comeFromElsewhere(office);
  const recruiter = await office.newPage();
  await story.step(recruiter, 'the recruiter opens it and is asked for the password', async () => {
    await recruiter.goto(address);
    await expect(recruiter.getByRole('heading', { name: 'Este currículo está protegido' })).toBeVisible();
    await expect(recruiter.getByText('Sant’Anna')).toHaveCount(0);
  });
  await story.step(recruiter, 'mistypes it', async () => {
    await recruiter.getByLabel('Senha').fill('pao de queijo');
    await buttonOf(recruiter, 'Abrir currículo').click();
    await expect(recruiter.getByRole('alert')).toHaveText('Senha incorreta. Confira com quem enviou o link.');
  });
  forgiveRefusals(pageErrors, 403);
  await story.step(recruiter, 'types it right and reads', async () => {
    await recruiter.getByLabel('Senha').fill(LIVIAS_LINK.password);
    await buttonOf(recruiter, 'Abrir currículo').click();
    await expect(recruiter.getByRole('heading', { level: 1, name: /Sant’Anna/i })).toBeVisible();
    await expect(recruiter.getByRole('img', { name: /^Página 1 de/ })).toBeVisible();
  });
  const pages = await recruiter.getByRole('img', { name: /^Página \d/ }).count();
  await test.step('prints it, and the paper has its words', async () => {
    const file = testInfo.outputPath('printed.pdf');
    await writeFile(file, await recruiter.pdf({ format: 'A4', printBackground: true }));
    expectToSay(await pdfText(file), ['Sant’Anna', 'livia.santanna@example.com', 'Padaria Bela Massa']);
    expect(await pdfPages(file)).toBe(pages);
  });

  await story.step(page, 'Lívia sees that it was read', async () => {
    await page.keyboard.press('Escape');
    await openSharing(page);
    await expect(sharing(page).getByText('1 visita')).toBeVisible();
  });
  await story.step(page, 'is asked before the link ends', async () => {
    await buttonOf(page, `Desativar link: ${LIVIAS_LINK.name}`).click();
    await expect(page.getByRole('alertdialog')).toContainText('Não dá para desfazer.');
  });
  await story.step(page, 'ends it', async () => {
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desativar link' }).click();
    await expect(sharing(page).getByText('Nenhum link ainda. Este currículo é privado.')).toBeVisible();
  });
  await story.step(recruiter, 'the recruiter sees that it shows nothing', async () => {
    await recruiter.reload();
    await expect(recruiter.getByRole('heading', { name: GONE })).toBeVisible();
    expect(await recruiter.content()).not.toContain('Sant’Anna');
  });
  const after = await office.request.get(address);
  expect(after.ok(), 'with the cookie of the password too').toBe(false);
  expect(await after.text()).not.toContain('Sant’Anna');
  forgiveRefusals(pageErrors, 404);
  await office.close();
});
