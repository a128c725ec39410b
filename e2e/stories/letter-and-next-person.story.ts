import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { comeFromElsewhere, signInByCall } from '../support/people/accounts.ts';
import {
  buttonOf,
  chooseFile,
  downloadAs,
  HAND_WORDS,
  openReviewed,
  signInByHand,
  signOutByHand,
  signUpByHand,
} from '../support/acts/by-hand.ts';
import { openLetters } from '../support/flag-turn.ts';
import { everythingOnDevice } from '../support/browser/device.ts';
import { waitForLink } from '../support/people/mail.ts';
import { previewPane } from '../support/preview.ts';
import { resumesOf, saveStatus } from '../support/resumes.ts';
import { omar, OMARS_NEW_PASSWORD, wyatt, WYATTS_BODY, WYATTS_FILE, WYATTS_JOB } from './lives/wyatt.ts';
import { expect, test } from './story.ts';

let endTurn: () => Promise<void>;
test.beforeAll(async () => {
  endTurn = await openLetters();
});
test.afterAll(() => endTurn());

const words = HAND_WORDS['en-US'];
const box = (page: Page, name: string) => page.getByRole('textbox', { name });

interface StoredLetter {
  company: string;
  sections: { body: string; greeting: string };
}

async function lettersOf(context: BrowserContext): Promise<StoredLetter[]> {
  const list = await context.request.get('/api/cover-letter/all');
  const { data } = (await list.json()) as { data: { id: string }[] };
  return Promise.all(
    data.map(async ({ id }) => {
      const answer = await context.request.get(`/api/cover-letter/id/${id}`);
      return ((await answer.json()) as { data: { letter: StoredLetter } }).data.letter;
    }),
  );
}

