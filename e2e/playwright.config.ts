import { defineConfig } from '@playwright/test';
import { PRODUCT_ORIGIN } from './support/addresses.ts';

/** The headless shell: opens a page in about half the time of the full browser. */
const SHELL = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';
/** The full browser: for stories, kill tests, and features the shell lacks. */
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
      // Measures how soon edits are on disk, so it must not share the machine: npm run chaos:browser.
      testIgnore: isKillDrill ? [] : ['**/browser-kill.spec.ts'],
      // Tests cannot intercept or count a service worker's fetches; offline.spec.ts covers it.
      use: {
        serviceWorkers: 'block',
        launchOptions: { executablePath: isKillDrill ? BROWSER : SHELL, args: CHROMIUM_FLAGS },
      },
    },
    {
      // Whole journeys without any interception.
      name: 'stories',
      testDir: 'stories',
      testMatch: '**/*.story.ts',
      timeout: 420_000,
      use: { serviceWorkers: 'allow' },
    },
    // Not a test, because it writes files: npm run product:pictures.
    ...(process.env['PRODUCT_PICTURES'] === undefined
      ? []
      : [{ name: 'pictures', testDir: 'pictures', testMatch: '**/*.picture.ts' }]),
  ],
  outputDir: '../test-results',
  globalSetup: './support/start-product.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  // A test that passes only on retry is reported as flaky at the end of the run for investigation, but does not fail
  // the change.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  // Generous for busy machines; a hanging test is still detected.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: PRODUCT_ORIGIN,
    locale: 'en-US',
    // A missing element fails long before the test times out.
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: BROWSER,
      args: CHROMIUM_FLAGS,
    },
  },
});
