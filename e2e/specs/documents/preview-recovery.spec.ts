import type { Page } from '@playwright/test';
import { comeFromElsewhere, signUp } from '../../support/people/accounts.ts';
import { expectSoundLayout } from '../../support/watching/layout-faults.ts';
import { usePhoto } from '../../support/acts/photos.ts';
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
import { field, openBuilder, untilSaved } from '../../support/resumes.ts';
import { expect, forgiveNetwork, test } from '../../support/test.ts';

// This file cuts the network on purpose.
test.use({ toleratedTrouble: ['save', 'preview', 'tool', 'We couldn’t show this part'] });

test.beforeEach(({ context }) => comeFromElsewhere(context));

const behindNote = (page: Page) => previewPane(page).getByRole('button', { name: 'Try again' });

async function openOwn(page: Page): Promise<void> {
  await page.goto('/auth');
  await signUp(page);
  await openBuilder(page);
  await field(page, 'First name').fill('Ana');
  await untilPainted(page);
}

test('a photo in the Simple template is painted, and the preview follows what is typed next', async ({
  page,
}) => {
  const calls = countPreviewCalls(page);
  await openOwn(page);
  await untilOwnEngine(page, calls, (word) => field(page, 'Last name').fill(word));
  const without = await pictureOf(page);
  await usePhoto(page);
  await expect.poll(() => pictureOf(page)).not.toBe(without);
  for (const name of ['Lima', 'Souza', 'Prado']) {
    const before = await pictureOf(page);
    await field(page, 'Last name').fill(name);
    await expect.poll(() => pictureOf(page)).not.toBe(before);
  }
  await expect(behindNote(page)).toHaveCount(0);
});

test('[BLD-07] a photo is painted as the browser itself shows it', async ({ page }) => {
  await saveData(page);
  const newest = newestAnswer(page);
  await openOwn(page);
  await usePhoto(page);
  await untilSaved(page);
  await expect(async () => {
    // The server prints a photo only after it has received it.
    await field(page, 'Last name').fill(`L${Math.random()}`);
    await expect.poll(() => newest().pages[0]?.body).toContain('<image');
    const { differing, dark } = await compareWithSvg(page, newest());
    expect(dark).toBeGreaterThan(1000);
    expect(differing / dark).toBeLessThan(0.002);
  }).toPass({ timeout: 60_000 });
});

test('a page with a shape that the painter does not know is drawn by the browser, and the next one is painted', async ({
  page,
}) => {
  await saveData(page);
  let isPlanted = true;
  await page.route('**/api/document/preview', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { pages: { body: string }[] } };
    const [first] = answer.data.pages;
    if (first && isPlanted) first.body += '<rect x="60" y="500" width="300" height="200" fill="#102030"/>';
    await route.fulfill({ response, json: answer });
  });
  const newest = newestAnswer(page);
  await openBuilder(page);
  await field(page, 'First name').fill('Ana');
  const untilSameAsSvg = (hasRect: boolean) =>
    expect(async () => {
      expect(newest().pages[0]?.body.includes('<rect')).toBe(hasRect);
      const { differing, dark } = await compareWithSvg(page, newest());
      expect(dark).toBeGreaterThan(1000);
      expect(differing / dark).toBeLessThan(0.002);
    }).toPass({ timeout: 10_000 });
  await untilPainted(page);
  await untilSameAsSvg(true);
  await expect(behindNote(page)).toHaveCount(0);

  isPlanted = false;
  const before = await pictureOf(page);
  await field(page, 'First name').fill('Beatriz');
  await expect.poll(() => pictureOf(page)).not.toBe(before);
  await untilSameAsSvg(false);
});

const panelError = (page: Page) => page.getByText('We couldn’t show this part');

test('a part whose file did not arrive is shown at “Try again”, and another soon by itself', async ({
  page,
  pageErrors,
}) => {
  let isAway = true;
  await page.route(/\/assets\/(preview-pane|design-panel|command-palette)-/, (route) =>
    isAway ? route.abort() : route.continue(),
  );
  await openBuilder(page);
  await expect(panelError(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  const failure = page.getByRole('dialog', { name: 'We couldn’t show this part' });
  await expect(failure).toBeVisible();
  isAway = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
  await page.keyboard.press('Escape');
  await field(page, 'First name').fill('Ana');
  await untilPainted(page);
  await expect(panelError(page)).toHaveCount(0);
  forgiveNetwork(pageErrors);
});

test('tools whose file did not arrive leave the others their room', async ({ page, pageErrors }) => {
  await page.route(/\/assets\/-export-tools-/, (route) => route.abort());
  await openBuilder(page);
  await expect(page.getByRole('button', { name: 'We couldn’t load this tool' })).toBeVisible();
  await expectSoundLayout(page);
  forgiveNetwork(pageErrors);
});

test('a preview whose parts were on their way when the network went comes when it is back', async ({
  page,
  context,
  pageErrors,
}) => {
  const away = Promise.withResolvers<void>();
  await page.route(/\/assets\/(preview-pane-|engine-|.*\.wasm)/, async (route) => {
    await away.promise;
    await route.continue();
  });
  await openBuilder(page);
  await context.setOffline(true);
  away.resolve();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await field(page, 'First name').fill('Ana');
  await context.setOffline(false);
  await untilPainted(page);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  const calls = countPreviewCalls(page);
  await untilOwnEngine(page, calls, (word) => field(page, 'First name').fill(word));
  forgiveNetwork(pageErrors);
});

test('no key of a text is shown while the texts of a screen are on a slow line', async ({ page }) => {
  const areas = 'ai|builder|coach|imports|preview|resumeList|resumes|sharing|templates';
  const asked = new Set<string>();
  await page.route(new RegExp(`/assets/(${areas})-[^/]*\\.js$`), async (route) => {
    asked.add(route.request().url());
    await new Promise((later) => {
      setTimeout(later, 1500);
    });
    await route.continue();
  });
  await openBuilder(page);
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  await expect(previewPane(page)).toBeVisible();
  expect(asked.size).toBeGreaterThan(2);
  expect(await page.locator('body').innerText()).not.toMatch(new RegExp(`\\b(${areas})\\.[a-z]`));
});
