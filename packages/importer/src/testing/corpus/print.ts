import { chromium } from 'playwright-core';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Printer {
  readonly print: (html: string, isTagged: boolean) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** Prints with Chromium as users do: tagged PDF, with Chromium's bullets and columns. */
export async function createPrinter(): Promise<Printer> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ARGUMENTS,
  });
  const page = await browser.newPage();
  return {
    async print(html, tagged) {
      await page.setContent(html);
      return page.pdf({ preferCSSPageSize: true, tagged, printBackground: true });
    },
    close: () => browser.close(),
  };
}
