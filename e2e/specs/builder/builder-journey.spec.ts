import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { comeFromElsewhere } from '../../support/people/accounts.ts';
import { BUILDER_WORDS, type BuilderWords } from '../../support/acts/builder-words.ts';
import { type Hands, keyboardOf, thumbsOf } from '../../support/acts/hands.ts';
import { previewPane } from '../../support/preview.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

// Two dozen steps with an axe check each: desktops in one theme, phones in both.
test.describe.configure({ timeout: 480_000 });
test.beforeEach(({ context }) => comeFromElsewhere(context));

interface Journey {
  page: Page;
  words: BuilderWords;
  hands: Hands;
}

const look = (page: Page, at: string) => test.step(`looks at ${at}`, () => expectAccessible(page));
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

async function start({ page, words, hands }: Journey) {
  await page.goto('/builder');
  await expect(page.getByRole('button', { name: words.start })).toBeVisible({ timeout: 15_000 });
  await look(page, 'the first choice');
  await hands.press(words.start);
  for (const [index, [name, value]] of Object.entries(words.personal).entries()) {
    // The start has already focused the first field.
    if (index > 0) await hands.reach(name);
    await page.keyboard.type(value);
  }
  await hands.reach(words.summary);
  await expect(page.locator('[contenteditable=true]')).toBeVisible();
  await page.keyboard.type('Builds products. Leads teams.');
  await look(page, 'the summary with its tools');
}

async function addExperience({ page, words, hands }: Journey, position: string, company: string) {
  await hands.press(words.addExperience);
  await page.keyboard.type(position);
  await hands.reach(words.company);
  await page.keyboard.type(company);
}

async function fillExperience(journey: Journey) {
  const { page, words, hands } = journey;
  await addExperience(journey, 'Engineer', 'Aurora');
  await hands.reach(words.startDate);
  await page.keyboard.type('mar 2020');
  await hands.reach(words.endDate);
  await page.keyboard.type('02/2022');
  await hands.reach(words.description);
  await page.keyboard.type('- Cut costs by 12%');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Hired four people');
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  await look(page, 'the address of a link');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await addExperience(journey, 'Lead', 'Borealis');
  await look(page, 'two roles');
}

async function fillEducationAndSkills({ page, words, hands }: Journey) {
  await hands.press(words.addEducation);
  await page.keyboard.type('Federal University');
  await hands.reach(words.degree);
  await openList(page);
  await look(page, 'the list of degrees');
  await hands.choose(words.bachelor);
  await hands.reach(words.field);
  await page.keyboard.type(words.mathematics.slice(0, 4));
  await expect(page.getByRole('listbox')).toBeVisible();
  await look(page, 'fields of study');
  await hands.choose(words.mathematics);
  await hands.tick(words.showLevels);
  await hands.reach(words.addSkill);
  await page.keyboard.type('SQL');
  await page.keyboard.press('Enter');
  await hands.press('SQL', { isBehind: true });
  await look(page, 'what a skill can have');
  await hands.choose(words.expert);
  await look(page, 'education and skills');
}

/** A tap has already opened it. */
async function openList(page: Page) {
  if (!(await page.getByRole('listbox').isVisible())) await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
}

async function fillExtraSections({ page, words, hands }: Journey) {
  const add = async (section: string, button: string, first: string) => {
    await hands.press(words.addSection);
    await hands.choose(section);
    await hands.press(button);
    await page.keyboard.type(first);
  };
  await hands.press(words.addSection);
  await look(page, 'the menu of sections');
  await page.keyboard.press('Escape');
  await add(words.projects, words.addProject, 'Tide tables');
  await add(words.languages, words.addLanguage, 'Tupi');
  await hands.reach(words.level);
  await page.keyboard.type(words.native);
  await add(words.certifications, words.addCertification, 'Yachtmaster');
  await hands.reach(words.date);
  await page.keyboard.type('05/2019');
  await hands.press(words.addContact);
  await look(page, 'the menu of contact fields');
  await hands.choose(words.otherContact);
  await page.keyboard.type('Portfolio');
  await hands.reach(words.contactText);
  await page.keyboard.type('ana.example');
  await add(words.own, words.addItem, 'On lost words');
  await look(page, 'a section of every kind');
}

