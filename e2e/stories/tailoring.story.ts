import type { Page } from '@playwright/test';
import {
  buttonOf,
  chooseFile,
  downloadAs,
  HAND_WORDS,
  openReviewed,
  pay,
  signUpByHand,
} from '../support/acts/by-hand.ts';
import { pdfText } from '../support/downloads/files.ts';
import { field, resumesOf, saveStatus } from '../support/resumes.ts';
import { helen, HELENS_ADS, HELENS_RESUME, HELENS_TITLE } from './lives/helen.ts';
import { expect, test } from './story.ts';

test.use({ colorScheme: 'dark' });

const words = HAND_WORDS['en-US'];
const BASE = 'Helen Okafor – base';
const [firstAd, secondAd, thirdAd] = HELENS_ADS;
const PROMOTED = 'Director of Logistics';
/** Makes the stand-in model claim things that are not in the resume. */
const INVENTING = 'model:fabricate';

const cards = (page: Page) => page.getByRole('list', { name: 'My resumes' }).getByRole('listitem');

/** Match score of each tailored copy. */
const matches = (page: Page) => cards(page).getByText(/^Match \d+$/);

async function chooseBase(page: Page) {
  await page.getByRole('link', { name: 'Tailor to a job' }).click();
  await page.locator('label').filter({ hasText: BASE }).click();
  await buttonOf(page, 'Next').click();
}

async function saveAs(page: Page, name: string) {
  await buttonOf(page, 'Save as new resume').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save and open' }).click();
  await expect(page).toHaveURL(/\/builder\?resume=/);
  await expect(page.getByRole('textbox', { name: words.title })).toHaveValue(name);
}

