import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Person } from '../chaos/clients/people.ts';
import { atEnd } from '../chaos/processes.ts';
import { waitUntil } from '../chaos/wait.ts';
import type { Faults } from './faults.ts';

const PROBE = fileURLToPath(new URL('./trouble-probe.mjs', import.meta.url));
const OPEN_TIMEOUT_MS = 60_000;
const SAVED_TIMEOUT_MS = 60_000;
const TYPE_EVERY_MS = 900;

export interface BrowserTabs {
  /** Stops typing, then tries what a user would try next; one line for each tab that is stuck. */
  finish: () => Promise<{ typed: number; stranded: string[] }>;
}

interface TabsOptions {
  origin: string;
  person: Person;
  faults: Faults;
  /** Requests may fail while the product is down on purpose. */
  mayFail: boolean;
}

const nameField = (page: Page) => page.getByRole('textbox', { name: 'First name', exact: true });

const troubleOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...((globalThis as { drillTrouble?: Set<string> }).drillTrouble ?? [])]);

/** One resume open on two devices: the user types on one, and the other follows by live events. */
export async function openBrowserTabs({
  origin,
  person,
  faults,
  mayFail,
}: TabsOptions): Promise<BrowserTabs> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const closeNow = atEnd(() => void browser.close());
  const [name = '', value = ''] = (person.headers['cookie'] ?? '').split('=', 2);
  const openDevice = async (): Promise<{ context: BrowserContext; page: Page }> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    await context.addCookies([{ name, value, url: origin }]);
    await context.addInitScript({ path: PROBE });
    const page = await context.newPage();
    page.on('response', (answer) => {
      if (answer.status() >= 500 && !mayFail) faults.add(`a tab got ${answer.status()} for ${answer.url()}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The page aborts requests itself, and a closed stream is no failure.
      if (!mayFail && !/ABORTED/.test(reason) && !request.url().includes('/api/events'))
        faults.add(`a tab's request failed: ${request.url()} ${reason}`);
    });
    await page.goto(`${origin}/builder?resume=${person.resumeId}`);
    await nameField(page).waitFor({ timeout: OPEN_TIMEOUT_MS });
    return { context, page };
  };
  const writer = await openDevice();
  const reader = await openDevice();
  const stopping = new AbortController();
  let typed = 0;
  const type = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      typed += 1;
      await nameField(writer.page).fill(`Ana ${typed}`);
      await delay(TYPE_EVERY_MS);
    }
  };
  const typing = type();

  const savedText = async (page: Page): Promise<void> => {
    const status = page.getByRole('main').getByRole('status').first();
    await status.getByText('Saved', { exact: true }).waitFor({ timeout: SAVED_TIMEOUT_MS });
  };
  const followed = (page: Page, text: string): Promise<void> =>
    waitUntil('the other device follows', SAVED_TIMEOUT_MS, async () => {
      return (await nameField(page).inputValue()) === text;
    });
  const openList = async (page: Page): Promise<void> => {
    await page.getByRole('link', { name: 'My resumes' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'My resumes' }).waitFor({ timeout: OPEN_TIMEOUT_MS });
  };

  return {
    finish: async () => {
      stopping.abort();
      await typing;
      const stranded: string[] = [];
      const attempt = (what: string, work: () => Promise<unknown>): Promise<void> =>
        work().then(
          () => undefined,
          (error: unknown) => void stranded.push(`${what}: ${String(error).split('\n')[0]}`),
        );
      const last = `Ana ${typed} at last`;
      await attempt('typing', () => nameField(writer.page).fill(last));
      await attempt('the last word is not saved', () => savedText(writer.page));
      await attempt('the other device does not follow', () => followed(reader.page, last));
      for (const [device, { page }] of Object.entries({ writer, reader })) {
        const trouble = await troubleOf(page).catch(() => []);
        if (!mayFail && trouble.length > 0) stranded.push(`${device} was shown: ${trouble.join(' | ')}`);
        await attempt(`${device} cannot go on to the list`, () => openList(page));
      }
      await browser.close();
      closeNow();
      return { typed, stranded };
    },
  };
}
