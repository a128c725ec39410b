import type { Locator, Page } from '@playwright/test';
import { comeFromElsewhere, signUp } from '../../support/people/accounts.ts';
import { entryRow, field, openBuilder, resumesOf, saveStatus, untilSaved } from '../../support/resumes.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.beforeEach(({ context }) => comeFromElsewhere(context));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name });
const entries = (page: Page, name: string) =>
  section(page, name).getByRole('listitem').getByRole('heading', { level: 3 });

async function openMenu(page: Page, name: string, item: string): Promise<void> {
  await button(page, `${name}: options`).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('[BLD-02] entries are found, chosen, deleted with a question, taken back, moved and folded', async ({
  page,
}) => {
  await openBuilder(page);
  await button(page, 'Look at a sample').click();
  const titles = entries(page, 'Work Experience');
  await expect(titles).toHaveText([/^Product Operations/, /^Operations Analyst/]);
  const folds = section(page, 'Work Experience').getByRole('heading').getByRole('button');
  await expect(folds).toHaveCount(3);
  await expect(folds.and(page.getByRole('button', { expanded: false }))).toHaveCount(2);

  await openMenu(page, 'Experience 1', 'Move down');
  await expect(titles).toHaveText([/^Operations Analyst/, /^Product Operations/]);
  const handle = await button(page, 'Reorder Experience 2 with the arrow keys').boundingBox();
  const first = await titles.first().boundingBox();
  await page.mouse.move((handle?.x ?? 0) + 10, (handle?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(first?.x ?? 0, (first?.y ?? 0) + 4, { steps: 8 });
  await page.mouse.up();
  await expect(titles).toHaveText([/^Product Operations/, /^Operations Analyst/]);

  await openMenu(page, 'Work Experience', 'Find and select');
  await page.getByRole('searchbox', { name: 'Find in this section' }).fill('FERNHILL');
  await expect(titles).toHaveText([/^Operations Analyst/]);
  await page.getByRole('searchbox', { name: 'Find in this section' }).fill('');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await button(page, 'Delete 2 entries').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(titles).toHaveCount(2);
  await button(page, 'Delete 2 entries').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(titles).toHaveCount(0);
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(titles).toHaveText([/^Product Operations/, /^Operations Analyst/]);
  await button(page, 'Close find and select').click();

  await expect(section(page, 'Work Experience').getByLabel(/^Company/)).toHaveCount(0);
  await entryRow(page, 'Experience 1').click();
  await expect(section(page, 'Work Experience').getByLabel(/^Company/)).toHaveCount(1);
});

test('[ENT-01] entries are rows of which one is open, and the device remembers which', async ({ page }) => {
  await openBuilder(page);
  await button(page, 'Look at a sample').click();
  const [first, second, school] = ['Experience 1', 'Experience 2', 'Education 1'].map((name) =>
    entryRow(page, name),
  ) as [Locator, Locator, Locator];
  await expect(first).toHaveAccessibleName(/ 20\d\d –$/);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(page.getByRole('banner').getByText(title)).toHaveAttribute('aria-current', 'page');
  await first.click();
  await expect(page.getByLabel(/^Company/)).toHaveValue(/^Harborline/);
  const topOf = async () => Math.round((await second.boundingBox())?.y ?? 0);
  await second.scrollIntoViewIfNeeded();
  const before = await topOf();
  await second.click();
  await expect(page.getByLabel(/^Company/)).toHaveValue(/^Fernhill/);
  expect(Math.abs((await topOf()) - before), 'what was pressed stays under the pointer').toBeLessThan(3);
  await page.getByLabel(/^Company/).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel(/^Company/)).toHaveCount(0);
  await expect(second).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(entries(page, 'Work Experience')).toHaveText([/^Operations Analyst/, /^Product Operations/]);
  await school.click();
  await openMenu(page, 'Work Experience', 'Collapse all sections');
  await expect(school).toHaveCount(0);
  await button(page, 'Education').first().click();
  await page.reload();
  await expect(school).toHaveAttribute('aria-expanded', 'false');
  await expect(first).toHaveCount(0);
  await school.click();
  await page.reload();
  await expect(school).toHaveAttribute('aria-expanded', 'true');
  await expect(field(page, 'School')).toBeVisible();
  await expectAccessible(page);
});

test('[ENT-01] the divider is dragged and moved by keys, and stays where it was put', async ({ page }) => {
  await openBuilder(page);
  const divider = page.getByRole('separator', { name: 'Width of the editor' });
  const place = async () => (await divider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const before = await place();
  await page.mouse.move(before.x + before.width / 2, before.y + 200);
  await page.mouse.down();
  await page.mouse.move(before.x + 120, before.y + 200, { steps: 4 });
  await page.mouse.up();
  const dragged = await place();
  expect(dragged.x - before.x).toBeGreaterThan(90);
  await divider.focus();
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(divider).toHaveAttribute('aria-valuenow', '35');
  await page.reload();
  await expect(field(page, 'First name')).toBeVisible();
  await expect(divider).toHaveAttribute('aria-valuenow', '35');
  await expectAccessible(page);
  await divider.dblclick();
  await expect.poll(async () => Math.round((await place()).x)).toBe(Math.round(before.x));
});

test('[ENT-09] sections are put in order by mouse, by keys and in their menu', async ({ page }) => {
  await openBuilder(page);
  await button(page, 'Look at a sample').click();
  const headings = page.locator('[data-section] h2');
  await expect(headings.nth(2)).toHaveText('Work Experience');
  const handle = button(page, 'Reorder Education with the arrow keys');
  await openMenu(page, 'Work Experience', 'Collapse all sections');
  const [from, to] = await Promise.all([handle, headings.nth(2)].map((one) => one.boundingBox()));
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 8, (to?.y ?? 0) - 4, { steps: 8 });
  await page.mouse.up();
  await expect(headings.nth(2)).toHaveText('Education');
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect(headings.nth(2)).toHaveText('Work Experience');
  await expect(handle).toBeFocused();
  await openMenu(page, 'Education', 'Move section up');
  await expect(headings.nth(2)).toHaveText('Education');
});

test('[RES-03] headings are the person’s own, sections move, hide and are added', async ({ page }) => {
  await openBuilder(page);
  await button(page, 'Look at a sample').click();
  await openMenu(page, 'Work Experience', 'Rename the heading');
  await page.getByRole('textbox', { name: 'Section heading' }).fill('Where I worked');
  await page.keyboard.press('Enter');
  await openMenu(page, 'Where I worked', 'Move section up');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText(/Where I worked.*Profile/is);
  await openMenu(page, 'Where I worked', 'Hide from the resume');
  await expect(preview).not.toContainText(/Where I worked/i);
  await button(page, 'Add section').click();
  await page.getByRole('menuitem', { name: 'Custom section' }).click();
  await expect(page.getByRole('textbox', { name: 'Section heading' })).toBeFocused();
  await page.keyboard.type('Talks');
  await page.keyboard.press('Enter');
  await expect(section(page, 'Talks').getByRole('button', { name: 'Talks', exact: true })).toBeFocused();
  await section(page, 'Talks').getByRole('button', { name: 'Add item' }).click();
  await page.keyboard.type('On lost words');
  await expect(preview).toContainText('On lost words');
});

test('[BLD-03] [BLD-04] the summary warns over its length, dates are read, and words keep their form', async ({
  page,
}) => {
  await openBuilder(page);
  const summary = page.getByRole('textbox', { name: 'Summary' });
  await summary.click();
  await expect(page.locator('[contenteditable=true]')).toBeVisible();
  await page.keyboard.insertText('Words. '.repeat(101));
  await expect(page.getByText('Over 700 characters. Shorter summaries get read.')).toBeVisible();
  await expect(page.getByText(/2 to 4 sentences .* under 700/)).toBeVisible();
  await page.reload();
  await expect(summary).toContainText('Words. Words.');

  await button(page, 'Add experience').click();
  await field(page, 'Start').fill('março de 2021');
  await field(page, 'End').fill('jan 2020');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Start')).toHaveValue('03/2021');
  await expect(page.getByText('It ends before it starts')).toBeVisible();
  await page.getByRole('checkbox', { name: 'I still work here' }).check();
  await expect(field(page, 'End')).toBeDisabled();
  await expect(page.getByText('It ends before it starts')).toHaveCount(0);
  // An invalid month shows an error, stays in the field, and leaves the page unchanged.
  await field(page, 'Start').fill('13/2019');
  await page.keyboard.press('Tab');
  await expect(page.getByText('“13/2019” isn’t a month and year, so it isn’t saved.')).toBeVisible();
  await expect(field(page, 'Start')).toHaveValue('13/2019');
  await field(page, 'Start').fill('03/19');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Start')).toHaveValue('03/2019');
  await field(page, 'Start').fill('042019');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Start')).toHaveValue('04/2019');
  await expect(page.getByText(/isn’t a month and year/)).toHaveCount(0);

  const description = page.getByRole('textbox', { name: 'Description' });
  await description.click();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Bold');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await button(page, 'Bullets').click();
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(' line');
  await summary.click();
  await expect(description.getByRole('listitem')).toHaveText(['One line']);
  await expect(description.locator('strong')).toHaveText('Bold');
  await expect(page.locator('[contenteditable=true]')).toHaveCount(1);
});

test('[BLD-05] every edit can be taken back and done again, also by keys', async ({ page }) => {
  await openBuilder(page);
  await field(page, 'First name').fill('Ana');
  await field(page, 'Add skill').fill('SQL');
  await field(page, 'Add skill').press('Enter');
  await expect(button(page, 'SQL')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(button(page, 'SQL')).toHaveCount(0);
  await button(page, 'Undo').press('Control+z');
  await expect(field(page, 'First name')).toHaveValue('');
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  for (let step = 0; step < 2; step += 1) await button(page, 'Redo').press('Control+Shift+z');
  await expect(button(page, 'SQL')).toBeVisible();
  await expect(field(page, 'First name')).toHaveValue('Ana');
  await expect(saveStatus(page)).toHaveText('Saved on this device');
  await page.reload();
  await expect(button(page, 'SQL')).toBeVisible();
});

test('[BLD-06] a photo is cut to a square and kept without what the camera wrote about itself', async ({
  page,
  context,
}) => {
  await page.goto('/auth');
  await signUp(page);
  await openBuilder(page);
  await field(page, 'First name').fill('Ana');
  const jpeg = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 80, height: 40 });
    canvas.getContext('2d')?.fillRect(0, 0, 40, 40);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg');
    });
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())];
  });
  // An EXIF segment with a GPS location, right after the start of the image.
  const exif = Buffer.from('Exif\0\0GPS 48.8584 N 2.2945 E');
  const length = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  const buffer = Buffer.concat([Buffer.from(jpeg.slice(0, 2)), length, exif, Buffer.from(jpeg.slice(2))]);
  await page.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });
  await dialog.getByRole('slider', { name: 'Zoom' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await untilSaved(page);
  const [saved] = await resumesOf(context);
  const { photo } = (saved?.resume ?? {}).personalInfo as unknown as { photo: string };
  await expect
    .poll(async () => (await context.request.get(`/api/photo/${photo}`)).status(), { timeout: 10_000 })
    .toBe(200);
  const kept = await (await context.request.get(`/api/photo/${photo}`)).body();
  expect(kept.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect(kept.includes('Exif')).toBe(false);
  await button(page, 'Remove photo').click();
  await button(page, 'Undo').click();
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
});

test('[BLD-09] checks stand beside their field, and the list leads there', async ({ page }) => {
  await openBuilder(page);
  await field(page, 'Email').fill('ana@lauda');
  await button(page, 'Add experience').click();
  await page.getByRole('textbox', { name: 'Description' }).click();
  await page.keyboard.type('- Responsible for my team');
  await expect(page.getByText('This doesn’t look like an email address')).toBeVisible();
  await expect(page.getByText(/without “my”/)).toBeVisible();
  await expect(page.getByText('Add your last name')).toBeVisible();
  await page.getByRole('button', { name: /^Checks/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Checks' });
  await expect(sheet.getByText('0 of 1 bullets show a result')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: /hides what you did/ }).click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused();
});

test.describe('a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });
  test('[BLD-07] form and sheet stand side by side, and the sidebar makes room for them', async ({
    page,
  }) => {
    await openBuilder(page);
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview).toBeVisible();
    await expect(page.getByRole('link', { name: 'Preview' })).toBeHidden();
    const form = await section(page, 'Personal Information').boundingBox();
    const sheet = await preview.boundingBox();
    expect(form?.width).toBeGreaterThan(300);
    expect(sheet?.width).toBeGreaterThan(300);
    expect(sheet?.x).toBeGreaterThanOrEqual((form?.x ?? Infinity) + (form?.width ?? 0));
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'pixels wider than the tablet').toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 767, height: 1024 });
    await expect(preview).toBeHidden();
    await expect(page.getByRole('link', { name: 'Preview' })).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`a phone, pt-BR, ${colorScheme}`, () => {
    test.use({ colorScheme, locale: 'pt-BR', viewport: { width: 390, height: 844 }, hasTouch: true });

    test('edits, looks and designs by tabs that the address keeps', async ({ page }) => {
      await page.goto('/builder');
      await page.getByRole('button', { name: 'Ver um exemplo' }).tap();
      const tabs = page.getByRole('navigation', { name: 'Visualizações' });
      const name = section(page, 'Dados pessoais').getByRole('textbox', { name: 'Nome', exact: true });
      await expect(name).toHaveValue('Helena');
      await expectAccessible(page);
      await tabs.getByRole('link', { name: 'Prévia' }).tap();
      await expect(page).toHaveURL(/tab=preview/);
      await expect(name).toBeHidden();
      await expect(page.getByRole('region', { name: 'Prévia' })).toContainText('Helena');
      await expectAccessible(page);
      await page.reload();
      await expect(tabs.getByRole('link', { name: 'Prévia' })).toHaveAttribute('aria-current', 'page');
      await tabs.getByRole('link', { name: 'Visual' }).tap();
      await expect(page).toHaveURL(/tab=design/);
      await expectAccessible(page);
      for (const link of await tabs.getByRole('link').all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      await tabs.getByRole('link', { name: 'Editar' }).tap();
      await expect(name).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, 'pixels wider than the phone').toBeLessThanOrEqual(0);
    });
  });
