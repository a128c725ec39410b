import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { comeFromElsewhere, signUp } from '../../support/people/accounts.ts';
import { givePro } from '../../support/plans.ts';
import {
  compareWithSvg,
  countPreviewCalls,
  newestAnswer,
  pictureOf,
  previewPane,
  saveData,
  untilOwnEngine,
  untilPainted,
} from '../../support/preview.ts';
import { field, openBuilder, saveStatus, untilSaved } from '../../support/resumes.ts';
import { userIdOf } from '../../support/people/staff.ts';
import { expect, expectAccessible, forgiveNetwork, test } from '../../support/test.ts';

// This file cuts the network on purpose.
test.use({ toleratedTrouble: ['save', 'preview', 'tool', 'We couldn’t show this part'] });

test.beforeEach(({ context }) => comeFromElsewhere(context));

async function openSample(page: Page): Promise<void> {
  await openBuilder(page);
  await page.getByRole('button', { name: 'Look at a sample' }).click();
  await expect(field(page, 'First name')).toHaveValue('Maya');
  await untilPainted(page);
}

const openTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name }).click();

async function openDesign(page: Page): Promise<void> {
  await openSample(page);
  await openTab(page, 'Design');
}

const zoomOf = (page: Page) => previewPane(page).getByLabel('Zoom', { exact: true });
const tool = (page: Page, name: string | RegExp) => previewPane(page).getByRole('button', { name });

test('[BLD-07] the preview follows what is typed: with the server’s pages, then without the network', async ({
  page,
  context,
  pageErrors,
}) => {
  const calls = countPreviewCalls(page);
  await openSample(page);
  expect(calls()).toBeGreaterThan(0);
  const lastFont = page.waitForResponse((response) =>
    response.url().includes('IBMPlexSans_600SemiBold_Italic'),
  );
  await untilOwnEngine(page, calls, (word) => field(page, 'First name').fill(word));
  await openTab(page, 'Design');
  await expect(page.getByRole('radio', { name: /^Timeline/ })).toBeAttached();
  await (await lastFont).finished();

  await context.setOffline(true);
  const inSimple = await pictureOf(page);
  await page.getByRole('radio', { name: /^Timeline/ }).check({ force: true });
  await expect.poll(() => pictureOf(page)).not.toBe(inSimple);
  await openTab(page, 'Edit');
  const before = await pictureOf(page);
  await field(page, 'First name').fill('Offline');
  await expect.poll(() => pictureOf(page)).not.toBe(before);
  await expect(previewPane(page).getByRole('region', { name: 'Resume text' })).toContainText(
    'Offline Lindqvist',
  );
  await expect(previewPane(page).getByText('The preview is behind')).toBeHidden();
  await context.setOffline(false);
  forgiveNetwork(pageErrors);
});

