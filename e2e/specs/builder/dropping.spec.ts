import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { comeFromElsewhere } from '../../support/people/accounts.ts';
import { entryRow, field, openBuilder } from '../../support/resumes.ts';
import { expect, test } from '../../support/test.ts';

test.beforeEach(({ context }) => comeFromElsewhere(context));

const PDF = fileURLToPath(new URL('../../files/resume-en.pdf', import.meta.url));

/** Simulates a drop: the page may cancel it, otherwise the browser handles it. */
async function drop(page: Page, target: Locator, what: { text: string } | { pdf: string }) {
  const transfer = await page.evaluateHandle((given) => {
    const made = new DataTransfer();
    if ('text' in given) made.setData('text/plain', given.text);
    else {
      const bytes = Uint8Array.from(atob(given.pdf), (letter) => letter.charCodeAt(0));
      made.items.add(new File([bytes], 'resume.pdf', { type: 'application/pdf' }));
    }
    return made;
  }, what);
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to drop on');
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  const isHandled = async (type: string) =>
    target.evaluate(
      (element, { type: name, dataTransfer, ...point }) =>
        !element.dispatchEvent(
          new DragEvent(name, { ...point, dataTransfer, bubbles: true, cancelable: true }),
        ),
      { type, dataTransfer: transfer, ...at },
    );
  const isOver = await isHandled('dragover');
  return { isOver, isDropped: await isHandled('drop') };
}

test('text that is dropped into a bullet stands there; a file that is dropped never leaves the page', async ({
  page,
}) => {
  await openBuilder(page);
  await page.getByRole('button', { name: 'Look at a sample' }).click();
  await entryRow(page, 'Experience 1').click();
  const bullet = page.locator('[data-place$="/description"] li').first();
  const before = await bullet.textContent();
  await bullet.click();
  await expect(page.locator('[data-place$="/description"] .tiptap')).toBeFocused();
  expect(await drop(page, bullet, { text: 'Dropped words' })).toMatchObject({ isDropped: true });
  const description = page.locator('[data-place$="/description"]').first();
  await expect(description).toContainText('Dropped words');
  for (const half of [(before ?? '').slice(0, 12), (before ?? '').slice(-12)])
    await expect(description).toContainText(half);

  const pdf = (await readFile(PDF)).toString('base64');
  for (const target of [
    bullet,
    field(page, 'First name'),
    page.getByRole('main'),
    page.locator('canvas').first(),
  ])
    expect(await drop(page, target, { pdf })).toEqual({ isOver: true, isDropped: true });
  await expect(field(page, 'First name')).toHaveValue('Maya');
  await expect(description).toContainText('Dropped words');
});

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A point just inside its upper left corner. */
async function cornerOf(target: Locator): Promise<Spot> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to take');
  return { x: box.x + 8, y: box.y + 8 };
}

const STEPS = 8;
const between = (from: Spot, to: Spot): Spot[] =>
  Array.from({ length: STEPS }, (_, index) => ({
    x: from.x + ((to.x - from.x) * (index + 1)) / STEPS,
    y: from.y + ((to.y - from.y) * (index + 1)) / STEPS,
  }));

async function dragByMouse(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of between(from, to)) await page.mouse.move(x, y);
  await page.mouse.up();
}

async function dragByFinger(session: CDPSession, from: Spot, to: Spot): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const spot of between(from, to)) await touch('touchMove', [spot]);
  await touch('touchEnd', []);
}

const handle = (page: Page, name: string) =>
  page.getByRole('button', { name: `Reorder ${name} with the arrow keys` });
const rows = (page: Page) => page.locator('[data-section="experience"] h3 button');
const headings = (page: Page) => page.locator('[data-section] h2');

