import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { comeFromElsewhere, signUp } from '../../support/people/accounts.ts';
import { LINKEDIN_PORT } from '../../support/addresses.ts';
import { resumesOf } from '../../support/resumes.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.describe.configure({ timeout: 90_000 });
test.beforeEach(({ context }) => comeFromElsewhere(context));

const READ_MS = 45_000;
const file = (name: string) => path.resolve(import.meta.dirname, '../../files', name);

const WORDS = {
  'en-US': {
    continue: 'Continue with LinkedIn',
    ways: ['Name, email and photo', 'Your profile as a PDF', 'Your data as a ZIP'],
    start: 'Start with LinkedIn',
    firstName: 'First name',
    photo: 'Your photo',
    failed: 'We couldn’t import your LinkedIn profile. Try again, or upload a file.',
    denied: 'Sign-in was canceled.',
    open: 'Open in the editor',
  },
  'pt-BR': {
    continue: 'Continuar com LinkedIn',
    ways: ['Nome, e-mail e foto', 'Seu perfil em PDF', 'Seus dados em ZIP'],
    start: 'Começar com o LinkedIn',
    firstName: 'Nome',
    photo: 'Sua foto',
    failed: 'Não foi possível importar seu perfil do LinkedIn. Tente de novo ou envie um arquivo.',
    denied: 'O acesso foi cancelado.',
    open: 'Abrir no editor',
  },
} as const;

/** Fills in the form on LinkedIn's page. */
async function beSomebody(page: Page, name: string): Promise<string> {
  const email = `${randomUUID()}@lauda.example`;
  await expect(page).toHaveURL(new RegExp(`^http://127\\.0\\.0\\.1:${LINKEDIN_PORT}/choose/`));
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  return email;
}

const field = (page: Page, place: string) => page.locator(`[data-review="${place}"]`).locator('input');

for (const locale of ['en-US', 'pt-BR'] as const)
  test.describe(locale, () => {
    test.use({ locale });
    const words = WORDS[locale];

    test('[IMP-02] signing in with LinkedIn starts a resume with name, email and photo', async ({
      page,
      context,
    }) => {
      await page.goto('/auth?redirect=%2Fupload-resume');
      await page.getByRole('main').getByRole('button', { name: words.continue }).click();
      const email = await beSomebody(page, 'Rita Prado');
      await expect(page).toHaveURL('/upload-resume');
      for (const way of words.ways) await expect(page.getByRole('heading', { name: way })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.start }).click();
      await expect(page).toHaveURL(/\/builder\?resume=/);
      await expect(page.getByRole('textbox', { name: words.firstName, exact: true })).toHaveValue('Rita');
      await expect(page.getByRole('img', { name: words.photo })).toBeVisible();
      const [stored] = await resumesOf(context);
      expect(stored?.resume.personalInfo).toMatchObject({ firstName: 'Rita', lastName: 'Prado', email });
      const photo = await context.request.get(`/api/photo/${stored?.resume.personalInfo.photo}`);
      expect(photo.headers()['content-type']).toBe('image/jpeg');
    });

    test('[IMP-02] whoever has a password goes to LinkedIn and comes back to a resume, or hears why not', async ({
      page,
      trouble,
    }) => {
      trouble.announce(words.failed);
      await page.goto('/auth');
      await signUp(page);
      await page.goto('/upload-resume');
      await page.getByRole('button', { name: words.start }).click();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page).toHaveURL(/^[^?]*\/upload-resume\?error=social_denied/);
      const alert = page.getByRole('alert').filter({ hasText: words.failed });
      await expect(alert).toContainText(words.denied);
      await expectAccessible(page);
      await page.getByRole('button', { name: words.start }).click();
      await beSomebody(page, 'Ana Prado Lima');
      await expect(page).toHaveURL(/\/builder\?resume=/);
      await expect(page.getByRole('textbox', { name: words.firstName, exact: true })).toHaveValue('Ana');
    });

    test('[IMP-02] the profile that LinkedIn saves as PDF, and its archive, become resumes', async ({
      page,
      context,
    }) => {
      await page.goto('/auth');
      await signUp(page);
      await page.goto('/upload-resume');
      const input = page.locator('input[type=file]');
      await input.setInputFiles(file(`linkedin-profile-${locale.slice(0, 2)}.pdf`));
      const [firstName, company] =
        locale === 'en-US' ? ['Dmitri', 'Fairmont County Schools'] : ['Yasmin', 'Quatro Cantos'];
      await expect(field(page, 'personalInfo/firstName')).toHaveValue(firstName, { timeout: READ_MS });
      await expect(field(page, 'experience/0/company')).toHaveValue(company);
      await expectAccessible(page);
      await page.getByRole('button', { name: words.open }).click();
      await expect(page).toHaveURL(/\/builder\?resume=/);
      await page.goto('/upload-resume');
      await input.setInputFiles(file('linkedin.zip'));
      await expect(field(page, 'personalInfo/firstName')).toHaveValue('Jurema', { timeout: READ_MS });
      await expect(field(page, 'experience/0/company')).toHaveValue('Energia Minuano');
      expect(await resumesOf(context)).toHaveLength(1);
    });
  });
