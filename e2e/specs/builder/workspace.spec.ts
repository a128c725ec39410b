import type { Page } from '@playwright/test';
import { comeFromElsewhere, signUp } from '../../support/people/accounts.ts';
import { untilPainted } from '../../support/preview.ts';
import { entryRow, field, openBuilder, untilSaved } from '../../support/resumes.ts';
import { expect, test } from '../../support/test.ts';

test.beforeEach(({ context }) => comeFromElsewhere(context));

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
];

const toolbar = (page: Page) => page.getByRole('group', { name: /^(Tools|Ferramentas)$/ });

/** Nothing covers the center of any toolbar control. */
async function expectToolsOnTop(page: Page): Promise<void> {
  const covered = await toolbar(page).evaluate((bar) =>
    Array.from(bar.querySelectorAll('button, a')).flatMap((tool) => {
      const { left, right, top, bottom } = tool.getBoundingClientRect();
      if (right === left) return [];
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (isInside && tool.contains(found)) return [];
      return [
        `${tool.getAttribute('aria-label') ?? tool.textContent} is under ${found?.outerHTML.slice(0, 90)}`,
      ];
    }),
  );
  expect(covered).toEqual([]);
}

/** Scrolls the wheel at this x until nothing moves. */
async function scrollToEnd(page: Page, x: number): Promise<void> {
  await page.mouse.move(x, 500);
  const places = () =>
    page.evaluate(() =>
      [document.scrollingElement, ...document.querySelectorAll('main, main *')]
        .map((element) => element?.scrollTop ?? 0)
        .join(),
    );
  await expect(async () => {
    const before = await places();
    await page.mouse.wheel(0, 20_000);
    await page.evaluate(
      () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
    );
    expect(await places()).toBe(before);
  }).toPass({ timeout: 10_000 });
}

for (const { width, height } of SIZES)
  test(`[ENT-01] the whole toolbar is in sight wherever one has scrolled: ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/auth');
    await signUp(page);
    await openBuilder(page);
    await page.getByRole('button', { name: 'Look at a sample' }).click();
    await expect(field(page, 'First name')).toHaveValue('Maya');
    await untilPainted(page);
    await untilSaved(page);
    // Status, undo, redo, checks, edit, design, coach, more, export.
    await expect(toolbar(page).locator('button:visible, a:visible')).toHaveCount(9);
    await expectToolsOnTop(page);
    for (const part of [0.3, 0.8, 0.3]) {
      await scrollToEnd(page, width * part);
      await expectToolsOnTop(page);
    }
    // The editor has scrolled to its end; the window has not.
    await expect(page.getByRole('button', { name: 'Add section' }).last()).toBeInViewport();
    expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });

test('[ENT-01] the tabs of the sections follow the focus, and the scroll when nobody writes', async ({
  page,
}) => {
  await openBuilder(page);
  await page.getByRole('button', { name: 'Look at a sample' }).click();
  const current = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current=true]');
  await expect(current).toHaveText('Personal Information');
  // Visible, but far from the top of the pane: only the focus marks it as current.
  await page.setViewportSize({ width: 1440, height: 2400 });
  await entryRow(page, 'Language 2').focus();
  await expect(current).toHaveText('Languages');
  await page.keyboard.press('Alt+PageUp');
  await expect(current).toHaveText('Skills');
  await field(page, 'City').focus();
  await expect(current).toHaveText('Personal Information');

  await page.setViewportSize({ width: 1440, height: 900 });
  await field(page, 'City').blur();
  await scrollToEnd(page, 600);
  await expect(current).not.toHaveText('Personal Information');
  // The tab navigates to its section.
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'Profile' }).click();
  await expect(page.getByRole('textbox', { name: 'Summary' })).toBeFocused();
  await expect(current).toHaveText('Profile');
});