test('entries are dragged by a mouse, moved by keys, and stay where they were when Escape is pressed', async ({
  page,
}) => {
  await openBuilder(page);
  await page.getByRole('button', { name: 'Look at a sample' }).click();
  await expect(rows(page)).toHaveText([/^Product Operations/, /^Operations Analyst/]);
  await handle(page, 'Experience 2').scrollIntoViewIfNeeded();
  const [from, to] = [
    await cornerOf(handle(page, 'Experience 2')),
    await cornerOf(handle(page, 'Experience 1')),
  ];
  await dragByMouse(page, from, to);
  await expect(rows(page)).toHaveText([/^Operations Analyst/, /^Product Operations/]);

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: STEPS });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(rows(page)).toHaveText([/^Operations Analyst/, /^Product Operations/]);

  await handle(page, 'Experience 2').focus();
  await page.keyboard.press('ArrowUp');
  await expect(rows(page)).toHaveText([/^Product Operations/, /^Operations Analyst/]);
  await expect(handle(page, 'Experience 1')).toBeFocused();
});

test('skills go from group to group by mouse and by keys', async ({ page }) => {
  await openBuilder(page);
  const chips = (list: string) => page.getByRole('list', { name: list, exact: true }).getByRole('button');
  await field(page, 'Add skill').click();
  await page.keyboard.type('Go,Rust,Kotlin,');
  await page.getByRole('button', { name: 'Add group', exact: true }).click();
  await page.keyboard.type('Languages');
  await page.keyboard.press('Enter');
  const into = field(page, 'Add skill to Languages');
  await expect(into).toBeVisible();
  await dragByMouse(page, await cornerOf(chips('Skills').first()), await cornerOf(into));
  await expect(chips('Languages')).toHaveText(['Go']);
  await expect(chips('Skills')).toHaveText(['Rust', 'Kotlin']);

  await chips('Languages').first().focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(chips('Languages')).toHaveCount(0);
  await expect(chips('Skills')).toHaveText(['Rust', 'Kotlin', 'Go']);
  await expect(chips('Skills').last()).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(chips('Languages')).toHaveText(['Go']);
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[ENT-09] entries and sections are dragged by a finger; skills have their menu', async ({
    page,
    context,
  }) => {
    // Clicks, because a driver's tap becomes a long press if the page takes half a second to handle its first half.
    await openBuilder(page);
    await page.getByRole('button', { name: 'Look at a sample' }).click();
    const session = await context.newCDPSession(page);
    await handle(page, 'Experience 2').scrollIntoViewIfNeeded();
    await dragByFinger(
      session,
      await cornerOf(handle(page, 'Experience 2')),
      await cornerOf(handle(page, 'Experience 1')),
    );
    await expect(rows(page)).toHaveText([/^Operations Analyst/, /^Product Operations/]);

    await page.getByRole('button', { name: 'Work Experience: options' }).click();
    await page.getByRole('menuitem', { name: 'Collapse all sections' }).click();
    await expect(page.locator('[data-section] h2 [aria-expanded="true"]')).toHaveCount(0);
    await expect(headings(page).nth(3)).toHaveText('Education');
    await handle(page, 'Education').scrollIntoViewIfNeeded();
    await dragByFinger(
      session,
      await cornerOf(handle(page, 'Education')),
      await cornerOf(handle(page, 'Work Experience')),
    );
    await expect(headings(page).nth(2)).toHaveText('Education');

    await page.getByRole('button', { name: 'Skills', exact: true }).last().click();
    await page.getByRole('button', { name: 'Add group', exact: true }).click();
    await expect(field(page, 'Group name')).toBeFocused();
    await page.keyboard.type('Tools');
    await page.keyboard.press('Enter');
    await field(page, 'Add skill to Tools').fill('Excel');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^SQL/ }).click();
    await page.getByRole('menuitem', { name: 'Tools' }).click();
    await expect(page.getByRole('list', { name: 'Tools', exact: true }).getByRole('button')).toHaveText([
      /^Excel/,
      /^SQL/,
    ]);
  });
});
