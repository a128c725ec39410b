// Checks that a tab's memory stays bounded over a thousand edits with a page render each. Linux only. Needs `npm run
// build` first.
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import {
  goIntoText,
  readProbe,
  typeLetters,
  withFilledBuilder,
} from '../lib/bench/browser/filled-builder.ts';
import { peakOf } from '../lib/bench/child-memory.ts';

const PORT = 4893;
const LIMIT_MB = 700;
const BETWEEN_EDITS_MS = 150;
const EDITS_A_LINE = 250;
/** Minimum percentage of edits with a page render; below this, something other than editing was measured. */
const SHEETS_PERCENT = 80;

const { values } = parseArgs({ options: { edits: { type: 'string', default: '1000' } } });
const edits = Number(values.edits);

/** The process of page, worker and engine: the browser's largest renderer. */
async function tabPeakMb(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return Math.max(...processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => peakOf(id)));
}

await withFilledBuilder(PORT, async ({ browser, open }) => {
  const page = await open();
  await goIntoText(page);
  const before = await readProbe(page);
  for (let done = 0; done < edits; done += EDITS_A_LINE) {
    // Typed and deleted again, so that the document stays at two pages.
    const half = Math.min(EDITS_A_LINE, edits - done) / 2;
    await typeLetters(page, Math.ceil(half), BETWEEN_EDITS_MS);
    for (let index = 0; index < Math.floor(half); index += 1) {
      await page.keyboard.press('Backspace');
      await page.waitForTimeout(BETWEEN_EDITS_MS);
    }
    console.log(`${done + EDITS_A_LINE} edits: the tab has had ${(await tabPeakMb(browser)).toFixed(0)} MB`);
  }
  const after = await readProbe(page);
  const sheets = after.previewMs.length - before.previewMs.length;
  if (sheets * 100 < edits * SHEETS_PERCENT)
    throw new Error(`Only ${sheets} sheets were painted for ${edits} edits.`);
  const peak = await tabPeakMb(browser);
  if (!(peak < LIMIT_MB)) process.exitCode = 1;
  console.log(`soak:tab edits=${edits} sheets=${sheets} peak_mb=${peak.toFixed(0)}`);
});
