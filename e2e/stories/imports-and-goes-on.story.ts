import path from 'node:path';
import { comeFromElsewhere, newPerson, signInByCall } from '../support/people/accounts.ts';
import { chooseFile, HAND_WORDS, openReviewed, pay, signUpByHand } from '../support/acts/by-hand.ts';
import { field, resumesOf } from '../support/resumes.ts';
import { expect, test } from './story.ts';

const words = HAND_WORDS['en-US'];
const file = (name: string) => path.resolve(import.meta.dirname, '../files', name);

/** Ten typical files: styles of several programs, old and new Word, a scan, LinkedIn. */
const FILES = [
  'resume-en.pdf',
  'styles-en.pdf',
  'styles-pt.pdf',
  'linkedin-profile-en.pdf',
  'linkedin-profile-pt.pdf',
  'linkedin.zip',
  'resume-en.doc',
  'resume-pt.docx',
  'table-en.docx',
  'scan-pt.pdf',
] as const;

test('Dara imports ten old files, goes on editing each, and her other computer has every change', async ({
  page,
  context,
  browser,
  story,
}) => {
  test.setTimeout(900_000);
  const person = { ...newPerson(), firstName: 'Dara', lastName: 'Whitlock' };
  await story.step(page, 'signs up', () => signUpByHand(page, words, person));
  await story.step(page, 'buys Pro, because three resumes are not enough', async () => {
    await page.goto('/pricing');
    await page.goto('/subscription');
    await page.getByRole('button', { name: 'Get Pro monthly' }).click();
    await pay(page, 'Dara Whitlock');
    await expect(page.getByText(/^Renews on/)).toBeVisible();
  });
  const elsewhere = await browser.newContext();
  await comeFromElsewhere(elsewhere);
  await signInByCall(elsewhere, person);

  const cities = new Map<string, string>();
  for (const name of FILES) {
    await story.step(page, `uploads ${name} and looks at what was read`, async () => {
      await page.goto('/upload-resume');
      await chooseFile(page, words, file(name));
    });
    await story.step(page, `opens ${name} in the editor and changes the city`, async () => {
      await openReviewed(page, words);
      const id = new URL(page.url()).searchParams.get('resume') ?? '';
      const city = `Porto ${cities.size + 1}`;
      cities.set(id, city);
      await field(page, 'City').fill(city);
      await expect(async () => {
        const stored = (await resumesOf(elsewhere)).find((resume) => resume.id === id);
        expect(stored?.resume.personalInfo.city, name).toBe(city);
      }).toPass({ timeout: 20_000 });
      await expect(page.getByText('Needs a level')).toHaveCount(0);
    });
  }
  const other = await elsewhere.newPage();
  await story.step(other, 'finds all ten at the other computer', async () => {
    await other.goto('/resumes');
    await expect(
      other.getByRole('main').getByRole('article').or(other.getByRole('listitem')).first(),
    ).toBeVisible();
    expect((await resumesOf(context)).map(({ resume }) => resume.personalInfo.city).toSorted()).toEqual(
      [...cities.values()].toSorted(),
    );
  });
  await elsewhere.close();
});
