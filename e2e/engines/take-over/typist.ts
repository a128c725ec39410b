import { chromium } from '@playwright/test';
import type { Engine } from '../engine.ts';
import { openWithPlaywright } from '../playwright-engine.ts';
import { openWebKit } from '../webkit-engine.ts';

/** Types in a browser without waiting for the page. */
export interface Typist {
  /** Starts loading a URL and returns before it has loaded. */
  load: (address: string) => Promise<void>;
  evaluate: Engine['evaluate'];
  /** Sends a character or `Backspace`. If the driver allows it, does not wait for the page to process it. */
  key: (character: string) => Promise<void>;
  /** Waits until every key that was sent has arrived. */
  settle: () => Promise<void>;
  close: () => Promise<void>;
}

const BACKSPACE_CODE = 8;

/** Sends keys and throttles the CPU over the DevTools protocol. */
async function chromiumTypist(slowdown: number): Promise<Typist> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const sent: Promise<unknown>[] = [];
  return {
    load: async (address) => void (await page.goto(address, { waitUntil: 'commit' })),
    evaluate: (code, ...args) =>
      page.evaluate(`(${code.toString()})(${args.map((one) => JSON.stringify(one)).join()})`),
    key: async (character) => {
      const pressed =
        character.length === 1
          ? { type: 'keyDown' as const, key: character, text: character }
          : {
              type: 'rawKeyDown' as const,
              key: character,
              code: character,
              windowsVirtualKeyCode: BACKSPACE_CODE,
            };
      sent.push(
        devtools.send('Input.dispatchKeyEvent', pressed),
        devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: character }),
      );
    },
    settle: async () => void (await Promise.all(sent.splice(0))),
    close: () => browser.close(),
  };
}

/** Uses the journeys' driver; each key is a round trip. */
function engineTypist(engine: Engine): Typist {
  return {
    // The navigation may end the call. One that did not begin is noticed: no early field appears.
    load: (address) =>
      engine
        .evaluate((url) => void setTimeout(() => location.assign(url), 0), address)
        .catch(() => undefined),
    evaluate: engine.evaluate,
    key: (character) => (character.length === 1 ? engine.type(character) : engine.press(character)),
    settle: () => Promise.resolve(),
    close: engine.close,
  };
}

export const TYPISTS = {
  chromium: chromiumTypist,
  firefox: async () => engineTypist(await openWithPlaywright('firefox')),
  webkit: async (_slowdown: number, driverPort: number) =>
    engineTypist(await openWebKit(driverPort, { pageLoadStrategy: 'none' })),
} as const satisfies Record<Engine['name'], (slowdown: number, driverPort: number) => Promise<Typist>>;
