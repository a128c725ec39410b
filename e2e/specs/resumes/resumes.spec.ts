import type { Browser, BrowserContext, Page } from '@playwright/test';
import {
  comeFromElsewhere,
  logOut,
  newPerson,
  type Person,
  signInByCall,
  signUp,
  forgiveRefusals,
} from '../../support/people/accounts.ts';
import { waitForLink } from '../../support/people/mail.ts';
import { field, openBuilder, resumesOf, saveStatus, untilSaved } from '../../support/resumes.ts';
import { answerSessionAs, expect, expectAccessible, forgiveNetwork, test } from '../../support/test.ts';

// This file cuts the network on purpose.
test.use({ toleratedTrouble: ['save', 'preview'] });

test.beforeEach(({ context }) => comeFromElsewhere(context));

/** The same user on another device. */
async function otherDevice(
  browser: Browser,
  person: Person,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  await comeFromElsewhere(context);
  await signInByCall(context, person);
  return { context, page: await context.newPage() };
}

test('[SYNC-06] what a visitor types is there after a reload a quarter of a second later', async ({
  page,
}) => {
  await openBuilder(page);
  let typed = '';
  // At different speeds, so that the page unloads sometimes between two writes and sometimes during one.
  for (const [part, delay] of [
    ['Ana', 0],
    [' Maria', 25],
    [' Beatriz', 40],
    [' de Souza', 15],
  ] as const) {
    await field(page, 'First name').press('End');
    await field(page, 'First name').pressSequentially(part, { delay });
    await page.reload();
    typed += part;
    await expect(field(page, 'First name')).toHaveValue(typed);
  }
  await field(page, 'Last name').pressSequentially('Lima', { delay: 30 });
  await page.goto('/faq');
  await openBuilder(page);
  await expect(field(page, 'Last name')).toHaveValue('Lima');
  await expect(saveStatus(page)).toHaveText('Saved on this device');
});

test('[SYNC-06] what is typed offline is sent when the network is back', async ({
  page,
  context,
  pageErrors,
}) => {
  await page.goto('/auth');
  await signUp(page);
  await openBuilder(page);
  await field(page, 'First name').fill('Ana');
  await untilSaved(page);
  // The last tool to load; without a network it would show an error.
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  await context.setOffline(true);
  await field(page, 'Last name').fill('Lima');
  await expect(saveStatus(page)).toHaveText('Saved – offline');
  await context.setOffline(false);
  await untilSaved(page);
  forgiveNetwork(pageErrors);
  expect((await resumesOf(context)).map(({ resume }) => resume.personalInfo.lastName)).toEqual(['Lima']);
});

test('[SYNC-06] a draft survives signing up by a link from a mail in another tab, and is claimed once', async ({
  page,
  context,
}) => {
  const { firstName, lastName, email, password } = newPerson();
  await openBuilder(page);
  await field(page, 'First name').fill(firstName);
  await field(page, 'Resume title').fill('Made before the account');
  await page.getByRole('link', { name: 'Save to a free account' }).click();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await page.getByLabel(/^First name/).fill(firstName);
  await page.getByLabel(/^Last name/).fill(lastName);
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  const { link } = await waitForLink(email, 'signup');
  const other = await context.newPage();
  await other.goto(link);
  await expect(other).toHaveURL('/resumes');
  await expect(other.getByRole('link', { name: 'Made before the account', exact: true })).toBeVisible();
  await other.reload();
  await page.goto('/builder');
  await expect(field(page, 'Resume title')).toHaveValue('Made before the account');
  await untilSaved(page);
  const resumes = await resumesOf(context);
  expect(resumes.map(({ resume }) => resume.title)).toEqual(['Made before the account']);
});

test('[SYNC-07] edits in two tabs that do not overlap are both kept', async ({ page, context }) => {
  await page.goto('/auth');
  await signUp(page);
  await openBuilder(page);
  const other = await context.newPage();
  await openBuilder(other);
  await field(page, 'First name').fill('Ana');
  await field(other, 'Last name').fill('Lima');
  await expect(field(page, 'Last name')).toHaveValue('Lima');
  await expect(field(other, 'First name')).toHaveValue('Ana');
  await untilSaved(page);
  await untilSaved(other);
  const [stored, ...more] = await resumesOf(context);
  expect(stored?.resume.personalInfo).toMatchObject({ firstName: 'Ana', lastName: 'Lima' });
  expect(more).toEqual([]);
});

