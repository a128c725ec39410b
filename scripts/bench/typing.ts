// Time from a keystroke to the screen, and to the page beside the form. Needs `npm run build` first.
import { parseArgs } from 'node:util';
import {
  type FilledBuilder,
  goIntoText,
  readProbe,
  typeLetters,
  withFilledBuilder,
} from '../lib/bench/browser/filled-builder.ts';

const PORT = 4892;
/** Fast typing: 15 characters per second. */
const BETWEEN_KEYS_MS = 66;
/** Slow enough that each character gets its own page render. */
const BETWEEN_SHEETS_MS = 400;
const SHEETS = 40;
/** Event Timing does not report shorter events. */
const SHORTEST_MS = 16;
const CEILINGS = { paintMs: 32, slowPaintMs: 80, previewMs: 100 };

const { values } = parseArgs({ options: { letters: { type: 'string', default: '120' } } });
const letters = Number(values.letters);

const p95 = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * 0.95) - 1] ?? Number.NaN;

async function measure({ context, open }: FilledBuilder, slowdown: number) {
  const page = await open();
  if (slowdown > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  await goIntoText(page);
  const before = await readProbe(page);
  await typeLetters(page, letters, BETWEEN_KEYS_MS);
  const fast = await readProbe(page);
  const dropped = letters - (fast.inputs - before.inputs);
  const text = await page.locator('[contenteditable=true]').innerText();
  if (dropped > 0 || !text.includes('measured word after word'))
    throw new Error(`${dropped} letters did not arrive.`);
  await typeLetters(page, SHEETS, BETWEEN_SHEETS_MS);
  const slow = await readProbe(page);
  await page.close();
  const paints = fast.paints.slice(before.paints.length);
  const unseen = Array.from<number>({ length: Math.max(0, letters - paints.length) }).fill(SHORTEST_MS);
  return {
    paintMs: p95([...paints, ...unseen]),
    previewMs: p95(slow.previewMs.slice(fast.previewMs.length)),
  };
}

await withFilledBuilder(PORT, async (builder) => {
  const full = await measure(builder, 1);
  console.log(
    `unthrottled  letter to paint p95 ${full.paintMs} ms, to the sheet p95 ${full.previewMs.toFixed(0)} ms`,
  );
  const slow = await measure(builder, 4);
  console.log(
    `CPU ÷ 4      letter to paint p95 ${slow.paintMs} ms, to the sheet p95 ${slow.previewMs.toFixed(0)} ms`,
  );
  const isMet =
    full.paintMs <= CEILINGS.paintMs &&
    slow.paintMs <= CEILINGS.slowPaintMs &&
    full.previewMs <= CEILINGS.previewMs;
  if (!isMet) process.exitCode = 1;
  console.log(
    `bench:typing paint_p95_ms=${full.paintMs} preview_p95_ms=${full.previewMs.toFixed(0)} slow_paint_p95_ms=${slow.paintMs}`,
  );
});
