import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openLetters } from '../../support/flag-turn.ts';
import {
  KILLABLE_ENGINES,
  type KillableBrowser,
  type KillableEngineName,
  launchKillable,
} from '../../support/browser/killable-browser.ts';
import { typedDocuments } from '../../support/typed-documents.ts';

/** 20 kills in CI; `npm run chaos:browser -- --kills 200` for more. */
const KILLS = Number(process.env['KILLS'] ?? 20);
/** The other document types share the engine: a quarter of the kills each, unless one is requested by name. */
const ONLY = process.env['KILLED_TYPE'] ?? '';
/** Chromium in CI; `npm run chaos:browser -- --engine firefox` for Firefox. */
const ENGINE = (process.env['KILLED_ENGINE'] ?? 'chromium') as KillableEngineName;
if (!Object.hasOwn(KILLABLE_ENGINES, ENGINE)) throw new Error(`no engine ${ENGINE}`);
const killsOf = (type: string) => (type === 'resume' || type === ONLY ? KILLS : Math.ceil(KILLS / 4));
/** Edits older than this when the browser is killed must survive. */
const PROMISED_MS = 250;
/** The same when Chromium has deleted its databases: a copy is a second old, and a short-lived page makes none. */
const BACKED_UP_MS = 5_000;
const SECONDS_A_KILL = 45;

const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz';

// Serial: a second browser in parallel would slow both down.
test.describe.configure({ mode: 'default' });

for (const { type, open, read } of typedDocuments().filter((each) => ONLY === '' || each.type === ONLY)) {
  const kills = killsOf(type);
  test(`[SYNC-06] what was typed into ${/^[ai]/.test(type) ? 'an' : 'a'} ${type} 250 ms before ${ENGINE} is killed is there when it is back (${kills} kills)`, async ({
    launchOptions,
  }) => {
    test.setTimeout((kills + 1) * SECONDS_A_KILL * 1000);
    const endLetters = type === 'letter' ? await openLetters() : null;
    const profile = await mkdtemp(path.join(tmpdir(), 'lauda-kill-'));
    let browser: KillableBrowser | null = null;
    let promised = '';
    let typed: { text: string; atMs: number }[] = [];
    let typedBefore = typed;
    let diedAtMs = 0;
    let oldestMissingMs = 0;
    let edits = 0;
    /** Edits old enough to count as lost if they are missing. */
    let due = 0;
    let lost = 0;
    /** Rounds in which Chromium had deleted its damaged databases. */
    let wiped = 0;
    try {
      for (let round = 0; round <= kills; round += 1) {
        browser = await launchKillable(ENGINE, profile, launchOptions);
        const field = await open(browser.page);
        let text = (await read(field)).trim();
        const isWiped = browser.hasLostDatabases();
        if (isWiped) {
          wiped += 1;
          promised =
            [...typedBefore, ...typed].findLast(({ atMs }) => atMs <= diedAtMs - BACKED_UP_MS)?.text ?? '';
        }
        if (!text.startsWith(promised)) {
          lost += 1;
          console.log(`lost in round ${round}: ${JSON.stringify({ promised, text, isWiped })}`);
        }
        const missing = typed.find((at) => !text.startsWith(at.text));
        if (missing && !isWiped) oldestMissingMs = Math.max(oldestMissingMs, diedAtMs - missing.atMs);
        if (round === kills) break;
        await field.press('Control+End');
        typedBefore = typed;
        typed = [{ text, atMs: round === 0 ? 0 : diedAtMs }];
        // Counted from the first key: otherwise a slow machine may type no edit old enough to count.
        let killAtMs = Number.POSITIVE_INFINITY;
        while (Date.now() < killAtMs) {
          const character = CHARACTERS[Math.floor(Math.random() * CHARACTERS.length)] ?? 'a';
          await browser.page.keyboard.press(character);
          text += character;
          typed.push({ text, atMs: Date.now() });
          edits += 1;
          if (killAtMs === Number.POSITIVE_INFINITY) killAtMs = Date.now() + 300 + Math.random() * 1200;
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
        }
        diedAtMs = Date.now();
        await browser.kill();
        const promisedEdits = typed.filter(({ atMs }) => atMs <= diedAtMs - PROMISED_MS);
        promised = promisedEdits.at(-1)?.text ?? promised;
        due += promisedEdits.length - 1;
      }
    } finally {
      // Close first: a browser that is still open writes its profile again.
      await browser?.close();
      await rm(profile, { recursive: true, force: true });
      await endLetters?.();
    }
    console.log(
      `chaos:browser type=${type} kills=${kills} edits=${edits} due=${due} lost=${lost} wiped=${wiped} oldest_missing_ms=${oldestMissingMs} engine=${ENGINE}`,
    );
    expect(due).toBeGreaterThanOrEqual(kills);
    expect(lost).toBe(0);
  });
}
