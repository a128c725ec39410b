import { readdirSync, readFileSync } from 'node:fs';
import { type BrowserContext, chromium, firefox, type LaunchOptions, type Page } from '@playwright/test';
import { PRODUCT_ORIGIN } from '../addresses.ts';

export interface KillableBrowser {
  page: Page;
  /** Whether the browser has deleted the origin's databases since the previous launch, which Chromium reports. */
  hasLostDatabases(): boolean;
  /** SIGKILL to all of its processes, as when the system runs out of memory. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

interface KillableEngine {
  /** Opens a profile in a folder that survives the browser. */
  readonly open: (
    profile: string,
    chromiumOptions: LaunchOptions,
    pageOptions: { baseURL: string; locale: string },
  ) => Promise<BrowserContext>;
  /** Whether this is the command line of the browser's main process for that profile. */
  readonly isMain: (args: readonly string[], profile: string) => boolean;
}

export const KILLABLE_ENGINES = {
  chromium: {
    open: (profile, chromiumOptions, pageOptions) =>
      chromium.launchPersistentContext(profile, { ...chromiumOptions, ...pageOptions }),
    isMain: (args, profile) =>
      args.includes(`--user-data-dir=${profile}`) && !args.some((text) => text.startsWith('--type=')),
  },
  // Needs e2e/engines/repair-bidi.ts. Playwright's preferences disable safe mode and session restore.
  firefox: {
    open: (profile, _, pageOptions) =>
      firefox.launchPersistentContext(profile, {
        ...pageOptions,
        channel: 'moz-firefox',
        executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
        args: [],
      }),
    isMain: (args, profile) => args[args.indexOf('--profile') + 1] === profile,
  },
} as const satisfies Record<string, KillableEngine>;

export type KillableEngineName = keyof typeof KILLABLE_ENGINES;

/** Identified by the profile, which no other browser uses. */
function mainProcessOf({ isMain }: KillableEngine, profile: string): number {
  const pid = readdirSync('/proc').find((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return isMain(readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0'), profile);
    } catch {
      return false; // The process has exited meanwhile.
    }
  });
  if (pid === undefined) throw new Error(`no browser runs on ${profile}`);
  return Number(pid);
}

/** Runs in the page. Chromium names the reason when it creates a database in place of damaged ones. */
function watchDatabases(): void {
  const open = indexedDB.open.bind(indexedDB);
  const { tellLostDatabases } = globalThis as unknown as { tellLostDatabases: () => void };
  indexedDB.open = (...args) => {
    const request = open(...args);
    request.addEventListener('upgradeneeded', (event) => {
      if ((event as { dataLoss?: string }).dataLoss === 'total') tellLostDatabases();
    });
    return request;
  };
}

export async function launchKillable(
  name: KillableEngineName,
  profile: string,
  chromiumOptions: LaunchOptions,
): Promise<KillableBrowser> {
  const engine = KILLABLE_ENGINES[name];
  const context = await engine.open(profile, chromiumOptions, { baseURL: PRODUCT_ORIGIN, locale: 'en-US' });
  const page = context.pages()[0] ?? (await context.newPage());
  let hasLost = false;
  await context.exposeFunction('tellLostDatabases', () => {
    hasLost = true;
  });
  await context.addInitScript(watchDatabases);
  return {
    page,
    hasLostDatabases: () => hasLost,
    kill: async () => {
      const closed = new Promise((resolve) => context.once('close', resolve));
      // Playwright starts a browser as process group leader, so one call also kills its children.
      process.kill(-mainProcessOf(engine, profile), 'SIGKILL');
      await closed;
    },
    close: () => context.close(),
  };
}
