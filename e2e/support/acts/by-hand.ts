import type { Download, FileChooser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Person } from '../people/accounts.ts';
import { STRIPE_PORT } from '../addresses.ts';
import { waitForLink } from '../people/mail.ts';

/** Common user actions through the UI, without API calls. */
export const HAND_WORDS = {
  'en-US': {
    signUpTab: 'Create account',
    firstName: /^First name/,
    lastName: /^Last name/,
    email: /^Email/,
    password: /^Password/,
    createAccount: 'Create account',
    checkMail: 'Check your email',
    noResumes: 'No resumes yet',
    signIn: 'Sign in',
    signOut: 'Sign out',
    navigation: 'Open navigation',
    chooseFile: 'Choose a file',
    review: 'Check what we read',
    openInEditor: 'Open in the editor',
    keepLines: 'Keep them in a section',
    title: 'Resume title',
    saved: 'Saved',
    export: 'Download',
  },
  'pt-BR': {
    signUpTab: 'Criar conta',
    firstName: /^Nome/,
    lastName: /^Sobrenome/,
    email: /^E-mail/,
    password: /^Senha/,
    createAccount: 'Criar conta',
    checkMail: 'Confira seu e-mail',
    noResumes: 'Nenhum currículo ainda',
    signIn: 'Entrar',
    signOut: 'Sair',
    navigation: 'Abrir a navegação',
    chooseFile: 'Escolher arquivo',
    review: 'Confira o que lemos',
    openInEditor: 'Abrir no editor',
    keepLines: 'Guardar em uma seção',
    title: 'Título do currículo',
    saved: 'Salvo',
    export: 'Baixar',
  },
} as const;

export type HandWords = (typeof HAND_WORDS)[keyof typeof HAND_WORDS];

export const buttonOf = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Fills in the form on the screen; the confirmation link arrives by email. */
async function fillSignUp(page: Page, words: HandWords, person: Person): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(words.firstName).fill(person.firstName);
  await main.getByLabel(words.lastName).fill(person.lastName);
  await main.getByLabel(words.email).fill(person.email);
  await main.getByLabel(words.password).fill(person.password);
  await main.getByRole('button', { name: words.createAccount, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.checkMail })).toBeVisible();
}

/** Opens the confirmation link from the email. `oldLink` is the one from an earlier sign-up, to be ignored. */
async function openConfirmation(page: Page, email: string, oldLink = ''): Promise<void> {
  let newest = oldLink;
  await expect
    .poll(async () => (newest = (await waitForLink(email, 'signup')).link), { timeout: 15_000 })
    .not.toBe(oldLink);
  await page.goto(newest);
}

/** From the form on the screen to the page after confirmation. */
export async function signUpFromHere(
  page: Page,
  words: HandWords,
  person: Person,
  oldLink?: string,
): Promise<void> {
  await fillSignUp(page, words, person);
  await openConfirmation(page, person.email, oldLink);
}

/** From the sign-in page to a confirmed account and the list of resumes. */
export async function signUpByHand(
  page: Page,
  words: HandWords,
  person: Person,
  oldLink?: string,
): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('tab', { name: words.signUpTab }).click();
  await signUpFromHere(page, words, person, oldLink);
  await expect(page).toHaveURL('/resumes');
  await expect(page.getByText(words.noResumes)).toBeVisible();
}

export async function signInByHand(page: Page, words: HandWords, { email, password }: Person): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(words.email).fill(email);
  await main.getByLabel(words.password).fill(password);
  await main.getByRole('button', { name: words.signIn, exact: true }).click();
}

/** Opens the sidebar, which is behind a button on a phone. */
async function openSidebar(page: Page, words: HandWords): Promise<void> {
  const opener = buttonOf(page, words.navigation);
  if (await opener.isVisible()) await opener.click();
}

export async function goTo(page: Page, words: HandWords, link: string): Promise<void> {
  await openSidebar(page, words);
  await page.getByRole('link', { name: link, exact: true }).click();
}

export async function signOutByHand(page: Page, words: HandWords, person: Person): Promise<void> {
  await openSidebar(page, words);
  await page.getByRole('button', { name: `${person.firstName} ${person.lastName}` }).click();
  await page.getByRole('menuitem', { name: words.signOut }).click();
  await expect(page).toHaveURL('/auth');
}

/** Reading a file starts a separate process, LibreOffice or Tesseract. */
const READ_MS = 60_000;

type Files = Parameters<FileChooser['setFiles']>[0];

/** Uploads a file and waits for the result. */
export async function chooseFile(page: Page, words: HandWords, file: Files): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await buttonOf(page, words.chooseFile).click();
  await (await choosing).setFiles(file);
  await expect(page.getByRole('heading', { level: 1, name: words.review })).toBeVisible({ timeout: READ_MS });
}

/** From the review to the editor, keeping every line. */
export async function openReviewed(page: Page, words: HandWords): Promise<void> {
  await buttonOf(page, words.openInEditor).click();
  const keep = buttonOf(page, words.keepLines);
  await expect(keep.or(page.getByRole('textbox', { name: words.title }))).toBeVisible({ timeout: 30_000 });
  if (await keep.isVisible()) await keep.click();
  await expect(page).toHaveURL(/\/builder\?resume=/);
}

/** Pays on the payment provider's page. */
export async function pay(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^http://127\\.0\\.0\\.1:${STRIPE_PORT}/pay/`));
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('line1').fill('12 Quay Street');
  await page.getByRole('button', { name: 'Pay' }).click();
}

export async function downloadAs(page: Page, words: HandWords, format: string): Promise<Download> {
  await buttonOf(page, words.export).click();
  const saving = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('menuitem', { name: format }).click();
  return saving;
}
