import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { PRODUCT_ORIGIN } from './addresses.ts';

interface StoredResume {
  id: string;
  version: number;
  resume: {
    title: string;
    personalInfo: { firstName: string; lastName: string; jobTitle: string; city: string; photo?: string };
    sectionPlace?: Record<string, string>;
  };
}

/** The signed-in user's resumes on the server, last changed first. */
export async function resumesOf(context: BrowserContext): Promise<StoredResume[]> {
  const { data: session } = (await (await context.request.get('/api/session')).json()) as {
    data: { user: { id: string } };
  };
  const list = await context.request.get(`/api/resume/all/${session.user.id}`);
  const { data: rows } = (await list.json()) as { data: { id: string }[] };
  return Promise.all(
    rows.map(async ({ id }) => {
      const answer = await context.request.get(`/api/resume/id/${id}`);
      return ((await answer.json()) as { data: StoredResume }).data;
    }),
  );
}

/** Creates a small resume in the signed-in account; returns its id. */
export async function createResume(
  context: BrowserContext,
  { title, language = 'en-US' }: { title: string; language?: 'en-US' | 'pt-BR' },
): Promise<string> {
  const { data: session } = (await (await context.request.get('/api/session')).json()) as {
    data: { user: { id: string } };
  };
  const answer = await context.request.post(`/api/resume/create/${session.user.id}`, {
    headers: { origin: PRODUCT_ORIGIN, 'idempotency-key': randomUUID() },
    data: { title, firstName: 'Ana', lastName: 'Lima', email: 'ana@lauda.example', locale: language },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The row of an entry: 'Experience 1'. A click expands it. */
export const entryRow = (page: Page, name: string) =>
  page.getByRole('heading', { level: 3 }).getByRole('button', { name: new RegExp(`^${name}(:|$| )`) });

/** The text of the status line. */
export const saveStatus = (page: Page) => page.getByRole('main').getByRole('status').first();

export async function openBuilder(page: Page, address = '/builder'): Promise<void> {
  await page.goto(address);
  await expect(field(page, 'First name')).toBeVisible({ timeout: 15_000 });
}

/** Waits until the program has replaced the early form, which has only the fields. */
export const untilProgram = (page: Page) =>
  expect(page.locator('#early')).toHaveCount(0, { timeout: 15_000 });

/** Allows for the save, which is sent a second after the last key. */
export const untilSaved = (page: Page) => expect(saveStatus(page)).toHaveText('Saved', { timeout: 10_000 });