test('[BLD-07] zoom, fit, page indicator, full screen, and a click on words that leads to their field', async ({
  page,
}) => {
  await openSample(page);
  await expect(previewPane(page).getByText('Page 1 of 1')).toBeVisible();

  const fitted = await zoomOf(page).textContent();
  await tool(page, 'Zoom in').click();
  await expect(zoomOf(page)).not.toHaveText(fitted ?? '');
  await tool(page, 'Zoom in').click();
  await expect(tool(page, /^Fit to width/)).toHaveAttribute('aria-pressed', 'false');
  await tool(page, /^Fit to width/).click();
  await expect(zoomOf(page)).toHaveText(fitted ?? '');

  await tool(page, 'Full screen').click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  const behind = page.locator('[inert]', { has: field(page, 'First name') });
  await expect(behind).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(behind).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(field(page, 'First name')).toHaveValue('Maya');

  // The second position, in the template's main column.
  const sheet = page.locator('canvas[data-page="1"]');
  const { width = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
  await sheet.click({ position: { x: width * 0.5, y: height * 0.335 } });
  const focusedPlace = () =>
    page.evaluate(() => document.activeElement?.closest('[data-place]')?.getAttribute('data-place'));
  await expect.poll(focusedPlace).toMatch(/^experience\/sample-2/);
});

test('[BLD-07] a bullet in the preview shows that it can be entered, and a click puts the caret into it', async ({
  page,
}) => {
  await saveData(page);
  const answer = newestAnswer(page);
  await openSample(page);
  const sheet = page.locator('canvas[data-page="1"]');
  const middleOf = async (name: string) => {
    await expect.poll(() => answer().places.some(({ field: known }) => known === name)).toBe(true);
    const { pages, places } = answer();
    const place = places.find(({ field: known }) => known === name);
    const scale = ((await sheet.boundingBox())?.width ?? 0) / (pages[0]?.width ?? 1);
    if (!place?.end) throw new Error(`${name} has no end`);
    return { x: (place.x + 60) * scale, y: ((place.y + place.end.y) / 2) * scale };
  };
  const caretLine = () =>
    page.evaluate(() => {
      const node = getSelection()?.anchorNode;
      return (
        (node instanceof Element ? node : node?.parentElement)?.closest('[contenteditable] li')
          ?.textContent ?? null
      );
    });
  const cue = page.locator('[data-line-cue]');
  const second = await middleOf('experience/0/description/0/1');
  await sheet.hover({ position: second });
  await expect(cue).toBeVisible();
  const [drawn, canvas] = [await cue.boundingBox(), await sheet.boundingBox()];
  if (!drawn || !canvas) throw new Error('nothing is drawn');
  const at = canvas.y + second.y;
  expect(drawn.y < at && at < drawn.y + drawn.height).toBe(true);
  expect(drawn.height).toBeLessThan(60);

  await sheet.click({ position: second });
  const line = await expect.poll(caretLine).not.toBeNull().then(caretLine);
  const description = page.locator('[data-place$="/description"]').filter({ has: page.locator(':focus') });
  await expect(description.locator('li').nth(1)).toHaveText(line ?? '');
  await page.keyboard.type(' Caret');
  await expect(description.locator('li').nth(1)).toHaveText(`${line} Caret`);

  // First with the editor already open, then with another one; both place the caret in the clicked line.
  await sheet.click({ position: await middleOf('experience/0/description/0/0') });
  await page.keyboard.type(' First');
  await expect(description.locator('li').first()).toHaveText(/ First$/);
  await sheet.click({ position: await middleOf('experience/1/description/0/1') });
  await expect(description.locator('li').nth(1)).toBeVisible();
  await page.keyboard.type(' Other');
  await expect(description.locator('li').nth(1)).toHaveText(/ Other$/);

  await sheet.hover({ position: { x: 4, y: 4 } });
  await expect(cue).toHaveCount(0);
});

test('[BLD-07] on a phone editor and preview are two tabs, and the preview rests while it is not seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await saveData(page);
  const calls = countPreviewCalls(page);
  await openBuilder(page);
  await field(page, 'First name').fill('Maya');
  // By then a visible preview would have requested its pages.
  await expect(saveStatus(page)).toHaveText('Saved on this device');
  expect(calls()).toBe(0);
  await openTab(page, 'Preview');
  await untilPainted(page);
  expect(calls()).toBeGreaterThan(0);
  await expect(field(page, 'First name')).toBeHidden();
  await expectAccessible(page);
});

test('every template is painted as its SVG says, and the design changes it at once', async ({ page }) => {
  await saveData(page);
  const newest = newestAnswer(page);
  await openDesign(page);
  for (const name of ['Classic', 'Modern', 'Compact', 'Executive', 'Timeline', 'Simple']) {
    const before = await pictureOf(page);
    await page
      .getByRole('radio', { name: new RegExp(`^${name}`) })
      .first()
      .check({ force: true });
    await expect.poll(() => pictureOf(page)).not.toBe(before);
    await expect(async () => {
      const { differing, dark } = await compareWithSvg(page, newest());
      expect(dark, name).toBeGreaterThan(1000);
      expect(differing / dark, name).toBeLessThan(0.002);
    }).toPass({ timeout: 5000 });
  }
  const before = await pictureOf(page);
  await page.getByRole('radio', { name: 'Spacious' }).check({ force: true });
  await expect.poll(() => pictureOf(page)).not.toBe(before);
  await page.getByRole('button', { name: 'Fit to one page' }).click();
  await expect(page.getByText('It already fits on one page.')).toBeVisible();
});

test('[BLD-07] a page that is painted in parts while somebody types is the page painted whole', async ({
  page,
}) => {
  await saveData(page);
  const newest = newestAnswer(page);
  await openSample(page);
  const name = field(page, 'First name');
  // New characters, fewer and more of them, and a wrap that moves everything below it.
  for (const words of ['May', 'Maya-Zoë', 'Maximiliana Quetzal Xylander of the Long and Winding Name', 'M']) {
    const before = await pictureOf(page);
    await name.fill(words);
    await expect.poll(() => pictureOf(page)).not.toBe(before);
  }
  await expect(async () => {
    const { differing, dark } = await compareWithSvg(page, newest());
    expect(dark).toBeGreaterThan(1000);
    expect(differing / dark).toBeLessThan(0.002);
  }).toPass({ timeout: 5000 });
  const inParts = await pictureOf(page);
  await page.reload();
  await untilPainted(page);
  await expect.poll(() => pictureOf(page)).toBe(inParts);
});

