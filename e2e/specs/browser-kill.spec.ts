import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { comeFromElsewhere, newPerson, signInByCall, signUp } from '../support/accounts.ts';
import { openLetters } from '../support/flag-turn.ts';
import { launchKillable } from '../support/killable-browser.ts';

/** 20 in CI; `npm run chaos:browser -- --kills 200` for more. */
const KILLS = Number(process.env['KILLS'] ?? 20);
/** Letters are kept by the same engine. */
const LETTER_KILLS = Math.ceil(KILLS / 2);
/** What is older than this when the browser dies has to be there when it is back. */
const PROMISED_MS = 250;
const SECONDS_A_KILL = 45;

const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz';

interface Typing {
  readonly type: string;
  readonly kills: number;
  /** Goes to the document and answers its longest field. */
  readonly open: (page: Page) => Promise<Locator>;
  readonly read: (field: Locator) => Promise<string>;
}

// One after the other: a second browser beside it would make both late.
test.describe.configure({ mode: 'default' });

for (const { type, kills, open, read } of [resumeTyping(), letterTyping()])
  test(`[SYNC-06] what was typed into a ${type} 250 ms before the browser is killed is there when it is back (${kills} kills)`, async ({
    launchOptions,
  }) => {
    test.setTimeout((kills + 1) * SECONDS_A_KILL * 1000);
    const endLetters = type === 'letter' ? await openLetters() : null;
    const profile = await mkdtemp(path.join(tmpdir(), 'lauda-kill-'));
    let promised = '';
    let typed: { text: string; atMs: number }[] = [];
    let diedAtMs = 0;
    let oldestMissingMs = 0;
    let edits = 0;
    let lost = 0;
    try {
      for (let round = 0; round <= kills; round += 1) {
        const browser = await launchKillable(profile, launchOptions);
        const field = await open(browser.page);
        let text = (await read(field)).trim();
        if (!text.startsWith(promised)) lost += 1;
        const missing = typed.find((at) => !text.startsWith(at.text));
        if (missing) oldestMissingMs = Math.max(oldestMissingMs, diedAtMs - missing.atMs);
        if (round === kills) {
          await browser.close();
          break;
        }
        await field.press('Control+End');
        typed = [{ text, atMs: 0 }];
        const killAtMs = Date.now() + 300 + Math.random() * 1200;
        while (Date.now() < killAtMs) {
          const character = CHARACTERS[Math.floor(Math.random() * CHARACTERS.length)] ?? 'a';
          await browser.page.keyboard.press(character);
          text += character;
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
      await endLetters?.();
    }
    console.log(
      `chaos:browser type=${type} kills=${kills} edits=${edits} lost=${lost} oldest_missing_ms=${oldestMissingMs}`,
    );
    expect(edits).toBeGreaterThan(kills);
    expect(lost).toBe(0);
  });

function resumeTyping(): Typing {
  return {
    type: 'resume',
    kills: KILLS,
    open: async (page) => {
      await page.goto('/builder');
      const summary = page.getByRole('textbox', { name: 'Summary' });
      await expect(summary).toBeVisible({ timeout: 30_000 });
      return summary;
    },
    read: (summary) => summary.innerText(),
  };
}

function letterTyping(): Typing {
  const person = newPerson();
  let address: string | null = null;
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  async function start(page: Page): Promise<string> {
    await signUp(page, person);
    await page.goto('/cover-letter');
    await button(page, 'New cover letter').click();
    await page.getByRole('textbox', { name: 'Company name' }).fill('Globex');
    await page.getByRole('textbox', { name: 'Job title' }).fill('Data engineer');
    for (let step = 0; step < 2; step += 1) await button(page, 'Next').click();
    await page.getByRole('radio', { name: 'Professional' }).press('Space');
    await button(page, 'Next').click();
    await button(page, 'Write it myself').click();
    const body = page.getByRole('textbox', { name: 'Body' });
    await body.fill('begin');
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Saved');
    return page.url();
  }

  return {
    type: 'letter',
    kills: LETTER_KILLS,
    open: async (page) => {
      await comeFromElsewhere(page.context());
      if (address === null) address = await start(page);
      else {
        // Chromium writes cookies every 30 s: a kill may have taken this one.
        await signInByCall(page.context(), person);
        await page.goto(address);
      }
      const body = page.getByRole('textbox', { name: 'Body' });
      await expect(body).not.toHaveValue('', { timeout: 30_000 });
      return body;
    },
    read: (body) => body.inputValue(),
  };
}
