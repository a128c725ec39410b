import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

export const previewPane = (page: Page) => page.getByRole('region', { name: /^(Preview|Prévia)$/ });

const sheet = (page: Page, number: number) => page.locator(`canvas[data-page="${number}"]`);

/** A device in data-saver mode: the engine is not loaded, and the server renders every page. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );

/** Hash that changes with every pixel of a page; null until it is painted. */
export async function pictureOf(page: Page, number = 1): Promise<string | null> {
  const data = await sheet(page, number).evaluate((canvas) =>
    canvas instanceof HTMLCanvasElement && canvas.width !== 300 ? canvas.toDataURL() : null,
  );
  return data === null ? null : createHash('sha256').update(data).digest('hex');
}

/** Waits until the first page is painted and stable. */
export async function untilPainted(page: Page): Promise<void> {
  await expect(sheet(page, 1)).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => pictureOf(page), { timeout: 15_000 }).not.toBeNull();
}

/** Counts preview requests to the server from now on. */
export function countPreviewCalls(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/document/preview')) count += 1;
  });
  return () => count;
}

/** Waits until typing no longer triggers server previews. */
export async function untilOwnEngine(page: Page, calls: () => number, type: (word: string) => Promise<void>) {
  await expect(async () => {
    const before = calls();
    const picture = await pictureOf(page);
    await type(`W${Math.random().toString(36).slice(2, 6)}`);
    await expect.poll(() => pictureOf(page), { timeout: 3000 }).not.toBe(picture);
    expect(calls()).toBe(before);
  }).toPass({ timeout: 25_000, intervals: [300] });
}

interface PreviewAnswer {
  defs: string;
  pages: { width: number; height: number; body: string }[];
  places: { field: string; page: number; x: number; y: number; end?: { page: number; y: number } }[];
}

/** The server's latest preview response, from now on. */
export function newestAnswer(page: Page): () => PreviewAnswer {
  let newest: PreviewAnswer | null = null;
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/document/preview') || !response.ok()) return;
    // A test may end before the last response is complete.
    const answer = (await response.json().catch(() => null)) as { data: PreviewAnswer } | null;
    newest = answer?.data ?? newest;
  });
  return () => {
    if (!newest) throw new Error('the server was not asked for pages');
    return newest;
  };
}

/**
 * How many pixels of the first page differ clearly from the browser's own rendering of its SVG, and how many are dark
 * at all.
 */
export async function compareWithSvg(
  page: Page,
  { defs, pages: [first] }: PreviewAnswer,
): Promise<{ differing: number; dark: number }> {
  if (!first) throw new Error('no page');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${first.width} ${first.height}" width="${first.width}" height="${first.height}" fill="none" preserveAspectRatio="none">${defs}${first.body}</svg>`;
  return sheet(page, 1).evaluate(async (canvas, markup) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new TypeError('no canvas');
    const { width, height } = canvas;
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
    await image.decode();
    const pixelsOf = (source: CanvasImageSource) => {
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (!context) throw new Error('no context');
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
      context.drawImage(source, 0, 0, width, height);
      return context.getImageData(0, 0, width, height).data;
    };
    const painted = pixelsOf(canvas);
    const shown = pixelsOf(image);
    let differing = 0;
    let dark = 0;
    for (let at = 0; at < shown.length; at += 4) {
      const gaps = [at, at + 1, at + 2].map((part) => Math.abs((painted[part] ?? 0) - (shown[part] ?? 0)));
      if (Math.max(...gaps) > 64) differing += 1;
      if ((shown[at] ?? 255) < 128) dark += 1;
    }
    return { differing, dark };
  }, svg);
}
