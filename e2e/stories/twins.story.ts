import type { BrowserContext, Page } from '@playwright/test';
import { comeFromElsewhere, newPerson, signInByCall, signUp } from '../support/people/accounts.ts';
import { BUILDER_WORDS } from '../support/acts/builder-words.ts';
import { entryRow, field, openBuilder, resumesOf, untilSaved } from '../support/resumes.ts';
import { IRIS } from './lives/iris.ts';
import type { Life } from './lives/life.ts';
import { expect, test } from './story.ts';
import { writerOf } from './writing.ts';

const TITLE = 'Data roles';
const TWIN_TITLE = `${TITLE} (português)`;

interface Stored {
  title: string;
  personalInfo: { jobTitle: string; city: string };
  experience: { company: string; position: string; startDate: string; description: unknown }[];
}

const stored = async (context: BrowserContext, title: string): Promise<Stored | undefined> =>
  (await resumesOf(context))
    .map(({ resume }) => resume as unknown as Stored)
    .find((resume) => resume.title === title);

const standing = (page: Page, done: number, count: number, words: 'passages are' | 'trechos estão') =>
  expect(
    page.getByText(
      words === 'passages are'
        ? `${done} of ${count} passages are in step`
        : `${done} de ${count} trechos estão em dia`,
    ),
  ).toBeVisible({ timeout: 20_000 });

test('English and Portuguese through a year: written once, kept in step from a laptop and a phone', async ({
  page,
  context,
  browser,
  story,
}) => {
  const person = { ...newPerson(), firstName: 'Íris', lastName: 'Prado' };
  await story.step(page, 'signs up and writes in English', async () => {
    await page.goto('/auth');
    await signUp(page, person);
    await openBuilder(page);
    await field(page, 'Resume title').fill(TITLE);
    const writer = writerOf(page, BUILDER_WORDS['en-US']);
    await writer.personal(IRIS as Life);
    await writer.experience(IRIS as Life);
    await writer.skills(IRIS as Life);
    await untilSaved(page);
  });
  await story.step(page, 'makes the Portuguese one from the list', async () => {
    await page.goto('/resumes');
    await page.getByRole('button', { name: `More for ${TITLE}` }).click();
    await page.getByRole('menuitem', { name: 'Create translation' }).click();
    await page.getByRole('button', { name: 'Translation', exact: true }).click();
    await expect(page.getByRole('link', { name: TWIN_TITLE })).toBeVisible();
  });
  await story.step(page, 'has it translated and takes what says the same', async () => {
    await page.getByRole('link', { name: /proposals$/ }).click();
    await standing(page, 0, 7, 'passages are');
    await page.getByRole('button', { name: 'Translate 7 passages' }).click();
    await page.getByRole('button', { name: 'Use 7 translations without open questions' }).click();
    await standing(page, 7, 7, 'passages are');
    await expect
      .poll(async () => (await stored(context, TWIN_TITLE))?.experience.map(({ position }) => position))
      .toEqual(['Engenheira de dados', 'Analista']);
  });

  const elsewhere = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale: 'pt-BR',
    colorScheme: 'dark',
  });
  await comeFromElsewhere(elsewhere);
  await signInByCall(elsewhere, person);
  const phone = await elsewhere.newPage();
  await story.step(phone, 'opens the Portuguese one on the phone', async () => {
    await phone.goto('/resumes');
    await phone.getByRole('button', { name: 'Tradução', exact: true }).click();
    await phone.getByRole('link', { name: TWIN_TITLE }).click();
    await phone.getByRole('link', { name: /^Propostas/ }).click();
    await standing(phone, 7, 7, 'trechos estão');
  });

  await story.step(page, 'spring: the team grows', async () => {
    await page.getByRole('link', { name: 'Open the original' }).click();
    await expect(field(page, 'Resume title')).toHaveValue(TITLE, { timeout: 20_000 });
    await entryRow(page, 'Experience 1').click();
    await field(page, 'Description').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('- Led a team of 9 people at Aurora');
    await untilSaved(page);
  });
  await story.step(phone, 'sees it on the phone and writes it herself', async () => {
    await standing(phone, 6, 7, 'trechos estão');
    const job = phone.getByRole('article', { name: /Aurora/ });
    await expect(job.getByText('O original mudou')).toBeVisible();
    await job.getByRole('textbox').fill('• Liderei uma equipe de 9 pessoas na Aurora');
    await job.getByRole('button', { name: /^Meu texto diz o mesmo/ }).click();
    await standing(phone, 7, 7, 'trechos estão');
  });
  await story.step(page, 'summer: another city, an earlier start', async () => {
    await field(page, 'City').fill('Campinas');
    await field(page, 'Start').first().fill('01/2021');
    await field(page, 'Start').first().press('Tab');
    await untilSaved(page);
  });
  await story.step(phone, 'takes both facts over', async () => {
    const accept = phone.getByRole('button', { name: /^Aceitar/ });
    await expect(accept).toHaveCount(2, { timeout: 20_000 });
    await accept.first().click();
    await expect(accept).toHaveCount(1);
    await accept.first().click();
    await expect(accept).toHaveCount(0);
    await expect
      .poll(async () => {
        const twin = await stored(elsewhere, TWIN_TITLE);
        return [twin?.personalInfo.city, twin?.experience[0]?.startDate];
      })
      .toEqual(['Campinas', '2021-01']);
  });
  await story.step(page, 'autumn: a promotion, while the phone is at work on another passage', async () => {
    await field(page, 'Professional title').fill('Head of Data');
    await field(page, 'Position').first().fill('Head of Data');
    await untilSaved(page);
  });
  await story.step(phone, 'writes on, and nothing that she types is lost', async () => {
    await phone.getByRole('button', { name: /^Mostrar todos/ }).click();
    const skills = phone.getByRole('article', { name: 'Habilidades' });
    await skills.getByRole('textbox').last().fill('Gestão de projetos de dados');
    await standing(phone, 5, 7, 'trechos estão');
    await phone.getByRole('button', { name: 'Traduzir 2 trechos' }).click();
    await phone.getByRole('button', { name: 'Usar 2 traduções sem dúvidas' }).click();
    await standing(phone, 7, 7, 'trechos estão');
  });
  await story.step(page, 'winter: both are what she did this year', async () => {
    await expect
      .poll(async () => {
        const [source, twin] = [await stored(context, TITLE), await stored(context, TWIN_TITLE)];
        return {
          same:
            source?.experience.map(({ company, startDate }) => `${company} ${startDate}`).join() ===
            twin?.experience.map(({ company, startDate }) => `${company} ${startDate}`).join(),
          title: twin?.personalInfo.jobTitle,
          position: twin?.experience[0]?.position,
          text: JSON.stringify(twin?.experience[0]?.description),
          skills: JSON.stringify((twin as unknown as { skills: unknown })?.skills),
        };
      })
      .toMatchObject({
        same: true,
        title: 'Diretora de dados',
        position: 'Diretora de dados',
        text: expect.stringContaining('equipe de 9 pessoas na Aurora'),
        skills: expect.stringContaining('Gestão de projetos de dados'),
      });
  });
  await elsewhere.close();
});
