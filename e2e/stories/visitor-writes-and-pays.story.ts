import { newPerson } from '../support/people/accounts.ts';
import { BUILDER_WORDS } from '../support/acts/builder-words.ts';
import { HAND_WORDS, signUpFromHere } from '../support/acts/by-hand.ts';
import { downloadBy, expectToSay, pdfPages, pdfText, wordText } from '../support/downloads/files.ts';
import { usePhoto } from '../support/acts/photos.ts';
import { pictureOf, untilPainted } from '../support/preview.ts';
import { resumesOf } from '../support/resumes.ts';
import { PRIYA } from './lives/priya.ts';
import { expect, test } from './story.ts';
import { sentencesOf, writerOf } from './writing.ts';

const words = BUILDER_WORDS['en-US'];

test('a visitor writes two pages with a photo, tries every template, signs up in another tab, pays and downloads', async ({
  page,
  context,
  story,
}) => {
  const writer = writerOf(page, words);
  await story.step(page, 'opens the editor from the landing page', async () => {
    await page.goto('/');
    await page
      .getByRole('link', { name: /Build|Create|Start/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/(builder|new-resume)/);
    await page.goto('/builder');
    await page.getByRole('button', { name: words.start }).click();
  });
  await story.step(page, 'says who they are', () => writer.personal(PRIYA));
  await story.step(page, 'adds a photo', () => usePhoto(page, words));
  await story.step(page, 'writes down four jobs', () => writer.experience(PRIYA));
  await story.step(page, 'writes down two schools', () => writer.education(PRIYA));
  await story.step(page, 'lists skills without a level', () => writer.skills(PRIYA));
  await story.step(page, 'adds every other kind of section', () => writer.extras(PRIYA));
  await story.step(page, 'looks at the end of the page', async () => {
    await page.keyboard.press('Control+End');
    await expect(page.getByText(/^Page \d of 2$/)).toBeVisible();
  });

  await story.step(page, 'opens the design', async () => {
    await page.getByRole('link', { name: words.design, exact: true }).click();
    await untilPainted(page);
  });
  for (const name of ['Classic', 'Modern', 'Compact', 'Executive', 'Timeline', 'Simple'])
    await story.step(page, `tries ${name}`, async () => {
      const before = await pictureOf(page);
      await page
        .getByRole('radio', { name: new RegExp(`^${name}`) })
        .first()
        .check({ force: true });
      await expect.poll(() => pictureOf(page), { timeout: 20_000 }).not.toBe(before);
    });
  await page.getByRole('link', { name: words.edit, exact: true }).click();

  const person = { ...newPerson(), firstName: 'Priya', lastName: 'Raman-O’Neill' };
  const tab = await context.newPage();
  await story.step(tab, 'signs up in another tab', async () => {
    await tab.goto('/auth?view=sign-up');
    await signUpFromHere(tab, HAND_WORDS['en-US'], person);
    await expect(tab).toHaveURL('/resumes');
  });
  await story.step(tab, 'finds the resume in the account', async () => {
    await expect(async () => {
      const [stored] = await resumesOf(context);
      expect(stored?.resume.personalInfo).toMatchObject({ lastName: 'Raman-O’Neill', city: 'Oakland, CA' });
    }).toPass({ timeout: 30_000 });
    await expect(tab.getByRole('link', { name: /^Priya.s Resume$/ })).toBeVisible();
  });
  await tab.close();

  await story.step(page, 'goes on in the first tab, which knows of it', async () => {
    await page.getByRole('textbox', { name: 'City', exact: true }).fill('Berkeley, CA');
    await expect(async () => {
      const [stored] = await resumesOf(context);
      expect(stored?.resume.personalInfo.city).toBe('Berkeley, CA');
    }).toPass({ timeout: 30_000 });
  });

  await story.step(page, 'asks for the PDF and is told that it is part of Pro', async () => {
    await page.getByRole('button', { name: words.export }).click();
    await page.getByRole('menuitem', { name: /^PDF/ }).click();
    await expect(page.getByRole('dialog', { name: 'PDF and Word are part of Pro' })).toBeVisible();
  });
  const pdf = await test.step('pays, comes back, and the download starts', () =>
    downloadBy(page, async () => {
      await page.getByRole('dialog').getByRole('link', { name: 'See Pro' }).click();
      await page
        .getByRole('link', { name: /month/i })
        .or(page.getByRole('button', { name: /month/i }))
        .first()
        .click();
      await page.getByRole('button', { name: 'Pay' }).click();
    }));
  await expect(page).toHaveURL(/\/builder/);
  await story.step(page, 'reads the PDF', async () => {
    const path = await pdf.path();
    const text = await pdfText(path);
    expectToSay(text, [...sentencesOf(PRIYA), 'Berkeley, CA', PRIYA.own.heading]);
    expect(await pdfPages(path)).toBe(2);
  });
  await story.step(page, 'takes the Word file along', async () => {
    const word = await downloadBy(page, async () => {
      await page.getByRole('button', { name: words.export }).click();
      await page.getByRole('menuitem', { name: /^Word/ }).click();
    });
    expectToSay(await wordText(await word.path()), sentencesOf(PRIYA));
  });
});
