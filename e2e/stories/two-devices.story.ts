import { comeFromElsewhere, newPerson, signInByCall, signUp } from '../support/people/accounts.ts';
import { BUILDER_WORDS } from '../support/acts/builder-words.ts';
import { field, openBuilder, resumesOf, untilSaved } from '../support/resumes.ts';
import { forgiveNetwork } from '../support/test.ts';
import { PRIYA } from './lives/priya.ts';
import { expect, test } from './story.ts';
import { writerOf } from './writing.ts';

const TITLE = 'Data roles, West Coast';

test.use({ colorScheme: 'dark' });

test('a laptop and a phone: what only one changed is merged, what both changed is chosen, and an older version comes back', async ({
  page,
  context,
  browser,
  story,
  trouble,
  pageErrors,
}) => {
  const person = { ...newPerson(), firstName: 'Priya', lastName: 'Raman-O’Neill' };
  await story.step(page, 'signs up and writes at the laptop', async () => {
    await page.goto('/auth');
    await signUp(page, person);
    await openBuilder(page);
    await field(page, 'Resume title').fill(TITLE);
    const writer = writerOf(page, BUILDER_WORDS['en-US']);
    await writer.personal(PRIYA);
    await writer.experience({ ...PRIYA, experience: PRIYA.experience.slice(0, 2) });
    await untilSaved(page);
  });

  const elsewhere = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: 'dark',
  });
  await comeFromElsewhere(elsewhere);
  await signInByCall(elsewhere, person);
  const phone = await elsewhere.newPage();
  await story.step(phone, 'finds it on the phone', async () => {
    await phone.goto('/resumes');
    await phone.getByRole('main').getByRole('link', { name: TITLE, exact: true }).click();
    await expect(field(phone, 'City')).toHaveValue('Oakland, CA');
  });

  await story.step(page, 'changes the title on the train, without a network', async () => {
    trouble.announce('save');
    await context.setOffline(true);
    await field(page, 'Professional title').fill('Principal Data Engineer');
    await field(page, 'City').fill('Davis, CA');
    await expect(page.getByText(/offline/i).first()).toBeVisible();
  });
  await story.step(phone, 'changes title and phone on the phone meanwhile', async () => {
    await field(phone, 'Professional title').fill('Staff Data Engineer');
    await field(phone, 'Phone').fill('(415) 555-0199');
    await expect(async () => {
      expect((await resumesOf(elsewhere))[0]?.resume.personalInfo).toMatchObject({ phone: '(415) 555-0199' });
    }).toPass({ timeout: 20_000 });
  });
  await story.step(page, 'comes back and is shown what both changed', async () => {
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Choose' }).click({ timeout: 30_000 });
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Principal Data Engineer');
    await expect(dialog).toContainText('Staff Data Engineer');
  });
  await story.step(page, 'keeps her own', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Typed here' }).press('Space');
    await dialog.getByRole('button', { name: 'Keep what I chose' }).click();
    await untilSaved(page);
    const [stored] = await resumesOf(context);
    expect(stored?.resume.personalInfo).toMatchObject({
      jobTitle: 'Principal Data Engineer',
      city: 'Davis, CA',
      phone: '(415) 555-0199',
    });
    await expect(field(phone, 'City')).toHaveValue('Davis, CA');
  });
  forgiveNetwork(pageErrors);

  await story.step(page, 'looks at the history', async () => {
    await page.goto('/resumes');
    await page.getByRole('button', { name: new RegExp(`^More for ${TITLE}`) }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/History/);
  });
  await story.step(page, 'restores the first version', async () => {
    const timeline = page.getByRole('navigation', { name: /version|timeline/i });
    await timeline.getByRole('link').last().click();
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore this version' }).click();
    await expect(async () => {
      const [stored] = await resumesOf(context);
      expect(stored?.resume.personalInfo.city).not.toBe('Davis, CA');
    }).toPass({ timeout: 20_000 });
  });
  await elsewhere.close();
});
