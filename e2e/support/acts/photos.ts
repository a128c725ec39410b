import { expect, type Page } from '@playwright/test';
import { BUILDER_WORDS, type BuilderWords } from './builder-words.ts';

/** A portrait as a phone takes it, drawn by the browser: taller than wide, with a face in its upper half. */
async function portrait(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(900, 1200);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no context');
    const wall = context.createLinearGradient(0, 0, 900, 1200);
    wall.addColorStop(0, '#c9d6df');
    wall.addColorStop(1, '#7d8f9e');
    context.fillStyle = wall;
    context.fillRect(0, 0, 900, 1200);
    const oval = (fill: string, ...ellipse: Parameters<OffscreenCanvasRenderingContext2D['ellipse']>) => {
      context.fillStyle = fill;
      context.beginPath();
      context.ellipse(...ellipse);
      context.fill();
    };
    oval('#31465c', 450, 1180, 420, 430, 0, 0, 2 * Math.PI);
    oval('#2d1f18', 450, 450, 255, 300, 0, 0, 2 * Math.PI);
    oval('#c68e6b', 450, 500, 200, 260, 0, 0, 2 * Math.PI);
    for (const x of [375, 525]) oval('#2d1f18', x, 470, 22, 14, 0, 0, 2 * Math.PI);
    oval('#8f4f42', 450, 620, 70, 22, 0, 0, Math.PI);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
}

/** Chooses a photo in the editor and accepts the suggested crop. */
export async function usePhoto(
  page: Page,
  words: Pick<BuilderWords, 'usePhoto' | 'yourPhoto'> = BUILDER_WORDS['en-US'],
): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(await portrait(page));
  await page.getByRole('button', { name: words.usePhoto }).click();
  await expect(page.getByRole('img', { name: words.yourPhoto })).toBeVisible();
}