for (const theme of ['light', 'dark'] as const)
  test(`preview, design and the export's lock are accessible: ${theme}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'lauda_theme', value: theme, url: baseURL ?? '' }]);
    await saveData(page);
    await openDesign(page);
    await page.getByRole('radio', { name: /^Modern/ }).check({ force: true });
    await expect(page.getByText('Modern is a Pro template')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: /^PDF/ }).click();
    await expect(page.getByRole('dialog', { name: 'PDF and Word are part of Pro' })).toBeVisible();
    await expectAccessible(page);
  });

async function exported(page: Page, name: RegExp): Promise<{ name: string; path: string; content: Buffer }> {
  await page.getByRole('button', { name: 'Download' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name }).click(),
  ]);
  const path = await download.path();
  return { name: download.suggestedFilename(), path, content: await readFile(path) };
}

test('a visitor takes text and JSON along, also offline, and sees the lock on PDF before any effort', async ({
  page,
  context,
  pageErrors,
}) => {
  await openSample(page);
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByRole('menuitem', { name: /^PDF.*Pro$/s })).toBeVisible();
  await page.getByRole('menuitem', { name: /^Word/ }).click();
  const dialog = page.getByRole('dialog', { name: 'PDF and Word are part of Pro' });
  await expect(dialog.getByRole('link', { name: 'See Pro' })).toHaveAttribute('href', '/pricing');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('button', { name: 'Download' })).toBeFocused();
  await expect(field(page, 'First name')).toHaveValue('Maya');

  await context.setOffline(true);
  const text = await exported(page, /^Plain text/);
  expect(text.name).toMatch(/\.txt$/);
  expect(text.content.toString()).toContain('Harborline Freight Software');
  const json = await exported(page, /^JSON/);
  expect(JSON.parse(json.content.toString())).toMatchObject({ basics: { name: 'Maya Lindqvist' } });
  forgiveNetwork(pageErrors);
});

test('[BLD-07] the PDF is refused without Pro and downloaded with it, with the last words in it', async ({
  page,
}) => {
  await page.goto('/auth');
  await signUp(page);
  await openBuilder(page);
  await field(page, 'First name').fill('Maya');
  await field(page, 'Resume title').fill('Maya, operações');
  await untilSaved(page);
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: /^PDF/ }).click();
  await expect(page.getByRole('dialog', { name: 'PDF and Word are part of Pro' })).toBeVisible();

  await givePro(await userIdOf(page.request));
  await page.reload();
  await field(page, 'Last name').fill('Newest');
  const pdf = await exported(page, /^PDF/);
  expect(pdf.name).toBe('Maya, operações.pdf');
  const { stdout } = await promisify(execFile)('pdftotext', [pdf.path, '-']);
  expect(stdout).toContain('Newest');
});

test('the tiles of the design tab show the person’s own first page, and what changes in it', async ({
  page,
}) => {
  await openDesign(page);
  const tile = page
    .getByRole('radio', { name: /^Classic/ })
    .locator('xpath=..')
    .getByRole('presentation');
  const own = page.locator('label img[data-own]');
  // One for each template; there may briefly be fewer.
  await expect(own).toHaveCount(14, { timeout: 40_000 });
  const pixels = () =>
    tile.evaluate(async (image) => {
      if (!(image instanceof HTMLImageElement)) throw new TypeError('no picture');
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0, image.width, image.height);
      return context?.getImageData(0, 0, image.width, image.height).data.join();
    });
  await tile.scrollIntoViewIfNeeded();
  const before = await pixels();
  await page.getByRole('radio', { name: 'Spacious' }).check({ force: true });
  await expect.poll(pixels, { timeout: 40_000 }).not.toBe(before);
});

test('the first page is as wide as its pane, also before an observer has told the width', async ({
  page,
}) => {
  await page.addInitScript(() => {
    globalThis.ResizeObserver = class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    };
  });
  await page.setViewportSize({ width: 1024, height: 768 });
  await openSample(page);
  const room = await page.getByRole('group', { name: 'Pages' }).evaluate((pane) => {
    const sheet = pane.querySelector('canvas');
    const { paddingLeft, paddingRight } = getComputedStyle(pane);
    return {
      page: sheet?.getBoundingClientRect().width ?? 0,
      pane: pane.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
    };
  });
  expect(Math.abs(room.page - room.pane)).toBeLessThan(2);
});

test('[BLD-07] the next page is painted before one scrolls to it', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await openSample(page);
  await field(page, 'Summary').click();
  await page.keyboard.insertText('It takes more than one page to say all of this. '.repeat(80));
  const next = page.locator('canvas[data-page="2"]');
  await expect(next).toBeAttached();
  await expect(next).not.toBeInViewport();
  await expect.poll(() => pictureOf(page, 2)).not.toBeNull();
});
