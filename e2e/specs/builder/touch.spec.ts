import type { Locator, Page } from '@playwright/test';
import { comeFromElsewhere, signUp } from '../../support/people/accounts.ts';
import { untilPainted } from '../../support/preview.ts';
import { entryRow, field, openBuilder, saveStatus, untilSaved } from '../../support/resumes.ts';
import { expect, forgiveNetwork, test } from '../../support/test.ts';

// This file cuts the network on purpose.
test.use({ toleratedTrouble: ['save', 'preview'] });

test.beforeEach(({ context }) => comeFromElsewhere(context));

const PHONE = { width: 390, height: 844 };
const toolbar = (page: Page) => page.getByRole('group', { name: 'Tools' });
const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });

async function openOwn(page: Page): Promise<void> {
  await page.goto('/auth');
  await signUp(page);
  await openBuilder(page);
  await page.getByRole('button', { name: 'Look at a sample' }).click();
  await expect(field(page, 'First name')).toHaveValue('Maya');
}

/** Overlapping or clipped controls of the toolbar, and the height of the bar. */
const toolbarGeometry = (page: Page) =>
  toolbar(page).evaluate((bar) => {
    const tools = Array.from(bar.querySelectorAll('button, a, output'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1);
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
    const faults = tools.flatMap(({ element, box }, index) => {
      const over = tools.slice(index + 1).filter(
        (other) =>
          // The status button intentionally covers its text.
          !(element.tagName === 'OUTPUT' && element.parentElement === other.element.parentElement) &&
          box.left < other.box.right - 0.5 &&
          other.box.left < box.right - 0.5 &&
          box.top < other.box.bottom - 0.5 &&
          other.box.top < box.bottom - 0.5,
      );
      const isOut = box.left < 0 || box.right > innerWidth;
      const pairs = over.map((other) => `${nameOf(element)} and ${nameOf(other.element)}`);
      return isOut ? pairs.concat(`${nameOf(element)} is outside`) : pairs;
    });
    // Where the status is too long, a shorter one beside it is shown instead.
    const words = Array.from(bar.querySelectorAll('output, output + [aria-hidden]')).find(
      (element) => element.clientWidth > 1,
    );
    return {
      faults,
      height: Math.round(bar.getBoundingClientRect().height),
      isOneLine: (words?.clientHeight ?? 0) < 30,
      isRead: (words?.clientWidth ?? 0) > 20,
      isCut: (words?.scrollWidth ?? 0) > (words?.clientWidth ?? 0),
    };
  });

for (const width of [320, 360, 390, 768])
  test(`the save status is one line beside the tools, whatever it says: ${width}`, async ({
    page,
    context,
    pageErrors,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openOwn(page);
    await untilSaved(page);
    await expect(toolbar(page).getByRole('button', { name: /^Download/ })).toBeVisible();
    const saved = await toolbarGeometry(page);
    expect(saved.faults).toEqual([]);
    expect(saved.isOneLine).toBe(true);
    expect(saved.isCut).toBe(false);
    // On the narrowest phones there may be room only for the dot.
    if (width > 320) expect(saved.isRead).toBe(true);

    await context.setOffline(true);
    await field(page, 'First name').fill('Ana');
    await expect(saveStatus(page)).toHaveText('Saved – offline');
    expect(await toolbarGeometry(page)).toEqual(saved);
    await page.getByRole('button', { name: 'Save status details' }).click();
    await expect(page.getByText('go to your account when you’re back online')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await untilSaved(page);
    forgiveNetwork(pageErrors);
  });

for (const { name, ...device } of [
  { name: 'a phone', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  { name: 'a desk', viewport: { width: 1440, height: 900 } },
])
  test.describe(`on ${name}`, () => {
    test.use(device);

    test('no tool moves under the finger: not when others load, nor by a count, nor by the first save', async ({
      page,
    }) => {
      await page.goto('/auth');
      await signUp(page);
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      for (const part of ['export-tools', 'resume-menu'])
        await page.route(`**/assets/*${part}*.js`, async (route) => {
          await held;
          await route.continue();
        });
      await openBuilder(page);
      const tool = (words: string | RegExp) => toolbar(page).getByRole('button', { name: words });
      const views = page.getByRole('navigation', { name: 'Views' }).filter({ visible: true });
      const view = (name: string) => views.getByRole('link', { name });
      const tools = [tool('Undo'), tool('Redo'), tool(/^Checks/), view('Edit'), view('Design')];
      const placesOf = (controls: readonly Locator[]) =>
        Promise.all(controls.map(async (control) => Math.round((await control.boundingBox())?.x ?? -1)));
      const before = await placesOf(tools);
      release();
      await expect(tool('Download')).toBeVisible();
      expect(await placesOf(tools)).toEqual(before);
      await view('Coach').click();
      await expect(page.getByText('The coach comes with Pro')).toBeVisible();
      await view('Edit').click();
      await field(page, 'First name').fill('Maya');
      await expect(tool(/^More for/)).toBeVisible();
      await field(page, 'Email').fill('maya');
      await expect(tool(/^Checks \d/)).toBeVisible();
      expect(await placesOf(tools)).toEqual(before);
    });
  });

test('while the keyboard is open on a phone, the bars above scroll away', async ({ page }) => {
  await page.setViewportSize(PHONE);
  // Emulated phones have no keyboard: only the height of the visible part is made up.
  await page.addInitScript(() => {
    const { height } = Object.getOwnPropertyDescriptors(VisualViewport.prototype);
    const seen = { isTyping: false };
    Object.defineProperty(VisualViewport.prototype, 'height', {
      get(this: VisualViewport) {
        return seen.isTyping ? 400 : (height?.get?.call(this) as number);
      },
    });
    addEventListener('keyboard', ({ detail }: CustomEventInit<boolean>) => {
      seen.isTyping = detail === true;
      visualViewport?.dispatchEvent(new Event('resize'));
    });
  });
  const keyboard = (isOpen: boolean) =>
    page.evaluate((detail) => dispatchEvent(new CustomEvent('keyboard', { detail })), isOpen);
  await openOwn(page);
  await page.getByRole('button', { name: 'Add experience' }).scrollIntoViewIfNeeded();
  const bars = [page.getByRole('banner'), toolbar(page)];
  const sections = page.getByRole('navigation', { name: 'Sections' });
  for (const bar of [...bars, sections]) await expect(bar).toBeInViewport();
  const before = await page.evaluate(() => scrollY);
  await keyboard(true);
  for (const bar of [...bars, sections]) await expect(bar).not.toBeInViewport();
  await keyboard(false);
  for (const bar of [...bars, sections]) await expect(bar).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('each tab of the phone keeps its place', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openOwn(page);
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 1500);
  await expect.poll(place).toBe(1500);
  await view(page, 'Design').click();
  await expect(page.getByRole('radio', { name: /^Timeline/ })).toBeAttached();
  await expect.poll(place).toBe(0);
  await page.mouse.wheel(0, 60);
  await expect.poll(place).toBe(60);
  await view(page, 'Preview').click();
  await untilPainted(page);
  await view(page, 'Edit').click();
  await expect.poll(place).toBe(1500);
  await view(page, 'Design').click();
  await expect.poll(place).toBe(60);
});

test('beside the preview the editor keeps its place too', async ({ page }) => {
  await openOwn(page);
  const pane = page
    .getByRole('heading', { level: 1 })
    .locator('xpath=ancestor::*[contains(@class,"overflow-y-auto")][1]');
  // The last sections load a moment after the first.
  await expect
    .poll(() =>
      pane.evaluate((element) => {
        element.scrollTo({ top: 900, behavior: 'instant' });
        return element.scrollTop;
      }),
    )
    .toBe(900);
  await view(page, 'Design').click();
  await expect(page.getByRole('radio', { name: /^Timeline/ })).toBeAttached();
  await view(page, 'Edit').click();
  await expect.poll(() => pane.evaluate((element) => element.scrollTop)).toBe(900);
});

test('a tap on the page of a phone leads to its field', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openOwn(page);
  await view(page, 'Preview').click();
  await untilPainted(page);
  // The name, at the top of the side column.
  await page.locator('canvas[data-page="1"]').click({ position: { x: 60, y: 42 } });
  const focused = page.getByRole('region', { name: 'Personal Information' }).locator('input:focus');
  await expect(focused).toBeInViewport();
});

/** All visible controls that are smaller than a touch target. */
const smallControls = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll(
      'button, a[href], input:not([type=file]), select, textarea, [role=textbox], [role=tab], [role=menuitem]',
    );
    return Array.from(controls).flatMap((control) => {
      const boxes = [control, ...((control as HTMLInputElement).labels ?? [])].map((element) =>
        element.getBoundingClientRect(),
      );
      const isChoice = control.matches('[type=checkbox], [type=radio]');
      const own = boxes[0] ?? new DOMRect();
      const used = isChoice ? boxes : [own];
      const width = Math.max(...used.map((box) => box.right)) - Math.min(...used.map((box) => box.left));
      const height = Math.max(...used.map((box) => box.bottom)) - Math.min(...used.map((box) => box.top));
      const isSeen =
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1;
      // An inline link is as high as its line, and an element shown on focus is outside the window.
      const isExempt =
        (control.matches('a') && getComputedStyle(control).display === 'inline') || own.bottom <= 0;
      // A card's name extends its click area over the whole card.
      const isWholeCard = getComputedStyle(control, '::after').position === 'absolute';
      if (!isSeen || isExempt || isWholeCard || (width >= 43.5 && height >= 43.5)) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      return [`${control.tagName} ${name.slice(0, 40)} ${Math.round(width)}×${Math.round(height)}`];
    });
  });

for (const { width, height } of [PHONE, { width: 1024, height: 768 }])
  test.describe(`with fingers, ${width} px`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height } });

    test('every control is at least 44 pixels', async ({ page }) => {
      await openOwn(page);
      await untilSaved(page);
      await expect(toolbar(page).getByRole('button', { name: /^Download/ })).toBeVisible();
      await entryRow(page, 'Experience 1').click();
      await page.getByRole('textbox', { name: 'Description' }).first().click();
      await expect(page.getByRole('button', { name: 'Bold' }).first()).toBeVisible();
      expect(await smallControls(page), 'edit').toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await view(page, 'Design').click();
      await expect(page.getByRole('radio', { name: /^Timeline/ })).toBeAttached();
      expect(await smallControls(page), 'design').toEqual([]);
      if (width < 768) {
        await view(page, 'Preview').click();
        await untilPainted(page);
        expect(await smallControls(page), 'preview').toEqual([]);
      }
      await page.goto('/resumes');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Maya', { exact: false }).first()).toBeVisible();
      expect(await smallControls(page), 'list').toEqual([]);
      await page.goto('/account-settings');
      await expect(page.getByRole('textbox').first()).toBeVisible();
      expect(await smallControls(page), 'account settings').toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });

/** Controls covered by a toast: in the open dialog, or in the fixed bars. */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const cards = Array.from(document.querySelectorAll('li[data-tone] > div > div'), (card) =>
      card.getBoundingClientRect(),
    );
    const dialog = document.querySelector('dialog[open]');
    const controls = document.querySelectorAll(
      dialog
        ? 'dialog[open] :is(button, input)'
        : 'header :is(button, a), nav :is(button, a), [role=group] button',
    );
    return Array.from(controls)
      .filter((control) => control.closest('[data-tone]') === null && control.checkVisibility())
      .filter((control) => {
        const box = control.getBoundingClientRect();
        return cards.some(
          (card) =>
            box.width > 1 &&
            card.left < box.right &&
            box.left < card.right &&
            card.top < box.bottom &&
            box.top < card.bottom,
        );
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });

test('toasts cover neither the tabs of the phone nor the buttons of a dialog', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openOwn(page);
  await page.getByRole('button', { name: 'Language 1: options' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const undo = page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  expect(await coveredControls(page)).toEqual([]);
  await undo.click();
  await expect(undo).toHaveCount(0);
  await page.getByRole('button', { name: 'Language 1: options' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(undo).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await page.locator('h1').first().screenshot(),
  });
  await expect(page.getByRole('button', { name: 'Use this photo' })).toBeVisible();
  await expect(undo).toBeVisible();
  expect(await coveredControls(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
});

test('a toast goes out of the way of the field that has the focus', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openOwn(page);
  const region = page.getByRole('region', { name: /^Notifications/ });
  await page.getByRole('button', { name: 'Language 1: options' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(region.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(region).toHaveAttribute('data-place', 'bottom');
  const target = field(page, 'Add skill');
  const toast = (await region.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // Scroll the field under the toast, then focus it.
  await target.evaluate((element, y) => {
    globalThis.scrollBy({ top: element.getBoundingClientRect().top - y, behavior: 'instant' });
    element.focus({ preventScroll: true });
  }, toast.y);
  await expect(region).toHaveAttribute('data-place', 'top');
  const [field1, moved] = [await target.boundingBox(), await region.boundingBox()];
  expect((moved?.y ?? 0) + (moved?.height ?? 0)).toBeLessThan(field1?.y ?? 0);
});