test('[SYNC-07] edits on two devices merge, and overlapping ones are shown side by side', async ({
  page,
  context,
  browser,
  pageErrors,
}) => {
  await page.goto('/auth');
  const person = await signUp(page);
  await openBuilder(page);
  await field(page, 'Resume title').fill('First');
  await untilSaved(page);
  const [made] = await resumesOf(context);
  const away = await otherDevice(browser, person);
  await openBuilder(away.page, `/builder?resume=${made?.id}`);
  await expect(field(away.page, 'Resume title')).toHaveValue('First');

  await context.setOffline(true);
  await field(page, 'Resume title').fill('From here');
  await field(page, 'City').fill('Recife');
  await expect(saveStatus(page)).toHaveText('Saved – offline');
  await field(away.page, 'Resume title').fill('From afar');
  await field(away.page, 'Phone').fill('81 5555');
  await untilSaved(away.page);
  await context.setOffline(false);

  await expect(saveStatus(page)).toHaveText('Changed in two places', { timeout: 10_000 });
  await expect(field(page, 'Phone')).toHaveValue('81 5555');
  expect((await resumesOf(context))[0]?.resume.title).toBe('From afar');
  await page.getByRole('button', { name: 'Choose' }).click();
  const dialog = page.getByRole('dialog', { name: 'Two versions of the same text' });
  await expect(dialog.getByText('From here', { exact: true })).toBeVisible();
  await expect(dialog.getByText('From afar', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Tab');
  await dialog.getByRole('radio', { name: 'Typed here' }).press('Space');
  await dialog.getByRole('button', { name: 'Keep what I chose' }).press('Enter');
  await untilSaved(page);
  const [merged] = await resumesOf(context);
  expect(merged?.resume).toMatchObject({
    title: 'From here',
    personalInfo: { city: 'Recife', phone: '81 5555' },
  });
  await expect(field(away.page, 'City'), 'the event reaches the other device').toHaveValue('Recife');
  forgiveNetwork(pageErrors);
  await away.context.close();
});

test('[AUTH-10] logging out saves first, and leaves nothing of the resumes on the device', async ({
  page,
  context,
}) => {
  await page.goto('/auth');
  const person = await signUp(page);
  await openBuilder(page);
  await page.evaluate(() => localStorage.setItem('anything', 'of theirs'));
  await field(page, 'First name').fill('Ana');
  await logOut(page);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await draftsOnDevice(page)).toEqual([]);
  await openBuilder(page);
  await expect(field(page, 'First name')).toHaveValue('');
  await signInByCall(context, person);
  expect((await resumesOf(context)).map(({ resume }) => resume.personalInfo.firstName)).toEqual(['Ana']);
});

test('[AUTH-10] logging out with work that cannot be saved asks; nobody else sees it; it is there on return', async ({
  page,
  context,
  pageErrors,
}) => {
  await page.goto('/auth');
  const person = await signUp(page);
  await openBuilder(page);
  await page.route('**/api/resume/**', (route) => route.abort());
  await field(page, 'First name').fill('Only here');
  await expect(saveStatus(page)).toHaveText('Saved – offline', { timeout: 10_000 });
  const askToLeave = async () => {
    await page.getByRole('button', { name: 'Ana Lima' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(dialog).toBeVisible({ timeout: 10_000 });
  };
  const dialog = page.getByRole('alertdialog', { name: 'Some of your work isn’t in your account yet' });
  await askToLeave();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/builder');
  await expect(field(page, 'First name')).toHaveValue('Only here');
  await askToLeave();
  await dialog.getByRole('button', { name: 'Keep it here and sign out' }).click();
  await expect(page).toHaveURL('/auth');
  await page.unroute('**/api/resume/**');

  await openBuilder(page);
  await expect(field(page, 'First name'), 'a visitor sees nothing of it').toHaveValue('');
  await signUp(page, newPerson());
  await openBuilder(page);
  await expect(field(page, 'First name'), 'nor does somebody else').toHaveValue('');
  expect(await resumesOf(context)).toEqual([]);
  await logOut(page);

  await signInByCall(context, person);
  await page.goto('/resumes');
  await expect
    .poll(async () => (await resumesOf(context)).map(({ resume }) => resume.personalInfo.firstName))
    .toEqual(['Only here']);
  forgiveNetwork(pageErrors);
});

test('[AUTH-10] logging out at once waits for what asks about unsaved work', async ({ page, pageErrors }) => {
  await page.goto('/auth');
  await signUp(page);
  await page.route('**/api/resume/**', (route) => route.abort());
  // It loads only after the user has clicked sign-out.
  let release: () => void = () => undefined;
  const isOnItsWay = new Promise<void>((resolve) => (release = resolve));
  const asked = page.waitForRequest(/resume-runtime-.*\.js$/);
  await page.route(/resume-runtime-.*\.js$/, async (route) => {
    await isOnItsWay;
    await route.fallback();
  });
  await openBuilder(page);
  await field(page, 'First name').fill('Only here');
  await page.getByRole('button', { name: 'Ana Lima' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await asked;
  release();
  await expect(
    page.getByRole('alertdialog', { name: 'Some of your work isn’t in your account yet' }),
  ).toBeVisible({ timeout: 20_000 });
  forgiveNetwork(pageErrors);
});

test('work can be discarded when logging out', async ({ page, context, pageErrors }) => {
  await page.goto('/auth');
  const person = await signUp(page);
  await openBuilder(page);
  await page.route('**/api/resume/**', (route) => route.abort());
  await field(page, 'First name').fill('Only here');
  await expect(saveStatus(page)).toHaveText('Saved – offline', { timeout: 10_000 });
  await page.getByRole('button', { name: 'Ana Lima' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Discard it and sign out' }).click({ timeout: 10_000 });
  await expect(page).toHaveURL('/auth');
  await page.unroute('**/api/resume/**');
  expect(await draftsOnDevice(page)).toEqual([]);
  await signInByCall(context, person);
  await page.goto('/resumes');
  await expect(page.getByText('No resumes yet')).toBeVisible();
  forgiveNetwork(pageErrors);
});

/** All rows of the drafts database, of any owner. */
const draftsOnDevice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const opening = indexedDB.open('lauda-drafts');
        opening.addEventListener('success', () => {
          const db = opening.result;
          if (!db.objectStoreNames.contains('drafts')) return resolve([]);
          const all = db.transaction('drafts').objectStore('drafts').getAll();
          all.addEventListener('success', () => {
            db.close();
            resolve(all.result);
          });
        });
      }),
  );

test('[APP-08] New resume clears the current draft, which stays within reach', async ({ page }) => {
  await openBuilder(page);
  await field(page, 'First name').fill('Ana');
  await expect(saveStatus(page)).toHaveText('Saved on this device');
  await page.getByRole('button', { name: 'New resume' }).click();
  await expect(page).toHaveURL('/new-resume');
  await page.getByRole('link', { name: 'Start with a blank page' }).click();
  await expect(field(page, 'First name')).toHaveValue('');
  await page.goto('/new-resume');
  await page.getByRole('button', { name: "Open Ana's Resume" }).click();
  await expect(field(page, 'First name')).toHaveValue('Ana');
});

test('[SYNC-05] an entry that lacks something is saved, says what it lacks, and is printed once it has it', async ({
  page,
  context,
}) => {
  await page.goto('/auth');
  await signUp(page);
  await openBuilder(page);
  await page.getByRole('button', { name: 'Add experience' }).click();
  await page.getByLabel(/^Company/).fill('Aurora');
  await expect(page.getByText('Not on the page yet: needs a position')).toBeVisible();
  await untilSaved(page);
  const [stored] = await resumesOf(context);
  expect(stored?.resume).toMatchObject({ experience: [{ company: 'Aurora', position: '' }] });
  const textFile = async () => (await context.request.get(`/api/resume/${stored?.id}/export/txt`)).text();
  expect(await textFile()).not.toContain('Aurora');
  await field(page, 'First name').focus();
  await page.getByRole('button', { name: '1 unfinished entry' }).click();
  await page.getByRole('button', { name: 'Experience 1 needs a position' }).click();
  await expect(page.getByLabel(/^Position/)).toBeFocused();
  await page.getByLabel(/^Position/).fill('Engineer');
  await expect(page.getByRole('button', { name: '1 unfinished entry' })).toHaveCount(0);
  await expect.poll(textFile).toContain('Aurora');
  await page.getByRole('button', { name: 'Experience 1: options' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByLabel(/^Company/)).toHaveCount(0);
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel(/^Company/)).toHaveValue('Aurora');
});

for (const [colorScheme, locale] of [
  ['light', 'en-US'],
  ['dark', 'pt-BR'],
] as const)
  test.describe(`${colorScheme}, ${locale}`, () => {
    test.use({ colorScheme, locale });
    test('the builder with content has no accessibility violation and fits a phone', async ({
      page,
      pageErrors,
    }) => {
      await answerSessionAs(page, {});
      await page.goto('/builder');
      for (const entry of [
        /^(Add experience|Adicionar experiência)$/,
        /^(Add education|Adicionar formação)$/,
      ])
        await page.getByRole('button', { name: entry }).click();
      const skill = page.getByRole('textbox', { name: /^(Add skill|Adicionar habilidade)$/ });
      await skill.fill('SQL');
      await skill.press('Enter');
      await expect(page.getByRole('button', { name: 'SQL' })).toBeVisible();
      await expect(page.getByText(/needs a company|falta a empresa/).first()).toBeVisible();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, 'pixels wider than the window').toBeLessThanOrEqual(0);
      }
      // The server does not know this made-up user and refuses to save.
      forgiveRefusals(pageErrors, 401);
    });
  });
