import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, firefox, type Page } from '@playwright/test';
import { PRODUCT_ORIGIN } from '../support/addresses.ts';
import { goTo } from '../support/browser/go-to.ts';
import { type Engine, WINDOW } from './engine.ts';

const LAUNCH = {
  chromium: (downloadsPath: string) =>
    chromium.launch({
      downloadsPath,
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    }),
  // Debian's own Firefox, driven over WebDriver BiDi: see repair-bidi.ts.
  firefox: (downloadsPath: string) =>
    firefox.launch({
      downloadsPath,
      channel: 'moz-firefox',
      executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    }),
} as const;

/** Caused by the driver itself: screenshots inject a style, and a reload aborts the service worker's fetches. */
const HARMLESS = /blocked an inline style|ServiceWorker intercepted the request|NS_BINDING_ABORTED/;

/** Chromium or Firefox. */
export async function openWithPlaywright(name: keyof typeof LAUNCH): Promise<Engine> {
  const downloads = await mkdtemp(path.join(tmpdir(), `${name}-`));
  const browser = await LAUNCH[name](downloads);
  const context: BrowserContext = await browser.newContext({ viewport: WINDOW, locale: 'en-US' });
  const faults: string[] = [];
  const watch = (page: Page) => {
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (said) => said.type() === 'error' && faults.push(said.text()));
  };
  const tabs = [await context.newPage()];
  for (const tab of tabs) watch(tab);
  let [front] = tabs as [Page];
  return {
    name,
    goto: (address) => goTo(front, address),
    reload: async () => void (await front.reload()),
    evaluate: (code, ...args) =>
      front.evaluate(`(${code.toString()})(${args.map((one) => JSON.stringify(one)).join()})`),
    clickAt: (x, y) => front.mouse.click(x, y),
    type: (text) => front.keyboard.type(text),
    press: (keys) => front.keyboard.press(keys),
    chooseFile: (selector, file) => front.locator(selector).setInputFiles(file),
    openTab: async (address) => {
      front = await context.newPage();
      watch(front);
      tabs.push(front);
      await front.goto(address);
    },
    showTab: async (index) => {
      const tab = tabs[index];
      if (!tab) throw new Error(`no tab ${index}`);
      front = tab;
      await front.bringToFront();
    },
    downloads,
    originThatCanGo: PRODUCT_ORIGIN,
    setOffline: (isOffline) => context.setOffline(isOffline),
    faults: () => Promise.resolve(faults.filter((fault) => !HARMLESS.test(fault))),
    picture: () => front.screenshot(),
    close: async () => {
      await context.close();
      await browser.close();
      await rm(downloads, { recursive: true, force: true });
    },
  };
}
