import { mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { PRODUCT_PORT } from '../../support/addresses.ts';
import { type KillableBrowser, launchKillable } from '../../support/browser/killable-browser.ts';
import { expect, test } from '../../support/test.ts';

/** Cuts the end off the file that lists the database's other files, as a crash in the middle of a write may. */
async function damageDatabases(profile: string): Promise<void> {
  const folder = path.join(profile, 'Default/IndexedDB', `http_localhost_${PRODUCT_PORT}.indexeddb.leveldb`);
  const manifest = (await readdir(folder)).find((name) => name.startsWith('MANIFEST-'));
  if (manifest === undefined) throw new Error(`no database in ${folder}`);
  const file = path.join(folder, manifest);
  await truncate(file, (await stat(file)).size - 5);
}

const copyOf = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('backup-lauda-drafts');
    const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
    return (await Promise.all(answers.map(async (answer) => answer?.text()))).join('\n');
  });

test('a visitor’s resume is there after Chromium has deleted its damaged databases', async ({
  launchOptions,
}) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'lauda-damage-'));
  let browser: KillableBrowser | null = null;
  try {
    browser = await launchKillable('chromium', profile, launchOptions);
    await browser.page.goto('/builder');
    const summary = (page: Page) => page.getByRole('textbox', { name: 'Summary' });
    await summary(browser.page).click();
    await browser.page.keyboard.type('Twelve years of keeping ledgers.');
    await browser.page.getByRole('textbox', { name: 'First name' }).fill('Ana');
    const { page: first } = browser;
    await expect.poll(() => copyOf(first)).toMatch(/"Ana".*ledgers\./);
    await browser.kill();

    await damageDatabases(profile);
    browser = await launchKillable('chromium', profile, launchOptions);
    await browser.page.goto('/builder');
    await expect(summary(browser.page)).toHaveText('Twelve years of keeping ledgers.');
    await expect(browser.page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ana');
    expect(browser.hasLostDatabases()).toBe(true);
  } finally {
    await browser?.close();
    await rm(profile, { recursive: true, force: true });
  }
});
