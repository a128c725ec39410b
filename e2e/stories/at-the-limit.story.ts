import type { Page } from '@playwright/test';
import { forgiveRefusals } from '../support/people/accounts.ts';
import {
  buttonOf,
  chooseFile,
  HAND_WORDS,
  openReviewed,
  signInByHand,
  signUpByHand,
} from '../support/acts/by-hand.ts';
import { field, resumesOf, saveStatus } from '../support/resumes.ts';
import { tobias, TOBIAS_FILE, TOBIAS_TITLES } from './lives/tobias.ts';
import { expect, test } from './story.ts';

// At the limit a save may be refused before the page knows the limit.
test.use({ toleratedTrouble: ['You’ve used all'] });

const words = HAND_WORDS['en-US'];
const { first, copy, third, fourth } = TOBIAS_TITLES;

/** Messages for a user at the limit, by place. */
const TOLD = {
  list: 'You’ve used all 3 resumes in your plan.',
  duplicate: 'Duplicate (plan limit reached)',
  newResume:
    'You can still write: a new one stays on this device and is saved to your account once there’s room.',
  upload: 'You’ve used all 3 resumes in your plan. Delete one or see plans before you upload.',
  tailoring: 'to save a tailored copy, delete one or go Pro.',
} as const;

const cards = (page: Page) => page.getByRole('list', { name: 'My resumes' }).getByRole('listitem');
const cardOf = (page: Page, title: string) => cards(page).getByRole('link', { name: title, exact: true });
const titleBox = (page: Page) => page.getByRole('textbox', { name: words.title });

const openList = async (page: Page) => {
  await page.getByRole('link', { name: 'My resumes' }).first().click();
  await expect(page).toHaveURL('/resumes');
};
const choose = async (page: Page, title: string, action: string) => {
  await buttonOf(page, `More for ${title}`).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const startBlank = async (page: Page) => {
  await page.getByRole('link', { name: 'Start with a blank page' }).click();
  await expect(field(page, 'First name')).toHaveValue('');
};

test('Tobias has no room for a fourth resume, is told so wherever he tries, deletes one and goes on', async ({
  page,
  context,
  story,
  pageErrors,
}) => {
  const titles = async () => (await resumesOf(context)).map(({ resume }) => resume.title).toSorted();

  const person = tobias();
  await story.step(page, 'signs up', () => signUpByHand(page, words, person));
  await story.step(page, 'uploads his old Word file', async () => {
    await page.goto('/upload-resume');
    await chooseFile(page, words, TOBIAS_FILE);
  });
  await story.step(page, 'opens it in the editor and gives it a title', async () => {
    await openReviewed(page, words);
    await titleBox(page).fill(first);
    await expect.poll(titles).toEqual([first]);
  });
  await story.step(page, 'duplicates it in the list', async () => {
    await openList(page);
    await choose(page, first, 'Duplicate');
    await expect(cardOf(page, copy)).toBeVisible();
    await expect(page.getByText('You can add one more resume')).toBeVisible();
  });
  await story.step(page, 'writes a third from a blank page', async () => {
    await buttonOf(page, 'New resume').click();
    await expect(page.getByText(TOLD.newResume)).toHaveCount(0);
    await startBlank(page);
    await titleBox(page).fill(third);
    await field(page, 'First name').fill('Tobias');
    await field(page, 'Last name').fill('Wrenfield');
    await field(page, 'City').fill('Leeds');
    await expect(saveStatus(page)).toHaveText(words.saved);
  });
  expect(await titles()).toEqual([first, copy, third].toSorted());

  await story.step(page, 'reads in the list that it is full', async () => {
    await openList(page);
    await expect(page.getByText('3 of 3 resumes')).toBeVisible();
    await expect(page.getByText(TOLD.list)).toBeVisible();
  });
  await story.step(page, 'cannot duplicate, and sees why', async () => {
    await buttonOf(page, `More for ${third}`).click();
    await expect(page.getByRole('menuitem', { name: TOLD.duplicate })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
  await page.keyboard.press('Escape');
  await story.step(page, 'cannot upload, and sees why', async () => {
    await page.goto('/upload-resume');
    await expect(page.getByText(TOLD.upload)).toBeVisible();
    await expect(buttonOf(page, words.chooseFile)).toBeDisabled();
  });
  await story.step(page, 'may compare with an ad, and is told that a copy has no room', async () => {
    await page.getByRole('link', { name: 'Tailor to a job' }).click();
    await page.locator('label').filter({ hasText: copy }).click();
    await buttonOf(page, 'Next').click();
    await expect(page.getByText(TOLD.tailoring)).toBeVisible();
  });
  await story.step(page, 'wants to write a fourth, and is told before he begins', async () => {
    await buttonOf(page, 'New resume').click();
    await expect(page.getByText(TOLD.newResume)).toBeVisible();
  });
  await story.step(page, 'is told in the editor too, before the first word', async () => {
    await startBlank(page);
    await expect(page.getByText(TOLD.newResume)).toBeVisible();
  });
  await story.step(page, 'writes it all the same, and sees where it is', async () => {
    await titleBox(page).fill(fourth);
    await field(page, 'First name').fill('Tobias');
    await field(page, 'Last name').fill('Wrenfield');
    await field(page, 'Professional title').fill('Receptionist, evenings and weekends');
    await expect(saveStatus(page)).toHaveText('Saved on this device');
  });
  expect(await titles()).toHaveLength(3);
  await story.step(page, 'finds it in the list as not yet in his account', async () => {
    await openList(page);
    await expect(page.getByText('Not in your account yet')).toBeVisible();
    await expect(buttonOf(page, `Open ${fourth}`)).toBeVisible();
  });
  await story.step(page, 'wants to sign out, and is told that it is not in his account', async () => {
    await page.getByRole('button', { name: 'Tobias Wrenfield' }).click();
    await page.getByRole('menuitem', { name: words.signOut }).click();
    await expect(page.getByText('Some of your work isn’t in your account yet')).toBeVisible();
  });
  await story.step(page, 'keeps it on this computer and signs out', async () => {
    await buttonOf(page, 'Keep it here and sign out').click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText(fourth)).toHaveCount(0);
  });
  await story.step(page, 'signs in again and finds it', async () => {
    await signInByHand(page, words, person);
    await expect(buttonOf(page, `Open ${fourth}`)).toBeVisible();
  });
  // The server refused the fourth while the account was full.
  forgiveRefusals(pageErrors, 403);
  await story.step(page, 'deletes the copy', async () => {
    await choose(page, copy, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(cardOf(page, copy)).toHaveCount(0);
  });
  await story.step(page, 'and sees the fourth arrive in his account', async () => {
    await expect.poll(titles, { timeout: 30_000 }).toEqual([first, fourth, third].toSorted());
    await expect(cardOf(page, fourth)).toBeVisible();
    await expect(page.getByText('Not in your account yet')).toHaveCount(0);
  });
  await story.step(page, 'writes on in it', async () => {
    await cardOf(page, fourth).click();
    await expect(field(page, 'Professional title')).toHaveValue('Receptionist, evenings and weekends');
    await field(page, 'City').fill('Bradford');
    await expect(saveStatus(page)).toHaveText(words.saved);
  });
  const stored = (await resumesOf(context)).find(({ resume }) => resume.title === fourth);
  expect(stored?.resume.personalInfo).toMatchObject({ firstName: 'Tobias', city: 'Bradford' });
});
