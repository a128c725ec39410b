import { defineConfig } from '@playwright/test';
import { PRODUCT_ORIGIN } from './support/addresses.ts';

/** The same engine without windows: it opens a page in about half the time. */
const SHELL = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';
/** As people have it: for stories, for kills, and for what only a whole browser does. */
const BROWSER = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const isKillDrill = process.env['KILLS'] !== undefined;

export default defineConfig({
  projects: [
    {
      name: 'specs',
      testDir: 'specs',
      // It measures how soon words are on the disk, so it has the machine for itself: npm run chaos:browser.
      testIgnore: isKillDrill ? [] : ['**/browser-kill.spec.ts'],
      // What a service worker fetches, a test cannot hold back or count; offline.spec.ts is about it.
      use: {
        serviceWorkers: 'block',
        launchOptions: { executablePath: isKillDrill ? BROWSER : SHELL, args: CHROMIUM_FLAGS },
      },
    },
    {
      // Whole journeys with nothing between the person and the product.
      name: 'stories',
      testDir: 'stories',
      testMatch: '**/*.story.ts',
      timeout: 420_000,
      use: { serviceWorkers: 'allow' },
    },
    // Writes files, so it is no test: npm run product:pictures.
    ...(process.env['PRODUCT_PICTURES'] === undefined
      ? []
      : [{ name: 'pictures', testDir: 'pictures', testMatch: '**/*.picture.ts' }]),
  ],
  outputDir: '../test-results',
  globalSetup: './support/start-product.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  // A test that passes only the second time has found something: it is named at the end of the run, to be
  // looked into, but a change is not turned away for it.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  // Generous, for machines on which everything else runs too: what hangs is found all the same.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: PRODUCT_ORIGIN,
    locale: 'en-US',
    // What cannot be found fails by itself, long before its test does.
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: BROWSER,
      args: CHROMIUM_FLAGS,
    },
  },
});