async function nameOwnSection({ page, words, hands }: Journey) {
  await hands.press(words.untitledOptions);
  await look(page, 'the menu of a section');
  await hands.choose(words.rename);
  await page.keyboard.type('Talks');
  await look(page, 'a heading being renamed');
  await page.keyboard.press('Enter');
}

async function findAndKeep({ page, words, hands }: Journey) {
  await hands.press(words.experienceOptions);
  await hands.choose(words.find);
  await hands.tick(words.selectAll);
  await hands.press(words.deleteBoth);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look(page, 'the question before several are deleted');
  await page.keyboard.press('Escape');
  await hands.press(words.closeFind);
}

async function lookAtChecks({ page, words, hands }: Journey) {
  await hands.press(words.checks, { isBehind: true });
  await expect(dialog(page)).toBeVisible();
  await look(page, 'the checks');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

async function exportText({ page, words, hands }: Journey) {
  await hands.press(words.export);
  await look(page, 'the menu of files');
  await hands.choose('PDF');
  await expect(dialog(page)).toBeVisible();
  await look(page, 'what a PDF costs');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await hands.press(words.export);
  const download = page.waitForEvent('download');
  await hands.choose(words.plainText);
  const text = await readFile(await (await download).path(), 'utf8');
  for (const said of [
    'Ana Lima',
    'Builds products',
    'Lead',
    'Cut costs by 12%',
    'Federal University',
    words.degreeLine,
    'SQL',
    'Tide tables',
    'Tupi',
    words.native,
    'Yachtmaster',
    'ana.example',
    'On lost words',
  ])
    expect(text).toContain(said);
  expect(text.toUpperCase()).toContain('TALKS');
  expect(text.indexOf('Borealis'), 'the order is the person’s own').toBeLessThan(text.indexOf('Aurora'));
}

const roles = (page: Page, section: string) =>
  page.getByRole('region', { name: section }).getByRole('listitem').getByRole('heading', { level: 3 });

// Two of four combinations of device and language, because of their length; screens.spec.ts covers all four.
test.describe('a desk, en-US, light', () => {
  const words = BUILDER_WORDS['en-US'];
  test('[BLD-01] [BLD-07] every section is filled, reordered, previewed and exported with the keyboard alone', async ({
    page,
  }) => {
    const hands = keyboardOf(page);
    const journey = { page, words, hands };
    await start(journey);
    await fillExperience(journey);
    await hands.back(words.reorderSecond);
    await page.keyboard.press('ArrowUp');
    await expect(roles(page, words.experience)).toHaveText([/^Lead/, /^Engineer/]);
    await fillEducationAndSkills(journey);
    await fillExtraSections(journey);
    await nameOwnSection(journey);
    await findAndKeep(journey);
    await lookAtChecks(journey);

    await expect(previewPane(page)).toContainText('On lost words');
    await hands.press(words.fullScreen, { isBehind: true });
    await expect(page.getByRole('banner')).toHaveCount(0);
    await look(page, 'the sheet alone');
    await page.keyboard.press('Escape');
    await hands.press(words.design);
    await expect(page).toHaveURL(/tab=design/);
    await look(page, 'the design');
    await hands.press(words.edit, { isBehind: true });
    await exportText(journey);
  });
});

test.describe('a phone, pt-BR, dark', () => {
  const words = BUILDER_WORDS['pt-BR'];
  test.use({
    locale: 'pt-BR',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  test('[BLD-01] [BLD-07] every section is filled, reordered, previewed and exported by thumbs', async ({
    page,
  }) => {
    const hands = thumbsOf(page);
    const journey = { page, words, hands };
    await start(journey);
    await fillExperience(journey);
    await hands.press(words.secondOptions);
    await hands.choose(words.moveUp);
    await expect(roles(page, words.experience)).toHaveText([/^Lead/, /^Engineer/]);
    await fillEducationAndSkills(journey);
    await fillExtraSections(journey);
    await nameOwnSection(journey);
    await findAndKeep(journey);
    await lookAtChecks(journey);

    await hands.press(words.preview);
    await expect(previewPane(page)).toContainText('On lost words');
    await look(page, 'the sheet');
    await hands.press(words.design);
    await expect(page).toHaveURL(/tab=design/);
    await look(page, 'the design');
    await hands.press(words.edit);
    await exportText(journey);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'pixels wider than the phone').toBeLessThanOrEqual(0);
  });
});
