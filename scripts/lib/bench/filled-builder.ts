import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { benchResume } from './bench-resume.ts';
import { type SignedInBrowser, withSignedInBrowser } from './signed-in-browser.ts';

const PROBE = fileURLToPath(new URL('./typing-probe.mjs', import.meta.url));

export interface Probe {
  readonly paints: number[];
  readonly previewMs: number[];
  readonly inputs: number;
}

export interface FilledBuilder extends SignedInBrowser {
  /** A new tab with the resume, once its engine has had the time to come. */
  readonly open: () => Promise<Page>;
}

/** The benchmark's resume has room for more than two pages of the default template. */
function twoPages(): string {
  const resume = JSON.parse(benchResume()) as { experience: unknown[] };
  return JSON.stringify({ ...resume, experience: resume.experience.slice(0, 3) });
}

/** The built product with a browser in which somebody with a two-page resume is signed in, for as long as the work takes. */
export const withFilledBuilder = (
  port: number,
  work: (builder: FilledBuilder) => Promise<void>,
): Promise<void> =>
  withSignedInBrowser(port, async (signedIn) => {
    const { context, origin, resumeId } = signedIn;
    const saved = await context.request.patch(`${origin}/api/resume/${resumeId}?lean=true`, {
      headers: {
        origin,
        'if-match': '"1"',
        'idempotency-key': crypto.randomUUID(),
        'content-type': 'application/json',
      },
      data: twoPages(),
    });
    if (!saved.ok()) throw new Error(`The resume could not be saved: ${saved.status()}`);
    await work({
      ...signedIn,
      open: async () => {
        const page = await context.newPage();
        await page.addInitScript({ path: PROBE });
        await page.goto(`${origin}/builder?resume=${resumeId}`);
        await page.getByText('Page 1 of 2').waitFor({ timeout: 60_000 });
        // The server makes the first pages; from then on the engine in the browser is measured.
        await page.waitForTimeout(8_000);
        return page;
      },
    });
  });

/** Opens the first experience and puts the caret behind the last letter of its description. */
export async function goIntoText(page: Page): Promise<void> {
  const row = page.locator('[data-section="experience"] h3 button[aria-expanded]').first();
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  await page.getByRole('textbox', { name: 'Description' }).first().click();
  await page.locator('[contenteditable=true]').waitFor();
  await page.keyboard.press('Control+End');
}

export async function typeLetters(page: Page, count: number, pauseMs: number): Promise<void> {
  const words = 'measured word after word ';
  for (let index = 0; index < count; index += 1) {
    const letter = words[index % words.length] ?? 'a';
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(pauseMs);
  }
  await page.waitForTimeout(1_500);
}

export const readProbe = (page: Page): Promise<Probe> =>
  page.evaluate(() => {
    const { typingProbe } = globalThis as unknown as {
      typingProbe: { paints: Map<number, number>; previewMs: number[]; inputs: number };
    };
    return { ...typingProbe, paints: [...typingProbe.paints.values()] };
  });
