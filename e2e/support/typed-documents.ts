import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { comeFromElsewhere, newPerson, signInByCall, signUp } from './people/accounts.ts';
import { PRODUCT_ORIGIN } from './addresses.ts';
import { createApplication } from './applications.ts';
import { goTo } from './browser/go-to.ts';
import { createResume, resumesOf } from './resumes.ts';

const OPENED_WITHIN_MS = 30_000;
const READ_WITHIN_MS = 60_000;
const RESUME_FILE = path.resolve(import.meta.dirname, '../files/resume-en.pdf');

/** A document type stored on the device, with its longest field. */
export interface TypedDocument {
  readonly type: string;
  /** Opens the document, creating it the first time, and returns the field. */
  readonly open: (page: Page) => Promise<Locator>;
  readonly read: (field: Locator) => Promise<string>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const textOf = (field: Locator) => field.innerText();
const valueOf = (field: Locator) => field.inputValue();

/** A document with an owner, who signs up and creates it once. All but a visitor's resume have one. */
function ownedDocument(
  type: string,
  make: (page: Page) => Promise<string>,
  find: (page: Page) => Promise<Locator>,
  read: TypedDocument['read'] = valueOf,
): TypedDocument {
  const person = newPerson();
  let address: string | null = null;
  return {
    type,
    read,
    open: async (page) => {
      await comeFromElsewhere(page.context());
      if (address === null) {
        await signUp(page, person);
        address = await make(page);
      } else {
        // Browsers write cookies a few seconds late, so a kill may have lost the session cookie.
        await signInByCall(page.context(), person);
        await goTo(page, address);
      }
      const field = await find(page);
      await expect(field).toBeVisible({ timeout: OPENED_WITHIN_MS });
      return field;
    },
  };
}

const resume = (): TypedDocument => ({
  type: 'resume',
  open: async (page) => {
    await goTo(page, '/builder');
    const summary = page.getByRole('textbox', { name: 'Summary' });
    await expect(summary).toBeVisible({ timeout: OPENED_WITHIN_MS });
    return summary;
  },
  read: textOf,
});

const letter = () =>
  ownedDocument(
    'letter',
    async (page) => {
      await goTo(page, '/cover-letter');
      await button(page, 'New cover letter').click();
      await textbox(page, 'Company name').fill('Globex');
      await textbox(page, 'Job title').fill('Data engineer');
      for (let step = 0; step < 2; step += 1) await button(page, 'Next').click();
      await page.getByRole('radio', { name: 'Professional' }).press('Space');
      await button(page, 'Next').click();
      await button(page, 'Write it myself').click();
      await textbox(page, 'Body').fill('begin');
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Saved');
      return page.url();
    },
    async (page) => {
      const body = textbox(page, 'Body');
      await expect(body).not.toHaveValue('', { timeout: OPENED_WITHIN_MS });
      return body;
    },
  );

const application = () =>
  ownedDocument(
    'application',
    async (page) => {
      const id = await createApplication(page.context(), { company: 'Globex', title: 'Data engineer' });
      await goTo(page, `/applications/${id}`);
      return page.url();
    },
    async (page) => textbox(page, 'Notes'),
  );

const tailoring = () =>
  ownedDocument(
    'tailoring wizard',
    async (page) => {
      await createReadyResume(page);
      await goTo(page, '/resume-tailoring');
      await page.locator('label').filter({ hasText: 'Ready' }).click();
      await button(page, 'Next').click();
      await expect(textbox(page, 'Job description')).toBeVisible();
      return page.url();
    },
    async (page) => textbox(page, 'Job description'),
  );

const review = () =>
  ownedDocument(
    'import review',
    async (page) => {
      await goTo(page, '/upload-resume');
      await expect(button(page, 'Choose a file')).toBeEnabled();
      await page.locator('input[type=file]').setInputFiles(RESUME_FILE);
      await expect(page.getByRole('heading', { level: 1, name: 'Check what we read' })).toBeVisible({
        timeout: READ_WITHIN_MS,
      });
      return page.url();
    },
    async (page) => {
      const summary = page.locator('[data-review="personalInfo/summary"]').getByRole('textbox');
      await expect(summary.or(button(page, 'Continue')).first()).toBeVisible({ timeout: OPENED_WITHIN_MS });
      if (!(await summary.isVisible())) await button(page, 'Continue').click();
      return summary;
    },
    textOf,
  );

/** A resume with enough content to compare with an ad. */
async function createReadyResume(page: Page): Promise<void> {
  const context = page.context();
  await createResume(context, { title: 'Bare' });
  const [bare] = await resumesOf(context);
  const { data: session } = (await (await context.request.get('/api/session')).json()) as {
    data: { user: { id: string } };
  };
  const skills = [{ id: 's1', name: 'SQL', skillLevelId: 'advanced', group: '' }];
  const answer = await context.request.post(`/api/resume/create/${session.user.id}`, {
    headers: { origin: PRODUCT_ORIGIN, 'idempotency-key': randomUUID() },
    data: { locale: 'en-US', resume: { ...bare?.resume, title: 'Ready', skills } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

export const typedDocuments = (): TypedDocument[] => [
  resume(),
  letter(),
  application(),
  tailoring(),
  review(),
];
