// How soon the board of 2,000 applications shows its first card, and how well it scrolls. Needs `npm run build` first.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fillApplications } from '../lib/bench/filling/fill-applications.ts';
import { withSignedInBrowser } from '../lib/bench/browser/signed-in-browser.ts';

const PORT = 4896;
const PROBE = fileURLToPath(new URL('../lib/bench/browser/cards-probe.mjs', import.meta.url));
const SCROLL = { frames: 120, top: 240 };
const CEILINGS = { firstCardMs: 1000, frameMs: 32 };

const { values } = parseArgs({
  options: { cards: { type: 'string', default: '2000' }, rounds: { type: 'string', default: '5' } },
});

const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? Number.NaN;

declare global {
  /** Set in the page by its probe. */
  var cardsProbe: {
    readonly firstCardMs: number;
    readonly frameTimes: (scroll: { frames: number; top: number }) => Promise<number[]>;
  };
}

await withSignedInBrowser(PORT, async ({ context, origin, env }) => {
  await fillApplications(env, Number(values.cards));
  const firsts: number[] = [];
  const frames: number[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const page = await context.newPage();
    await page.addInitScript({ path: PROBE });
    await page.goto(`${origin}/applications`);
    await page.locator('[data-card]').first().waitFor();
    firsts.push(await page.evaluate(() => globalThis.cardsProbe.firstCardMs));
    frames.push(...(await page.evaluate((scroll) => globalThis.cardsProbe.frameTimes(scroll), SCROLL)));
    await page.close();
  }
  const firstMs = quantile(firsts, 0.5);
  const frameMs = quantile(frames, 0.95);
  if (firstMs > CEILINGS.firstCardMs || frameMs > CEILINGS.frameMs) process.exitCode = 1;
  console.log(
    `bench:applications cards=${values.cards} first_card_ms=${firstMs} frame_p95_ms=${frameMs.toFixed(1)}`,
  );
});
