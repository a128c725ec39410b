import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { benchResume } from '../bench-resume.ts';
import { type SignedInBrowser, withSignedInBrowser } from './signed-in-browser.ts';

const PROBE = fileURLToPath(new URL('./typing-probe.mjs', import.meta.url));

export interface Probe {
  readonly paints: number[];
  readonly previewMs: number[];
  readonly inputs: number;
}

export interface FilledBuilder extends SignedInBrowser {
  /** Opens the resume in a new tab and waits for the engine to load. */
  readonly open: () => Promise<Page>;
}

/** The benchmark's resume is longer than two pages of the default template, so it is shortened. */
function twoPages(): string {
  const resume = JSON.parse(benchResume()) as { experience: unknown[] };
  return JSON.stringify({ ...resume, experience: resume.experience.slice(0, 3) });
}

/** Runs `work` with the built product and a browser signed in to a user with a two-page resume. */
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
        // The server renders the first pages; after this wait the browser's engine is measured.
        await page.waitForTimeout(8_000);
        return page;
      },
    });
  });

/** Opens the first experience and places the caret at the end of its description. */
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
