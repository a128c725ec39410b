import { comeFromElsewhere } from '../support/people/accounts.ts';
import { totpCode } from '../support/people/authenticator.ts';
import {
  buttonOf,
  chooseFile,
  goTo,
  HAND_WORDS,
  openReviewed,
  signUpByHand,
} from '../support/acts/by-hand.ts';
import { waitForText } from '../support/people/mail.ts';
import { resumesOf, saveStatus } from '../support/resumes.ts';
import { makeStaff, userIdOf } from '../support/people/staff.ts';
import { dmitri, DMITRIS_FILE, rui, RUIS_REASON } from './lives/rui.ts';
import { expect, test } from './story.ts';

const words = HAND_WORDS['en-US'];
const TITLE = 'Analytics lead';

test('Rui, new in support, protects his account, sees the product as Dmitri does, and Dmitri can read why', async ({
  page,
  context,
  browser,
  story,
}) => {
  const customer = dmitri();
  const his = await browser.newContext();
  await comeFromElsewhere(his);
  const home = await his.newPage();
  await story.step(home, 'Dmitri signs up', async () => {
    await signUpByHand(home, words, customer);
  });
  await story.step(home, 'uploads his LinkedIn profile', async () => {
    await home.goto('/upload-resume');
    await chooseFile(home, words, DMITRIS_FILE);
  });
  await story.step(home, 'keeps it', async () => {
    await openReviewed(home, words);
    await home.getByRole('textbox', { name: words.title }).fill(TITLE);
    await expect.poll(async () => (await resumesOf(his))[0]?.resume.title).toBe(TITLE);
    await expect(saveStatus(home)).toHaveText(words.saved);
  });
  await story.step(home, 'sees that nobody has looked into his account', async () => {
    await goTo(home, words, 'Account settings');
    await expect(home.getByRole('heading', { name: 'Access by our team' })).toBeVisible();
    await expect(home.getByText('No one on our team has opened your account.')).toBeVisible();
  });
  const [before] = await resumesOf(his);

  await story.step(page, 'Rui signs up', async () => {
    await signUpByHand(page, words, rui());
  });
  const ownId = await userIdOf(page.request);
  await makeStaff(ownId, 'admin');
  await story.step(page, 'opens the staff area and reads that he needs a second step', async () => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Staff area' })).toBeVisible();
    await expect(page.getByText('Your work here needs two-step verification')).toBeVisible();
  });
  const dialog = page.getByRole('dialog');
  await story.step(page, 'adds his authenticator app', async () => {
    await buttonOf(page, 'Add an authenticator app').click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('img')).toBeVisible();
  });
  await story.step(page, 'confirms it', async () => {
    const secret = (await dialog.getByRole('code').textContent()) ?? '';
    await dialog.getByRole('textbox', { name: /^Code/ }).fill(totpCode(secret));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  });
  await story.step(page, 'has saved his recovery codes', async () => {
    await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect(page.getByText('Two-step verification is done')).toBeVisible();
  });
  await story.step(page, 'and the staff tools open', async () => {
    await buttonOf(page, 'Open the staff area').click();
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  });
  await story.step(page, 'finds Dmitri', async () => {
    await page.getByRole('link', { name: 'Users', exact: true }).first().click();
    await page.getByRole('searchbox', { name: 'Search by name or email' }).fill(customer.email);
    await expect(page.getByRole('row')).toHaveCount(2);
  });
  await story.step(page, 'opens his page', async () => {
    await page.getByRole('link', { name: 'Dmitri Okonjo' }).click();
    await expect(page.getByText(TITLE).first()).toBeVisible();
  });
  await story.step(page, 'gives a reason to look', async () => {
    await buttonOf(page, 'View as this user').click();
    await page.getByRole('textbox', { name: /^Reason/ }).fill(RUIS_REASON);
  });
  await story.step(page, 'sees the list as Dmitri does', async () => {
    await buttonOf(page, 'Start viewing').click();
    await expect(page.getByText(`Viewing as ${customer.email}`)).toBeVisible();
    await expect(page).toHaveURL('/resumes');
    await expect(page.getByRole('link', { name: TITLE, exact: true })).toBeVisible();
  });
  await story.step(page, 'opens the resume that looks wrong', async () => {
    await page.getByRole('link', { name: TITLE, exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Last name', exact: true })).toHaveValue('Okonjo');
  });
  await story.step(page, 'sees nothing of his settings', async () => {
    await page.goto('/account-settings');
    await expect(page.getByText('Only the person can see these settings')).toBeVisible();
  });
  await story.step(page, 'stops looking', async () => {
    await buttonOf(page, 'Stop').click();
    await expect(page).toHaveURL(/\/admin\/user\?id=/);
    await expect(page.getByText(`Viewing as ${customer.email}`)).toHaveCount(0);
  });
  expect(await userIdOf(context.request), 'he is himself again').toBe(ownId);
  await story.step(page, 'finds it in the audit log', async () => {
    await page.getByRole('link', { name: 'Audit log' }).first().click();
    await expect(page.getByRole('cell', { name: 'Stopped viewing as a user' }).first()).toBeVisible();
  });

  await test.step('Dmitri has a mail with the reason', () =>
    waitForText(customer.email, /Lauda support has opened your account[^]*Ticket 4711/));
  await story.step(home, 'Dmitri reads it in his settings', async () => {
    await home.reload();
    await expect(home.getByText(`Reason: ${RUIS_REASON}`)).toBeVisible();
  });
  expect((await resumesOf(his))[0], 'looking changed nothing').toEqual(before);
  await his.close();
});
