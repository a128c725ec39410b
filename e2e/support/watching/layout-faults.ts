import { expect, type Page, type ViewportSize } from '@playwright/test';
import { untilStill } from './still.ts';

/**
 * Runs in the page and returns what a user could not read or reach: covered controls and texts, text on text, content
 * wider than the viewport. A single function, because it is serialized into the browser.
 */
export function findLayoutFaults(): string[] {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=combobox], [role=textbox], [role=menuitem], [role=option]';
  /** Transient layers that intentionally cover the page. */
  const LAYERS = '[popover], dialog, [role=menu], [role=listbox], [role=tooltip]';
  const root = document.documentElement;
  const modal = [...document.querySelectorAll<HTMLElement>('dialog')].findLast((dialog) =>
    dialog.matches(':modal'),
  );
  const scope = modal ?? document.body;
  const faults = new Set<string>();

  const nameOf = (element: Element): string => {
    const words = (
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent
    ).trim();
    return `${element.tagName.toLowerCase()} "${words.replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[inert]') === null;
  const overlap = (one: DOMRect, other: DOMRect): DOMRect => {
    const left = Math.max(one.left, other.left);
    const top = Math.max(one.top, other.top);
    const right = Math.min(one.right, other.right);
    const bottom = Math.min(one.bottom, other.bottom);
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const parentsOf = function* (element: Element) {
    for (let at = element.parentElement; at !== null && at !== root; at = at.parentElement) yield at;
  };
  /** The part that is not clipped by a scroll container or the window. */
  const visiblePart = (element: Element, rect: DOMRect): DOMRect => {
    let part = overlap(rect, new DOMRect(0, 0, root.clientWidth, innerHeight));
    for (const parent of [element, ...parentsOf(element)]) {
      const { overflow, position } = getComputedStyle(parent);
      if (overflow !== 'visible') part = overlap(part, parent.getBoundingClientRect());
      if (position === 'fixed') break;
    }
    return part;
  };
  const canScroll = (element: Element, axis: 'x' | 'y') => {
    const style = getComputedStyle(element);
    return /auto|scroll/.test(axis === 'x' ? style.overflowX : style.overflowY);
  };
  /** The fixed or sticky ancestor of `element` that does not also contain `other`. */
  const pinOf = (element: Element, other: Element): Element | null =>
    [element, ...parentsOf(element)].find(
      (at) => !at.contains(other) && /fixed|sticky/.test(getComputedStyle(at).position),
    ) ?? null;
  const canBeFreed = (element: Element, rect: DOMRect, cover: Element): boolean => {
    const pin = pinOf(cover, element);
    if (pin === null || pinOf(element, cover) !== null) return false;
    const box = pin.getBoundingClientRect();
    const scroller =
      [...parentsOf(element)].find((at) => canScroll(at, 'y') && at.scrollHeight > at.clientHeight) ?? root;
    const roomAbove = scroller.scrollTop;
    const roomBelow = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
    return box.bottom - rect.top <= roomAbove || rect.bottom - box.top <= roomBelow + 1;
  };
  const coverOf = (element: Element, part: DOMRect): Element | null => {
    const cover = document.elementFromPoint(part.left + part.width / 2, part.top + part.height / 2);
    if (cover === null || element.contains(cover) || cover.contains(element)) return null;
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    if (labels.some((label) => label.contains(cover))) return null;
    const layer = cover.closest(LAYERS);
    return layer !== null && !layer.contains(element) ? null : cover;
  };

  const isClear = (color: string) => /^(?:transparent|rgba\(.*, 0\))$/.test(color);
  /** Transparent text over an image of the same text, for selection, does not count. */
  const isPainted = (parent: Element): boolean => {
    const { color, fill } = getComputedStyle(parent);
    return !isClear(parent instanceof SVGElement ? fill : color);
  };

  /** Whether only one of them is in a layer. */
  const liesOver = (one: Element, other: Element): boolean => one.closest(LAYERS) !== other.closest(LAYERS);

  /** Whether something opaque lies between: otherwise two overlapping blocks can both be read. */
  const isHidden = (element: Element, cover: Element): boolean =>
    [cover, ...parentsOf(cover)]
      .filter((at) => !at.contains(element))
      .some((at) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(at);
        return (
          !isClear(backgroundColor) || backgroundImage !== 'none' || at.matches('canvas, img, video, svg')
        );
      });

  if (root.scrollWidth > root.clientWidth + 1) {
    const widest = [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .toSorted((one, other) => other.getBoundingClientRect().right - one.getBoundingClientRect().right)[0];
    faults.add(
      `wider than the window: ${root.scrollWidth} px in ${root.clientWidth}, by ${widest ? nameOf(widest) : 'nobody'}`,
    );
  }

  // A bottom margin of the last element collapses out of the body and is intentional space.
  const last = document.body.lastElementChild;
  const room = last ? Number.parseFloat(getComputedStyle(last).marginBottom) || 0 : 0;
  const end = Math.max(innerHeight, document.body.getBoundingClientRect().bottom + scrollY + room);
  if (root.scrollHeight > end + 1)
    faults.add(`scrolls into nothing: ${root.scrollHeight} px, and the page ends at ${Math.round(end)}`);

  const controls = [...scope.querySelectorAll(CONTROLS)].filter(isSeen);
  for (const control of controls) {
    const rect = control.getBoundingClientRect();
    // A one-pixel box belongs to a control represented by its label.
    if (rect.width < 3 || rect.height < 3) continue;
    const isOutside = rect.left < -1 || rect.right > root.clientWidth + 1;
    const isInScroller = [...parentsOf(control)].some(
      (at) => canScroll(at, 'x') || getComputedStyle(at).overflowX === 'hidden',
    );
    if (isOutside && !isInScroller && rect.bottom > 0 && rect.top < innerHeight)
      faults.add(`cut off: ${nameOf(control)}`);
    const part = visiblePart(control, rect);
    if (part.width < Math.min(rect.width, 8) || part.height < Math.min(rect.height, 12)) continue;
    const cover = coverOf(control, part);
    if (cover !== null && !canBeFreed(control, rect, cover))
      faults.add(`covered: ${nameOf(control)} by ${nameOf(cover)}`);
  }

  type SeenText = { parent: Element; rect: DOMRect; words: string };
  const texts: SeenText[] = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (parent === null || words === '' || parent.closest('script, style, noscript, option, textarea'))
      continue;
    if (!isSeen(parent) || !isPainted(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const part = visiblePart(parent, line);
      if (part.width < 4 || part.height < 4) continue;
      const cover = document.elementFromPoint(part.left + part.width / 2, part.top + part.height / 2);
      if (cover === null) continue;
      if (parent.contains(cover) || cover.contains(parent) || !isHidden(parent, cover)) {
        texts.push({ parent, rect: part, words: words.slice(0, 40) });
        continue;
      }
      // Uses the control's own box: a link stretched over a card covers no text.
      const control = cover.closest(CONTROLS);
      if (control === null || coverOf(parent, part) === null) continue;
      const common = overlap(part, control.getBoundingClientRect());
      const isUnder = common.width > part.width / 2 && common.height > part.height / 2;
      if (isUnder && !canBeFreed(parent, part, cover))
        faults.add(`covered: "${words.slice(0, 40)}" by ${nameOf(control)}`);
    }
  }
  /** One is on something opaque and fixed, and the other can be scrolled out from under it. */
  const passesOver = (over: SeenText, under: SeenText): boolean =>
    isHidden(under.parent, over.parent) && canBeFreed(under.parent, under.rect, over.parent);
  for (const [index, one] of texts.entries())
    for (const other of texts.slice(index + 1)) {
      if (one.parent === other.parent || liesOver(one.parent, other.parent)) continue;
      if (passesOver(one, other) || passesOver(other, one)) continue;
      const common = overlap(one.rect, other.rect);
      // Text boxes are taller than the glyphs, so tightly set lines overlap slightly.
      const isOver = common.width > 4 && common.height > Math.min(one.rect.height, other.rect.height) / 2;
      if (isOver) faults.add(`text on text: "${one.words}" and "${other.words}"`);
    }
  return [...faults];
}

const STORY_SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

/** Faults at this size that persist: a page needs a moment after a resize. */
async function lastingFaults(page: Page): Promise<string[]> {
  let faults: string[] = [];
  for (let look = 0; look < 5; look += 1) {
    await untilStill(page);
    faults = await page.evaluate(findLayoutFaults);
    if (faults.length === 0) return [];
    await page.waitForTimeout(200);
  }
  return faults;
}

/** The page's width, and whether its tab gets animation frames. */
const windowOf = (page: Page) =>
  page.evaluate(async () => ({
    width: innerWidth,
    isPainted: await Promise.race([
      new Promise<boolean>((resolve) => requestAnimationFrame(() => resolve(true))),
      new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 2000)),
    ]),
  }));

/** Checks the layout at all sizes and restores the original one. */
export async function expectSoundLayout(
  page: Page,
  sizes: readonly ViewportSize[] = STORY_SIZES,
): Promise<void> {
  // A page's URL changes before its document does.
  await page.waitForLoadState();
  const before = page.viewportSize();
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const faults = await lastingFaults(page);
    found.push(...faults.map((fault) => `${size.width} px: ${fault}`));
  }
  if (before) {
    await page.setViewportSize(before);
    await untilStill(page);
    // A tab without frames does not see the new size: the next step would run in the phone layout. After many emulated
    // sizes in a row, Chromium on a busy machine sometimes sends a tab no more frames until the next size.
    await expect(async () => {
      const now = await windowOf(page);
      if (!now.isPainted) {
        await page.setViewportSize({ ...before, height: before.height - 1 });
        await page.setViewportSize(before);
      }
      expect(now, 'the window has its size again, and is painted').toEqual({
        width: before.width,
        isPainted: true,
      });
    }).toPass({ timeout: 30_000 });
  }
  expect.soft(found, `layout of ${page.url()}`).toEqual([]);
}
