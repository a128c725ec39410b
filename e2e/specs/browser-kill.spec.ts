import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { launchKillable } from '../support/killable-browser.ts';

/** 20 in CI; `npm run chaos:browser -- --kills 200` for more. */
const KILLS = Number(process.env['KILLS'] ?? 20);
/** What is older than this when the browser dies has to be there when it is back. */
const PROMISED_MS = 250;
const SECONDS_A_KILL = 45;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

test(`[SYNC-06] what was typed 250 ms before the browser is killed is there when it is back (${KILLS} kills)`, async ({
  launchOptions,
}) => {
  test.setTimeout(KILLS * SECONDS_A_KILL * 1000);
  const profile = await mkdtemp(path.join(tmpdir(), 'lauda-kill-'));
  let promised = '';
  let typed: { text: string; atMs: number }[] = [];
  let diedAtMs = 0;
  let oldestMissingMs = 0;
  let edits = 0;
  let lost = 0;
  try {
    for (let round = 0; round <= KILLS; round += 1) {
      const browser = await launchKillable(profile, launchOptions);
      await browser.page.goto('/builder');
      const summary = browser.page.getByRole('textbox', { name: 'Summary' });
      await expect(summary).toBeVisible({ timeout: 30_000 });
      let text = (await summary.innerText()).trim();
      if (!text.startsWith(promised)) lost += 1;
      const missing = typed.find((at) => !text.startsWith(at.text));
      if (missing) oldestMissingMs = Math.max(oldestMissingMs, diedAtMs - missing.atMs);
      if (round === KILLS) {
        await browser.close();
        break;
      }
      await summary.press('Control+End');
      typed = [{ text, atMs: 0 }];
      const killAtMs = Date.now() + 300 + Math.random() * 1200;
      while (Date.now() < killAtMs) {
        const letter = LETTERS[Math.floor(Math.random() * LETTERS.length)] ?? 'a';
        await browser.page.keyboard.press(letter);
        text += letter;
        typed.push({ text, atMs: Date.now() });
        edits += 1;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
      }
      diedAtMs = Date.now();
      await browser.kill();
      promised = typed.findLast(({ atMs }) => atMs <= diedAtMs - PROMISED_MS)?.text ?? promised;
    }
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
  console.log(
    `chaos:browser kills=${KILLS} edits=${edits} lost=${lost} oldest_missing_ms=${oldestMissingMs}`,
  );
  expect(edits).toBeGreaterThan(KILLS);
  expect(lost).toBe(0);
});