test('Helen tailors one resume for three ads, keeps all three, is promoted, and brings all three up to date', async ({
  page,
  context,
  story,
}) => {
  const person = helen();
  const analyze = async (ad: string) => {
    await page.getByRole('textbox', { name: 'Job description' }).fill(ad);
    await buttonOf(page, 'Analyze').click();
    await expect(page.getByRole('progressbar', { name: 'Your resume now' })).toBeVisible();
    await expect(page.getByRole('article').getByRole('insertion').first()).toBeVisible({ timeout: 30_000 });
  };
  const storedBase = async () =>
    (await resumesOf(context)).find(({ resume }) => resume.title === BASE) ?? null;

  await story.step(page, 'signs up', () => signUpByHand(page, words, person));
  await story.step(page, 'brings her resume along as a file', async () => {
    await page.goto('/upload-resume');
    const buffer = Buffer.from(JSON.stringify(HELENS_RESUME));
    await chooseFile(page, words, { name: 'helen.json', mimeType: 'application/json', buffer });
  });
  await story.step(page, 'opens what was read in the editor', async () => {
    await openReviewed(page, words);
    await expect(field(page, 'Professional title')).toHaveValue(HELENS_TITLE);
  });
  await story.step(page, 'gives it a title', async () => {
    await page.getByRole('textbox', { name: words.title }).fill(BASE);
    await expect.poll(storedBase).not.toBeNull();
    await expect(saveStatus(page)).toHaveText(words.saved);
  });
  const base = await storedBase();

  await story.step(page, 'chooses it for tailoring', () => chooseBase(page));
  await story.step(page, 'pastes the first ad and sees match and changes', () => analyze(firstAd.ad));
  await story.step(page, 'looks where a requirement is met', async () => {
    await page
      .getByRole('button', { name: /^Where it is met: .*SQL/ })
      .first()
      .click();
  });
  await story.step(page, 'accepts all changes', async () => {
    await page.getByRole('button', { name: /^Accept all/ }).click();
    await expect(page.getByText(/changes? accepted/).first()).toBeVisible();
  });
  await story.step(page, 'keeps the first copy', () => saveAs(page, firstAd.name));

  await story.step(page, 'chooses the same resume for the second ad', () => chooseBase(page));
  await story.step(page, 'pastes the second ad', () => analyze(secondAd.ad));
  await story.step(page, 'rewrites the summary by hand', async () => {
    await buttonOf(page, 'Edit: Summary').click();
    await page
      .getByRole('textbox', { name: 'Text for Summary' })
      .fill('Keeps stock of 6,500 articles right. Introduced barcode scanning in two warehouses.');
    await page
      .getByRole('article', { name: 'Summary' })
      .getByRole('button', { name: 'Use this text' })
      .click();
  });
  await story.step(page, 'keeps the second copy', () => saveAs(page, secondAd.name));

  await story.step(page, 'is told that a third copy has no room', async () => {
    await chooseBase(page);
    await expect(page.getByText('to save a tailored copy, delete one')).toBeVisible();
    await page.getByRole('textbox', { name: 'Job description' }).fill(thirdAd.ad);
  });
  await story.step(page, 'looks at the plans', async () => {
    await page.getByRole('main').getByRole('link', { name: 'See plans' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(page.getByRole('link', { name: 'Get Pro monthly' })).toBeVisible();
  });
  await test.step('subscribes by the month', async () => {
    await page.getByRole('link', { name: 'Get Pro monthly' }).click();
    await pay(page, 'Helen Okafor');
  });
  await story.step(page, 'has Pro', async () => {
    await expect(page.getByText(/^Renews on/)).toBeVisible({ timeout: 20_000 });
  });
  await story.step(page, 'finds the third ad where she left it', async () => {
    await page.getByRole('link', { name: 'Tailor to a job' }).click();
    const next = buttonOf(page, 'Next');
    const ad = page.getByRole('textbox', { name: 'Job description' });
    await expect(next.or(ad).first()).toBeVisible();
    if (await next.isVisible()) await next.click();
    await expect(ad).toHaveValue(thirdAd.ad);
  });

  const job = page.getByRole('article', { name: /^Experience.*Harborline/ });
  const accept = job.getByRole('button', { name: /^Accept:/ });
  await story.step(page, 'gets a suggestion that claims too much', async () => {
    await analyze(`${thirdAd.ad}\n${INVENTING}`);
    await expect(job.getByRole('group', { name: /in your resume\. (Is it|Are they) true/ })).toBeVisible();
    await expect(accept).toBeDisabled();
  });
  await story.step(page, 'is told that accepting all leaves the claims out', async () => {
    await expect(page.getByText(/They’re not part of “Accept all”/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Accept all/ }).first()).toBeDisabled();
    await expect(job.getByText('To decide')).toBeVisible();
  });
  await story.step(page, 'confirms each claim about the first job', async () => {
    const claims = job.getByRole('checkbox');
    expect(await claims.count()).toBeGreaterThan(1);
    for (const claim of await claims.all()) {
      await expect(accept).toBeDisabled();
      await claim.check();
    }
    await accept.click();
    await expect(job.getByText('Accepted', { exact: true })).toBeVisible();
  });
  await story.step(page, 'keeps the third copy', () => saveAs(page, thirdAd.name));

  await test.step('reads in the PDF what she confirmed, and nothing that she did not', async () => {
    const pdf = await pdfText(await (await downloadAs(page, words, 'PDF')).path());
    expect(pdf).toContain('Planned daily deliveries for 12 warehouses in three states');
    expect(pdf.match(/Kubernetes/g), 'confirmed for one job only').toHaveLength(1);
    expect(pdf).toContain('helen.okafor@lauda.example');
    expect(pdf).not.toContain(INVENTING);
  });
  await story.step(page, 'sees all four in her list', async () => {
    await page.getByRole('link', { name: 'My resumes' }).first().click();
    await expect(cards(page)).toHaveCount(4);
    for (const title of [BASE, firstAd.name, secondAd.name, thirdAd.name])
      await expect(cards(page).getByRole('link', { name: title, exact: true })).toBeVisible();
    await expect(matches(page)).toHaveCount(3);
  });
  await story.step(page, 'looks at the history of the third copy', async () => {
    await buttonOf(page, `More for ${thirdAd.name}`).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(thirdAd.name);
  });
  expect(await storedBase(), 'the base is word for word as it was').toEqual(base);

  const copies = [firstAd.name, secondAd.name, thirdAd.name];
  const stored = async () =>
    new Map((await resumesOf(context)).map(({ resume }) => [resume.title, resume] as const));
  const before = await stored();
  await story.step(page, 'is promoted, and says so in her own resume', async () => {
    await page.getByRole('link', { name: 'My resumes' }).first().click();
    await cards(page).getByRole('link', { name: BASE, exact: true }).click();
    await field(page, 'Professional title').fill(PROMOTED);
    await field(page, 'City').fill('Savannah, GA');
    await expect.poll(async () => (await stored()).get(BASE)?.personalInfo.jobTitle).toBe(PROMOTED);
    await expect(saveStatus(page)).toHaveText(words.saved);
  });
  await story.step(page, 'sees in her list that the three copies have something to decide', async () => {
    await page.getByRole('link', { name: 'My resumes' }).first().click();
    await expect(cards(page).getByRole('link', { name: '1 proposal' })).toHaveCount(3);
    await expect(cards(page).filter({ hasText: BASE }).getByText('3 variants')).toBeVisible();
  });
  for (const name of copies)
    await story.step(page, `brings ${name} up to date`, async () => {
      await page.getByRole('link', { name: 'My resumes' }).first().click();
      await cards(page).filter({ hasText: name }).getByRole('link', { name: '1 proposal' }).click();
      const card = page.getByRole('article');
      await expect(card.getByRole('insertion').first()).toContainText('Director');
      await card.getByRole('button', { name: /^Accept/ }).click();
      await expect(page.getByText('Nothing to decide')).toBeVisible();
      await expect(saveStatus(page)).toHaveText(words.saved);
    });
  await test.step('finds the promotion in all three, and not one tailored word less', async () => {
    const after = await stored();
    for (const name of copies) {
      const [was, is] = [before.get(name), after.get(name)];
      const { jobTitle, city } = { ...is?.personalInfo };
      expect([jobTitle, city]).toEqual([PROMOTED, 'Savannah, GA']);
      expect({ ...is, updatedAt: '', personalInfo: was?.personalInfo }).toEqual({ ...was, updatedAt: '' });
      expect({ ...is?.personalInfo, jobTitle: '', city: '' }).toEqual({
        ...was?.personalInfo,
        jobTitle: '',
        city: '',
      });
    }
  });
  await story.step(page, 'sees how each copy matches its ad now', async () => {
    await page.getByRole('link', { name: 'My resumes' }).first().click();
    await expect(cards(page).getByRole('link', { name: '1 proposal' })).toHaveCount(0);
    for (const name of copies)
      await expect(matches(page).and(cards(page).filter({ hasText: name }).locator('p'))).toHaveText(/[1-9]/);
  });
});
