import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';

const BYTES_PER_KB = 1024;
const FIRST_KEY_PROBE = fileURLToPath(new URL('./first-key-probe.mjs', import.meta.url));
const READY_PROBE = fileURLToPath(new URL('./ready-probe.mjs', import.meta.url));

/** An average phone on a slow network: 1.6 Mbit/s, 150 ms round trip, a quarter of this machine's speed. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const CPU_SLOWDOWN = 4;
/** Timeout for what never appears. */
const PATIENCE_MS = 60_000;
const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true },
  desk: { viewport: { width: 1280, height: 800 }, isMobile: false },
} as const;

export interface Visit {
  readonly url: string;
  readonly size: keyof typeof SIZES;
  /** Element that marks the page as ready. Null to use the largest contentful paint, without interacting. */
  readonly ready: string | null;
}

export interface PageLoad {
  readonly lcpMs: number;
  readonly cls: number;
  /** Total of long tasks beyond 50 ms each. */
  readonly blockingMs: number;
  readonly scriptKb: number;
  readonly totalKb: number;
  /** Time until the frame after the awaited element. */
  readonly readyMs: number;
}

interface Watched {
  lcp: number;
  cls: number;
  blocking: number;
}

/** Performance entry fields missing in Node's types. */
interface Entry {
  readonly startTime: number;
  readonly duration: number;
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Runs first in the page. */
function watch(): void {
  const seen: Watched = { lcp: 0, cls: 0, blocking: 0 };
  Object.assign(globalThis, { seen });
  const observe = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as unknown as Entry);
    }).observe({ type, buffered: true } as { type: 'measure'; buffered: boolean });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value));
  observe('longtask', ({ duration }) => (seen.blocking += Math.max(0, duration - 50)));
}

async function openSlowPage(browser: Browser, size: Visit['size']) {
  const context = await browser.newContext({ ...SIZES[size], deviceScaleFactor: 2 });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const result = async (expression: string): Promise<unknown> => {
    const late = `new Promise((_, fail) => setTimeout(fail, ${PATIENCE_MS}, 'not within ${PATIENCE_MS} ms'))`;
    const answer = await devtools.send('Runtime.evaluate', {
      expression: `Promise.race([${expression}, ${late}])`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (answer.exceptionDetails)
      throw new Error(
        `${expression} at ${page.url()}: ${String(answer.result.value ?? answer.result.description)}`,
      );
    return answer.result.value;
  };
  return { context, page, devtools, result };
}

/**
 * A first visit with an empty cache: clicks into a field as soon as a frame shows it, presses a key, and measures until
 * the key is in the field. A separate visit, because input stops the browser's load metrics.
 */
export async function measureFirstKey(
  browser: Browser,
  { url, size, field }: Pick<Visit, 'url' | 'size'> & { field: string },
): Promise<number> {
  const { context, page, result } = await openSlowPage(browser, size);
  await page.addInitScript((selector) => void Object.assign(globalThis, { fieldSelector: selector }), field);
  await page.addInitScript({ path: FIRST_KEY_PROBE });
  await page.goto(url, { waitUntil: 'commit' });
  const { x, y } = (await result('firstField')) as { x: number; y: number };
  await page.mouse.click(x, y);
  await page.keyboard.press('a');
  const firstKeyMs = Number(await result('firstKey'));
  await context.close();
  return firstKeyMs;
}

/** A first visit with an empty cache, measured until the page has settled. */
export async function measureLoad(browser: Browser, { url, size, ready }: Visit): Promise<PageLoad> {
  const { context, page, devtools, result } = await openSlowPage(browser, size);
  const kinds = new Map<string, string>();
  let [script, total] = [0, 0];
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    total += encodedDataLength;
    if (kinds.get(requestId) === 'Script') script += encodedDataLength;
  });
  await page.addInitScript(watch);
  if (ready !== null) {
    await page.addInitScript(
      (selector) => void Object.assign(globalThis, { readySelector: selector }),
      ready,
    );
    await page.addInitScript({ path: READY_PROBE });
  }
  await page.goto(url, { waitUntil: 'commit' });
  const readyMs = ready === null ? null : Number(await result('ready'));
  await page.waitForLoadState('load');
  await page.waitForTimeout(2_500);
  const { lcp, cls, blocking } = await page.evaluate(() => (globalThis as unknown as { seen: Watched }).seen);
  await context.close();
  return {
    lcpMs: lcp,
    cls,
    blockingMs: blocking,
    scriptKb: script / BYTES_PER_KB,
    totalKb: total / BYTES_PER_KB,
    readyMs: readyMs ?? lcp,
  };
}

export const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

export function medianLoad(loads: readonly PageLoad[]): PageLoad {
  const median = (pick: (load: PageLoad) => number): number => medianOf(loads.map(pick));
  return {
    lcpMs: median((load) => load.lcpMs),
    cls: median((load) => load.cls),
    blockingMs: median((load) => load.blockingMs),
    scriptKb: median((load) => load.scriptKb),
    totalKb: median((load) => load.totalKb),
    readyMs: median((load) => load.readyMs),
  };
}
