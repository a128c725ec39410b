import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { comeFromElsewhere } from '../support/accounts.ts';
import { entryRow, field, openBuilder } from '../support/resumes.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ context }) => comeFromElsewhere(context));

const PDF = fileURLToPath(new URL('../files/resume-en.pdf', import.meta.url));

/** As the browser does it: the page may refuse the drop, else the browser acts on its own. */
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
