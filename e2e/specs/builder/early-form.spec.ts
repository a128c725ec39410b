import type { Page } from '@playwright/test';
import { forgiveRefusals, signUp } from '../../support/people/accounts.ts';
import { BUILDER_WORDS } from '../../support/acts/builder-words.ts';
import { everythingOnDevice } from '../../support/browser/device.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

const FIRST_NAME = { 'en-US': 'First name', 'pt-BR': 'Nome' } as const;
const TAB_NAMES = /^(Edit|Preview|Design|Coach|Editar|Prévia|Visual|Assistente)$/;
const PLACES = [
  'title',
  ...['firstName', 'lastName', 'email', 'phone', 'jobTitle', 'city'].map((name) => `personalInfo/${name}`),
];

/** Holds back the program's files until the returned function is called. */
async function holdProgram(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await expect(page.locator('#early')).toBeHidden();
    await page.unroute('**/assets/*.js');
  };
}

type Boxes = Record<string, { x: number; y: number; width: number; height: number }>;

/** Positions of the first fields, in the early form or the program. */
const boxesOf = (page: Page, selector: (place: string) => string): Promise<Boxes> =>
  page.evaluate(
    (all) =>
      Object.fromEntries(
        all.map(([place, path]) => {
          const { x, y, width, height } =
            document.querySelector(path)?.getBoundingClientRect() ?? new DOMRect();
          return [place, { x, y, width, height }];
        }),
      ),
    PLACES.map((place) => [place, selector(place)] as [string, string]),
  );
const earlyField = (place: string) => `#early [name="${place}"]`;
const ownField = (place: string) => `#root [data-place="${place}"] input`;

/** Value and selection of the focused field. */
const caretOf = (page: Page) =>
  page.evaluate(() => {
    const { value, selectionStart, selectionEnd, name } = document.activeElement as HTMLInputElement;
    return { value, selected: [selectionStart, selectionEnd], isEarly: name !== '' };
  });

const copyOnDevice = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('lauda-first-fields'))
      .map((key) => localStorage.getItem(key))
      .join(),
  );

const DEVICES = {
  desk: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  phone: { viewport: { width: 360, height: 740 }, colorScheme: 'dark', hasTouch: true },
} as const;

for (const locale of ['en-US', 'pt-BR'] as const)
  for (const [device, settings] of Object.entries(DEVICES))
    test.describe(`${locale}, ${device}`, () => {
      test.use({ locale, ...settings });
      const firstName = FIRST_NAME[locale];

      test('[BRW-04] a visitor types before the program has come, and keeps every letter and the caret', async ({
        page,
      }) => {
        const release = await holdProgram(page);
        await page.goto('/builder', { waitUntil: 'commit' });
        const field = page.getByLabel(firstName, { exact: true });
        await field.click();
        await page.keyboard.type('Marina');
        for (let times = 0; times < 3; times += 1) await page.keyboard.press('Shift+ArrowLeft');
        await expectAccessible(page);
        const before = await boxesOf(page, earlyField);
        expect(await caretOf(page)).toEqual({ value: 'Marina', selected: [3, 6], isEarly: true });

        await release();
        expect(await caretOf(page)).toEqual({ value: 'Marina', selected: [3, 6], isEarly: false });
        expect(await boxesOf(page, ownField)).toEqual(before);
        await expect(page.getByRole('textbox', { name: firstName, exact: true })).toHaveCount(1);
        await page.keyboard.type('a');
        await expect(field).toHaveValue('Mara');

        // Treated like a later edit: it can be undone and is on the device.
        await expect.poll(() => everythingOnDevice(page)).toContain('"firstName":"Mara"');
        await page
          .getByRole('button', { name: locale === 'en-US' ? 'Undo' : 'Desfazer', exact: true })
          .click();
        await expect(field).not.toHaveValue('Mara');
      });

      test('[BRW-04] a person with a session finds their own fields, and goes on in them', async ({
        page,
      }) => {
        await signUp(page);
        await page.goto('/builder');
        const field = page.getByLabel(firstName, { exact: true });
        await field.fill('Ana');
        await page
          .getByLabel(Object.keys(BUILDER_WORDS[locale].personal)[1] ?? '', { exact: true })
          .fill('Lima');
        await expect.poll(() => copyOnDevice(page)).toContain('Lima');

        const release = await holdProgram(page);
        await page.reload({ waitUntil: 'commit' });
        await expect(field).toHaveValue('Ana');
        await field.click();
        await page.keyboard.press('End');
        await page.keyboard.type(' Rita');
        const tabs = (root: string) =>
          page
            .locator(`${root} a:visible`, { hasText: TAB_NAMES })
            .evaluateAll((links) =>
              links.map((link) => [link.textContent, link.getBoundingClientRect().toJSON()]),
            );
        const [before, tabsBefore] = [await boxesOf(page, earlyField), await tabs('#early')];
        await release();
        expect(await caretOf(page)).toEqual({ value: 'Ana Rita', selected: [8, 8], isEarly: false });
        expect(await boxesOf(page, ownField)).toEqual(before);
        expect(tabsBefore).toHaveLength(device === 'desk' ? 3 : 4);
        expect(await tabs('#root')).toEqual(tabsBefore);
        await expect.poll(() => everythingOnDevice(page)).toContain('"firstName":"Ana Rita"');
      });
    });

