import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Account } from './account.ts';
import { applicationsOf, createApplication, storedApplication } from '../support/applications.ts';
import { ROOT } from '../support/product.ts';
import { pictureOf, saveData } from '../support/preview.ts';
import { createResume, field, resumesOf, saveStatus } from '../support/resumes.ts';

/** Context of a step. */
export interface Walk {
  readonly page: Page;
  readonly account: Account;
  /** Text typed only in this run. */
  readonly words: string;
  /** Id of the resume, cover letter or application that the path is about. */
  readonly id: string;
}

export interface Step {
  readonly act: (walk: Walk) => Promise<unknown>;
  readonly isDone: (walk: Walk) => Promise<boolean>;
  /** The user repeats the action after a failure: a form is submitted again. */
  readonly isRepeatable?: true;
  /** How long the product may show no result, if longer than for a normal call. */
  readonly limitMs?: number;
}

export interface Path {
  readonly isVisitor?: true;
  readonly isPro?: true;
  readonly prepare?: (account: Account, page: Page) => Promise<string>;
  readonly steps: readonly Step[];
  /** Whether the typed text is in the right place after a reload. */
  readonly isKept?: (walk: Walk) => Promise<boolean>;
}

const FILE_LIMIT_MS = 90_000;
const RESUME_FILE = path.join(ROOT, 'e2e/files/resume-en.pdf');

const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });
const isSeen = (locator: ReturnType<Page['locator']>) => locator.first().isVisible();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const opensResume: Step = {
  act: ({ page, id }) => open(page, `/builder?resume=${id}`),
  isDone: ({ page }) => isSeen(field(page, 'First name')),
};
const isPainted = async ({ page }: Walk) =>
  (await isSeen(page.locator('canvas[data-page="1"]'))) && (await pictureOf(page)) !== null;
const typesCity: Step = {
  act: ({ page, words }) => field(page, 'City').fill(words),
  isDone: async ({ page, words }) => (await field(page, 'City').inputValue()) === words,
};
const newResume = ({ context }: Account) => createResume(context, { title: 'Quiet River' });
const isCityStored = async ({ account, words }: Walk) =>
  (await resumesOf(account.context)).some(({ resume }) => resume.personalInfo.city === words);
const isCityShown = async ({ page, words }: Walk) =>
  (await isSeen(field(page, 'City'))) && (await field(page, 'City').inputValue()) === words;

