import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { comeFromElsewhere } from '../support/people/accounts.ts';
import { buttonOf, downloadAs, goTo, HAND_WORDS, pay, signUpByHand } from '../support/acts/by-hand.ts';
import { pdfText } from '../support/downloads/files.ts';
import { everythingOnDevice } from '../support/browser/device.ts';
import { waitForLink, waitForText } from '../support/people/mail.ts';
import { field, resumesOf, saveStatus } from '../support/resumes.ts';
import { letDaysPass } from '../support/stripe.ts';
import { readZip } from '../support/downloads/zip.ts';
import { noah, NOAHS_RESUME } from './lives/noah.ts';
import { expect, test } from './story.ts';

const words = HAND_WORDS['en-US'];
const main = (page: Page) => page.getByRole('main');

test('Noah pays for a month, cancels, comes back for good, takes his data along and closes his account', async ({
  page,
  context,
  browser,
  story,
}) => {
  const person = noah();
  const { email } = person;
  await story.step(page, 'signs up', () => signUpByHand(page, words, person));
  const { link: firstLink } = await waitForLink(email, 'signup');
  await story.step(page, 'writes a resume', async () => {
    await main(page).getByRole('link', { name: 'Create resume' }).click();
    await page.getByRole('link', { name: 'Start with a blank page' }).click();
    await page.getByRole('textbox', { name: words.title }).fill(NOAHS_RESUME.title);
    await field(page, 'First name').fill(person.firstName);
    await field(page, 'Last name').fill(person.lastName);
    await field(page, 'Email').fill(email);
    await field(page, 'Professional title').fill(NOAHS_RESUME.jobTitle);
    await field(page, 'City').fill(NOAHS_RESUME.city);
    await buttonOf(page, 'Add experience').click();
    await field(page, 'Position').fill(NOAHS_RESUME.position);
    await field(page, 'Company').fill(NOAHS_RESUME.company);
    await field(page, 'Start').fill('03/2019');
    await page.getByRole('checkbox', { name: 'I still work here' }).check();
    await expect(saveStatus(page)).toHaveText(words.saved);
  });
  const editor = page.url();
  await story.step(page, 'is told that a PDF comes with Pro', async () => {
    await buttonOf(page, words.export).click();
    await page.getByRole('menuitem', { name: 'PDF' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await story.step(page, 'reads the prices', async () => {
    await goTo(page, words, 'Account settings');
    await main(page).getByRole('link', { name: 'See plans' }).click();
    await expect(page).toHaveURL('/subscription');
    await expect(main(page)).toContainText('$5.00');
  });
  await test.step('pays for a month', async () => {
    await buttonOf(page, 'Get Pro monthly').click();
    await pay(page, 'Noah Ferrante');
  });
  await story.step(page, 'has Pro', async () => {
    await expect(page.getByText(/^Renews on/)).toBeVisible({ timeout: 20_000 });
  });
  await story.step(page, 'downloads the PDF', async () => {
    await page.goto(editor);
    await expect(field(page, 'City')).toHaveValue(NOAHS_RESUME.city);
    const pdf = await pdfText(await (await downloadAs(page, words, 'PDF')).path());
    expect(pdf).toContain('Noah Ferrante');
    expect(pdf).toContain(NOAHS_RESUME.company);
  });
  await story.step(page, 'asks the coach a question', async () => {
    await page.goto(`/resume-assistant${new URL(editor).search}`);
    await page.getByRole('textbox', { name: 'Your question' }).fill('What should I write first?');
    await buttonOf(page, 'Send').click();
    await expect(page.getByRole('log', { name: 'Conversation' })).toContainText(
      'You asked: What should I write first?',
    );
  });

  await story.step(page, 'wants to cancel, and is asked why', async () => {
    await goTo(page, words, 'Account settings');
    await main(page).getByRole('link', { name: 'Manage subscription' }).click();
    await buttonOf(page, 'Cancel plan').click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Not using it enough' }).check();
  });
  await story.step(page, 'cancels', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
    await expect(page.getByText(/^You have Pro until .* and won’t pay anything more/)).toBeVisible();
  });
  await test.step('has a mail about it', () => waitForText(email, /Your Pro plan is canceled/));
  await story.step(page, 'a month later he is on the free plan', async () => {
    await letDaysPass(email, 32);
    await expect(page.getByText(/^Your Pro plan ended on/)).toBeVisible();
  });
  await test.step('has a mail about that too', () => waitForText(email, /You’re on the free plan now/));
  await story.step(page, 'finds his resume as it was', async () => {
    await goTo(page, words, 'My resumes');
    await page.getByRole('link', { name: NOAHS_RESUME.title, exact: true }).click();
    await expect(field(page, 'City')).toHaveValue(NOAHS_RESUME.city);
  });

  await test.step('comes back and pays once', async () => {
    await page.goto('/subscription');
    await buttonOf(page, 'Buy lifetime access').click();
    await pay(page, 'Noah Ferrante');
  });
  await story.step(page, 'has it for good', async () => {
    await expect(page.getByText('You have Pro for life. Nothing more to pay.')).toBeVisible({
      timeout: 20_000,
    });
    await expect(main(page).getByRole('link', { name: /^Receipt/ })).toHaveCount(2);
  });

  const tips = main(page).getByRole('switch', { name: 'Tips newsletter' });
  await story.step(page, 'wants tips by mail', async () => {
    await goTo(page, words, 'Account settings');
    await tips.check();
    await waitForText(email, /You’ll get: Tips newsletter/);
  });
  await story.step(page, 'ends them from the mail', async () => {
    const link = await waitForText(email, /(http\S+\/api\/unsubscribe\?token=(?!\S*\.all\.)\S+)/);
    await page.goto(link);
    await buttonOf(page, 'Unsubscribe from “Tips newsletter”').click();
    await expect(page.getByText('You won’t get “Tips newsletter” anymore.')).toBeVisible();
  });
  await story.step(page, 'corrects his name', async () => {
    await page.goto('/account-settings');
    await expect(tips).not.toBeChecked();
    await main(page)
      .getByLabel(/^First name/)
      .fill('Noah Luca');
    await buttonOf(page, 'Save profile').click();
    await expect(page.getByRole('button', { name: 'Noah Luca Ferrante' })).toBeVisible();
  });
  const newPassword = 'tin-roof-in-the-long-rain';
  await story.step(page, 'changes his password', async () => {
    await main(page)
      .getByLabel(/^Current password/)
      .fill(person.password);
    await main(page)
      .getByLabel(/^New password/)
      .fill(newPassword);
    await buttonOf(page, 'Change password').click();
    await expect(main(page).getByLabel(/^Current password/)).toHaveValue('');
  });
  await story.step(page, 'asks for his archive', async () => {
    await buttonOf(page, 'Request a copy of my data').click();
    await expect(main(page).getByText(/(?:We’re preparing your data|Your data is ready)/)).toBeVisible();
  });
  await story.step(page, 'opens the link of the mail', async () => {
    await page.goto(await waitForText(email, /(http\S+\/account-settings\?archive=\S+)/));
    await expect.soft(buttonOf(page, 'Download my data')).toBeInViewport();
  });
  await story.step(page, 'has his archive', async () => {
    const downloading = page.waitForEvent('download');
    await buttonOf(page, 'Download my data').click();
    const files = readZip(await readFile(await (await downloading).path()));
    const versions = files.get('data/resume_version.json')?.toString() ?? '';
    for (const said of [NOAHS_RESUME.company, NOAHS_RESUME.city]) expect(versions).toContain(said);
    expect(files.get('data/app_user.json')?.toString()).toContain(email);
    await expect(main(page).getByText('Your data was downloaded')).toBeVisible();
  });

  await story.step(page, 'wants to close his account, and reads what that means', async () => {
    await buttonOf(page, 'Delete account').click();
    await page
      .getByRole('dialog')
      .getByLabel(/^Your password/)
      .fill(newPassword);
  });
  await story.step(page, 'closes it', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account permanently' }).click();
    await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible();
    await expect(page.getByText('Everything is deleted. We’ve sent you a last email.')).toBeVisible({
      timeout: 30_000,
    });
  });
  await test.step('has a last mail, and nothing is left in the browser', async () => {
    await waitForText(email, /Your Lauda account is deleted/);
    const left = await everythingOnDevice(page);
    for (const secret of [email, NOAHS_RESUME.company]) expect(left, secret).not.toContain(secret);
  });

  const later = await browser.newContext();
  await comeFromElsewhere(later);
  const again = await later.newPage();
  await story.step(again, 'signs up again with the same address, and begins with nothing', async () => {
    await signUpByHand(again, words, person, firstLink);
  });
  expect(await resumesOf(later)).toEqual([]);
  await story.step(again, 'is on the free plan', async () => {
    await again.goto('/subscription');
    await expect(again.getByText('You’re on the free plan.')).toBeVisible();
    await expect(buttonOf(again, 'Get Pro monthly')).toBeVisible();
  });
  const session = await context.request.get('/api/session');
  expect(((await session.json()) as { data: { user: unknown } }).data.user, 'the old session').toBeNull();
  await later.close();
});
