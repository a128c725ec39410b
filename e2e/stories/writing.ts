import { expect, type Page } from '@playwright/test';
import type { BUILDER_WORDS } from '../support/acts/builder-words.ts';
import type { Life } from './lives/life.ts';

type Words = (typeof BUILDER_WORDS)[keyof typeof BUILDER_WORDS];

/** Types a life into the editor as a keyboard user does, section by section. */
export function writerOf(page: Page, words: Words) {
  const newest = (name: string) => page.getByRole('textbox', { name, exact: true }).last();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click();
  const type = async (name: string, value: string) => {
    await newest(name).click();
    await page.keyboard.type(value);
  };
  const pick = async (name: string, value: string) => {
    const field = page.getByRole('combobox', { name, exact: true }).last();
    await field.click();
    await page.getByRole('option', { name: value, exact: true }).click();
  };
  const typeChoice = async (name: string, value: string) => {
    const field = page.getByRole('combobox', { name, exact: true }).last();
    await field.click();
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  };
  const addSection = async (name: string) => {
    await press(words.addSection);
    await page.getByRole('menuitem').filter({ hasText: name }).first().click();
  };
  const describe = async (lines: readonly string[], areBullets: boolean) => {
    await newest(words.description).click();
    if (areBullets) await page.keyboard.type('- ');
    for (const [index, line] of lines.entries()) {
      if (index > 0) await page.keyboard.press('Enter');
      await page.keyboard.type(line);
    }
  };

  return {
    async personal({ personal, contacts, summary }: Life) {
      for (const [name, value] of Object.entries(personal)) await type(name, value);
      for (const { kind, value } of contacts) {
        await press(words.addContact);
        await page.getByRole('menuitem', { name: kind }).click();
        await page.keyboard.type(value);
        await expect(newest(kind)).toHaveValue(value);
      }
      await type(words.summary, summary);
    },
    async experience({ experience }: Life) {
      for (const { position, company, start, end, bullets } of experience) {
        await press(words.addExperience);
        await type(words.position, position);
        await type(words.company, company);
        await type(words.startDate, start);
        if (end === undefined) await page.getByRole('checkbox', { name: words.stillHere }).last().check();
        else await type(words.endDate, end);
        await describe(bullets, true);
      }
    },
    async education({ education }: Life) {
      for (const { school, degree, field, start, end } of education) {
        await press(words.addEducation);
        await type(words.school, school);
        await pick(words.degree, degree);
        await typeChoice(words.field, field);
        await type(words.startDate, start);
        await type(words.endDate, end);
      }
    },
    async skills({ skills }: Life) {
      await newest(words.addSkill).click();
      for (const skill of skills) {
        await page.keyboard.type(skill);
        await page.keyboard.press('Enter');
      }
    },
    async extras({ projects, languages, certifications, own }: Life) {
      await addSection(words.projects);
      for (const { name, description } of projects) {
        await press(words.addProject);
        await type(words.project, name);
        await describe([description], false);
      }
      await addSection(words.languages);
      for (const { name, level } of languages) {
        await press(words.addLanguage);
        await type(words.language, name);
        await typeChoice(words.level, level);
      }
      await addSection(words.certifications);
      for (const { name, issuer, date } of certifications) {
        await press(words.addCertification);
        await type(words.certification, name);
        await type(words.issuer, issuer);
        await type(words.date, date);
      }
      await addSection(words.own);
      // A new section focuses its heading first.
      await page.keyboard.type(own.heading);
      await page.keyboard.press('Enter');
      for (const item of own.items) {
        await press(words.addItem);
        await type(words.itemTitle, item);
      }
    },
  };
}

/** All texts of a life that an exported file must contain. */
export const sentencesOf = (life: Life): string[] => [
  ...life.experience.flatMap(({ position, company, bullets }) => [position, company, ...bullets]),
  ...life.education.map(({ school }) => school),
  ...life.skills,
  ...life.projects.map(({ name }) => name),
  ...life.languages.map(({ name }) => name),
  ...life.certifications.map(({ name }) => name),
  ...life.own.items,
  // A URL may wrap in a narrow column; the read-back tests cover URLs.
  ...life.contacts.map(({ value }) => value).filter((value) => !value.includes('/')),
];
