import { readdirSync, readFileSync } from 'node:fs';
import { type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test';
import { PRODUCT_ORIGIN } from './addresses.ts';

export interface KillableBrowser {
  page: Page;
  /** SIGKILL, as a power cut or the system short of memory does it. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** The processes of one browser, known by the profile that nobody else uses. The first is its main one. */
function processesOf(profile: string): number[] {
  const argument = `--user-data-dir=${profile}`;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const args = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0');
        const isMain = !args.some((text) => text.startsWith('--type='));
        return args.includes(argument) && isMain ? [Number(name)] : [];
      } catch {
        return []; // It has ended meanwhile.
      }
    });
}

export async function launchKillable(profile: string, options: LaunchOptions): Promise<KillableBrowser> {
  const context: BrowserContext = await chromium.launchPersistentContext(profile, {
    ...options,
    baseURL: PRODUCT_ORIGIN,
    locale: 'en-US',
  });
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    page,
    kill: async () => {
      const closed = new Promise((resolve) => context.once('close', resolve));
      const pids = processesOf(profile);
      if (pids.length === 0) throw new Error(`no browser runs on ${profile}`);
      for (const pid of pids) process.kill(pid, 'SIGKILL');
      await closed;
    },
    close: () => context.close(),
  };
}