export const PATHS: Readonly<Record<string, Path>> = {
  visitor: {
    isVisitor: true,
    steps: [
      { act: ({ page }) => open(page, '/builder'), isDone: ({ page }) => isSeen(field(page, 'First name')) },
      typesCity,
      { act: async () => undefined, isDone: isPainted },
    ],
    isKept: isCityShown,
  },
  list: {
    prepare: newResume,
    steps: [
      {
        act: ({ page }) => open(page, '/resumes'),
        isDone: ({ page }) => isSeen(page.getByRole('main').getByRole('link', { name: 'Quiet River' })),
      },
    ],
  },
  resume: {
    prepare: newResume,
    steps: [
      opensResume,
      typesCity,
      {
        act: async () => undefined,
        isDone: async (walk) => (await saveStatus(walk.page).innerText()) === 'Saved' && isCityStored(walk),
      },
    ],
    isKept: async (walk) => (await isCityShown(walk)) && isCityStored(walk),
  },
  preview: { prepare: newResume, steps: [opensResume, { act: async () => undefined, isDone: isPainted }] },
  'preview-server': {
    prepare: async (account, page) => {
      await saveData(page);
      return newResume(account);
    },
    steps: [opensResume, { act: async () => undefined, isDone: isPainted }],
  },
  download: {
    isPro: true,
    prepare: newResume,
    steps: [
      opensResume,
      {
        act: async ({ page }) => {
          await button(page, /^Download$/).click();
          await page.getByRole('menuitem', { name: /^PDF/ }).click();
        },
        isDone: ({ account }) => Promise.resolve(account.downloads.length > 0),
        isRepeatable: true,
        limitMs: FILE_LIMIT_MS,
      },
    ],
  },
  import: {
    steps: [
      {
        act: ({ page }) => open(page, '/upload-resume'),
        isDone: ({ page }) => isSeen(button(page, 'Choose a file')),
      },
      {
        act: ({ page }) => page.locator('input[type=file]').first().setInputFiles(RESUME_FILE),
        isDone: ({ page }) => isSeen(page.getByRole('heading', { level: 1, name: 'Check what we read' })),
        isRepeatable: true,
        limitMs: FILE_LIMIT_MS,
      },
      {
        act: async ({ page }) => {
          await button(page, 'Open in the editor').click();
          const keep = button(page, 'Keep them in a section');
          await keep.click({ timeout: 3000 }).catch(() => undefined);
        },
        isDone: async ({ page }) =>
          page.url().includes('/builder?resume=') && (await isSeen(field(page, 'First name'))),
        isRepeatable: true,
      },
    ],
  },
  letter: {
    prepare: newResume,
    steps: [
      {
        act: ({ page }) => open(page, '/cover-letter'),
        isDone: ({ page }) => isSeen(button(page, 'New cover letter')),
      },
      {
        act: ({ page }) => button(page, 'New cover letter').first().click(),
        isDone: ({ page }) => isSeen(field(page, 'Company name')),
        isRepeatable: true,
      },
      {
        act: async ({ page, words }) => {
          await field(page, 'Company name').fill(words);
          await field(page, 'Job title').fill('Data engineer');
        },
        isDone: ({ page }) => isSeen(page.getByText('On this device until you enter')),
      },
      {
        act: async ({ page }) => {
          const tone = page.getByRole('radio', { name: 'Professional' });
          while (!(await isSeen(tone))) await button(page, 'Next').click();
          await tone.press('Space');
        },
        isDone: (walk) => isLetterStored(walk),
      },
    ],
    isKept: async (walk) => {
      const company = field(walk.page, 'Company name');
      // The wizard opens again at its step; the job is some steps back.
      if (!(await isSeen(company))) await button(walk.page, 'Back').click({ timeout: 2000 });
      return (await isSeen(company)) && (await company.inputValue()) === walk.words && isLetterStored(walk);
    },
  },
  applications: {
    prepare: ({ context }) => createApplication(context, { company: 'Globex', title: 'Data engineer' }),
    steps: [
      {
        act: ({ page }) => open(page, '/applications'),
        isDone: ({ page }) => isSeen(page.getByRole('main').getByRole('link', { name: /Globex/ })),
      },
      {
        act: ({ page }) =>
          page
            .getByRole('main')
            .getByRole('link', { name: /Globex/ })
            .first()
            .click(),
        isDone: ({ page }) => isSeen(page.getByRole('textbox', { name: /^Next step$/ })),
        isRepeatable: true,
      },
      {
        act: ({ page, words }) => page.getByRole('textbox', { name: /^Next step$/ }).fill(words),
        isDone: (walk) => isStepStored(walk),
      },
    ],
    isKept: async (walk) => {
      const next = walk.page.getByRole('textbox', { name: /^Next step$/ });
      return (await isSeen(next)) && (await next.inputValue()) === walk.words && isStepStored(walk);
    },
  },
  settings: {
    steps: [
      {
        act: ({ page }) => open(page, '/account-settings'),
        isDone: ({ page }) => isSeen(field(page, 'First name')),
      },
      {
        act: async ({ page, words }) => {
          await field(page, 'First name').fill(words);
          await page.getByRole('button', { name: /^Save/ }).first().click();
        },
        isDone: async ({ account, words }) => {
          const answer = await account.context.request.get('/api/account/details');
          return ((await answer.json()) as { data: { firstName: string } }).data.firstName === words;
        },
        isRepeatable: true,
      },
    ],
  },
  around: {
    steps: [
      {
        act: ({ page }) => open(page, '/resumes'),
        isDone: ({ page }) => isSeen(page.getByText('No resumes yet')),
      },
      {
        act: ({ page }) => page.getByRole('link', { name: 'Applications', exact: true }).first().click(),
        isDone: ({ page }) => isSeen(button(page, 'New application')),
        isRepeatable: true,
      },
      {
        act: ({ page }) => page.getByRole('link', { name: 'Account settings', exact: true }).first().click(),
        isDone: ({ page }) => isSeen(field(page, 'First name')),
        isRepeatable: true,
      },
    ],
  },
  'sign-in': {
    isVisitor: true,
    steps: [
      {
        act: ({ page }) => open(page, '/auth?view=sign-in'),
        isDone: ({ page }) => isSeen(page.getByRole('main').getByLabel(/^Email/)),
      },
      {
        act: async ({ page, account: { person } }) => {
          const main = page.getByRole('main');
          await main.getByLabel(/^Email/).fill(person.email);
          await main.getByLabel(/^Password/).fill(person.password);
          await main.getByRole('button', { name: 'Sign in', exact: true }).click();
        },
        isDone: async ({ page }) =>
          page.url().endsWith('/resumes') && isSeen(page.getByText('No resumes yet')),
        isRepeatable: true,
      },
    ],
  },
};

async function isLetterStored({ account: { context }, words }: Walk): Promise<boolean> {
  const answer = await context.request.get('/api/cover-letter/all');
  const { data } = (await answer.json()) as { data: { company: string }[] };
  return data.some(({ company }) => company === words);
}

async function isStepStored({ account: { context }, words }: Walk): Promise<boolean> {
  const [first] = await applicationsOf(context);
  return first !== undefined && (await storedApplication(context, first.id)).nextStep.text === words;
}