test('Wyatt writes a letter at a shared computer and leaves; Omar, who is next, finds nothing of his', async ({
  page,
  context,
  browser,
  story,
}) => {
  const first = wyatt();
  const next = omar();
  await story.step(page, 'Wyatt signs up', () => signUpByHand(page, words, first));
  await story.step(page, 'uploads his resume', async () => {
    await page.goto('/upload-resume');
    await chooseFile(page, words, WYATTS_FILE);
  });
  await story.step(page, 'opens it in the editor', async () => {
    await openReviewed(page, words);
    await expect(saveStatus(page)).toHaveText(words.saved);
  });
  await story.step(page, 'opens his letters: there is none', async () => {
    await page.getByRole('link', { name: 'Cover letters' }).click();
    await expect(page.getByText('No cover letter yet')).toBeVisible();
  });
  await story.step(page, 'tells where he applies', async () => {
    await buttonOf(page, 'New cover letter').first().click();
    await box(page, 'Company name').fill(WYATTS_JOB.company);
    await box(page, 'Job title').fill(WYATTS_JOB.position);
    await box(page, 'Hiring manager').fill(WYATTS_JOB.manager);
    await box(page, 'Job description').fill(WYATTS_JOB.ad);
  });
  await story.step(page, 'takes his resume for it', async () => {
    await buttonOf(page, 'Next').click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  });
  await story.step(page, 'chooses a tone', async () => {
    await buttonOf(page, 'Next').click();
    await page.getByRole('radio', { name: 'Professional' }).press('Space');
  });
  await story.step(page, 'sees what a draft costs him', async () => {
    await buttonOf(page, 'Next').click();
    await expect(page.getByText('3 of 3 free letters left')).toBeVisible();
  });
  await story.step(page, 'has it drafted', async () => {
    await buttonOf(page, 'Draft the letter').click();
    await expect(box(page, 'Greeting')).toHaveValue(/Ferreira/, { timeout: 30_000 });
    await expect(box(page, 'Closing')).not.toHaveValue('');
  });
  await story.step(page, 'puts his own words into the body', async () => {
    await box(page, 'Body').fill(WYATTS_BODY);
    await expect(previewPane(page)).toContainText('99.95%');
    await expect(saveStatus(page)).toHaveText(words.saved);
  });
  const address = page.url();
  await test.step('takes it along as text', async () => {
    const file = await downloadAs(page, words, 'Plain text');
    expect(file.suggestedFilename()).toBe(`Cover letter ${WYATTS_JOB.company}.txt`);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain(WYATTS_BODY);
    expect(text).toContain('Ferreira');
    expect(text).toMatch(/KESSLER|Kessler/);
  });
  await story.step(page, 'sees it in his list', async () => {
    await buttonOf(page, 'All letters').click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  });
  const kept = await lettersOf(context);
  expect(kept).toMatchObject([{ company: WYATTS_JOB.company, sections: { body: WYATTS_BODY } }]);

  expect(await everythingOnDevice(page), 'while he is here').toContain(WYATTS_JOB.company);

  const forgotten = await context.newPage();
  await story.step(forgotten, 'has it open in a second tab', async () => {
    await forgotten.goto(address);
    await expect(box(forgotten, 'Body')).toHaveValue(WYATTS_BODY);
  });
  await story.step(page, 'signs out', () => signOutByHand(page, words, first));
  await story.step(forgotten, 'and the second tab is signed out with him', async () => {
    await expect(forgotten).toHaveURL(/\/auth/);
    await expect(forgotten.getByText('99.95%')).toHaveCount(0);
  });
  await test.step('nothing of it is left in the browser', async () => {
    const left = await everythingOnDevice(page);
    for (const secret of [WYATTS_JOB.company, '99.95%', first.email, 'Ferreira', first.firstName])
      expect(left, secret).not.toContain(secret);
  });

  // Omar created his account at home.
  const home = await browser.newContext();
  await comeFromElsewhere(home);
  await signUpByHand(await home.newPage(), words, next);
  await home.close();
  await story.step(page, 'Omar has forgotten his password', async () => {
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // The previous form also asks for an email, so wait for this heading.
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    await page.getByRole('main').getByLabel(words.email).fill(next.email);
    await buttonOf(page, 'Send the link').click();
    await expect(page.getByRole('main').getByText(next.email)).toBeVisible();
  });
  await story.step(page, 'opens the link of the mail and chooses a new one', async () => {
    await page.goto((await waitForLink(next.email, 'recovery')).link);
    await page.getByLabel(/^New password/).fill(OMARS_NEW_PASSWORD);
    await page.getByLabel(/^Confirm the new password/).fill(OMARS_NEW_PASSWORD);
  });
  await story.step(page, 'is in his own account, which is empty', async () => {
    await buttonOf(page, 'Change password').click();
    await expect(page).toHaveURL('/resumes');
    await expect(page.getByText(words.noResumes)).toBeVisible();
  });
  await story.step(page, 'has no letter either', async () => {
    await page.getByRole('link', { name: 'Cover letters' }).click();
    await expect(page.getByText('No cover letter yet')).toBeVisible();
    await expect(page.getByText(WYATTS_JOB.company)).toHaveCount(0);
  });
  await story.step(page, 'begins one of his own, in an empty form', async () => {
    await buttonOf(page, 'New cover letter').first().click();
    await expect(box(page, 'Company name')).toHaveValue('');
    await expect(box(page, 'Job description')).toHaveValue('');
    await box(page, 'Company name').fill('Redwood Legal');
    await box(page, 'Job title').fill('Clerk');
    await buttonOf(page, 'Next').click();
    await expect(page.getByText('KESSLER')).toHaveCount(0);
  });
  await story.step(page, 'signs out and in again with the new password', async () => {
    await signOutByHand(page, words, next);
    await signInByHand(page, words, { ...next, password: OMARS_NEW_PASSWORD });
    await expect(page).toHaveURL('/resumes');
  });
  expect(await resumesOf(context)).toEqual([]);
  expect((await lettersOf(context)).map(({ company }) => company)).not.toContain(WYATTS_JOB.company);

  const library = await browser.newContext();
  await comeFromElsewhere(library);
  await signInByCall(library, first);
  expect(await lettersOf(library), 'his is as he left it').toEqual(kept);
  await library.close();
});