test('[BRW-04] what was typed is there again after a reload that the program never saw', async ({ page }) => {
  await holdProgram(page);
  await page.goto('/builder', { waitUntil: 'commit' });
  await page.getByLabel('First name').click();
  await page.keyboard.type('Mar');
  await page.unroute('**/assets/*.js');
  const release = await holdProgram(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByLabel('First name')).toHaveValue('Mar');
  await release();
  await expect(page.getByLabel('First name')).toHaveValue('Mar');
  // Taken over only once: the next page reads it from the document.
  await expect.poll(() => copyOnDevice(page)).toContain('"personalInfo/firstName":"Mar"');
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('typed'))),
  ).toEqual([]);
});

test('[BRW-04] a word that an input method is making is not cut off', async ({ page, context }) => {
  const release = await holdProgram(page);
  await page.goto('/builder', { waitUntil: 'commit' });
  await page.getByLabel('First name').click();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
  const isReleased = release();
  // The program has loaded and waits for the composition to end.
  await expect(page.locator('#root h1')).toHaveCount(1);
  await devtools.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
  await expect(page.locator('#early')).toHaveCount(1);
  await devtools.send('Input.insertText', { text: '日本' });
  await isReleased;
  expect(await caretOf(page)).toEqual({ value: '日本', selected: [2, 2], isEarly: false });
});

test('[BRW-04] a document that the device does not know takes no text until it is open', async ({
  page,
  trouble,
  pageErrors,
}) => {
  trouble.announce('We couldn’t open this resume');
  await signUp(page);
  await page.goto('/builder');
  await page.getByLabel('First name').fill('Ana');
  await expect.poll(() => copyOnDevice(page)).toContain('Ana');
  const release = await holdProgram(page);
  await page.goto(`/builder?resume=${crypto.randomUUID()}`, { waitUntil: 'commit' });
  await expect(page.getByLabel('First name')).toBeDisabled();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await release();
  await expect(page.getByText('We couldn’t open this resume')).toBeVisible();
  await expect(page.locator('#early')).toBeHidden();
  forgiveRefusals(pageErrors, 404);
});

test('[BRW-04] the early form has nothing of somebody who has signed out', async ({ page }) => {
  await signUp(page);
  await page.goto('/builder');
  await page.getByLabel('First name').fill('Filomena');
  await expect.poll(() => copyOnDevice(page)).toContain('Filomena');
  await page.getByRole('button', { name: 'Ana Lima' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/auth');
  expect(await copyOnDevice(page)).toBe('');
  const release = await holdProgram(page);
  await page.goto('/builder', { waitUntil: 'commit' });
  await expect(page.getByLabel('First name')).toHaveValue('');
  await release();
});
