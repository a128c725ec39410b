// First visits on a slow phone to the built product: the landing page and the builder against their floors, and the app's shell beside them.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { withOwnProduct } from './lib/bench/own-product.ts';
import { measureLoad, medianLoad, type PageLoad } from './lib/bench/page-load.ts';

const PORT = 4870;
const LANDING_FLOORS = { lcpMs: 1200, cls: 0.02, blockingMs: 50, scriptKb: 10, totalKb: 200 } as const;
/** Until its first field can be used. */
const BUILDER_READY_MS = 3000;
const SCREENS = [
  { name: 'landing', path: '/', ready: 'h1' },
  { name: 'app shell', path: '/auth', ready: 'form' },
  { name: 'builder', path: '/builder', ready: 'main input, main [contenteditable]' },
] as const;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** Of a product that runs already; otherwise one is started. */
    origin: { type: 'string' },
  },
});

async function measureAll(origin: string): Promise<Record<string, PageLoad>> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const loads: Record<string, PageLoad[]> = {};
    for (let round = 0; round < Number(values.rounds); round += 1)
      for (const { name, path, ready } of SCREENS)
        (loads[name] ??= []).push(await measureLoad(browser, origin + path, ready));
    return Object.fromEntries(Object.entries(loads).map(([name, list]) => [name, medianLoad(list)]));
  } finally {
    await browser.close();
  }
}

const medians =
  values.origin === undefined ? await withOwnProduct(PORT, measureAll) : await measureAll(values.origin);
for (const [name, load] of Object.entries(medians))
  console.log(
    `${name.padEnd(10)} LCP ${load.lcpMs.toFixed(0)} ms · ready ${load.readyMs.toFixed(0)} ms · CLS ${load.cls.toFixed(3)} · blocking ${load.blockingMs.toFixed(0)} ms · scripts ${load.scriptKb.toFixed(1)} KB · all ${load.totalKb.toFixed(0)} KB`,
  );
const { landing, builder } = medians;
if (!landing || !builder) throw new Error('nothing was measured');
const missed = (Object.keys(LANDING_FLOORS) as (keyof typeof LANDING_FLOORS)[]).filter(
  (key) => landing[key] > LANDING_FLOORS[key],
);
for (const key of missed)
  console.error(`landing ${key} is ${landing[key].toFixed(3)}, above ${LANDING_FLOORS[key]}`);
if (builder.readyMs > BUILDER_READY_MS)
  console.error(`builder readyMs is ${builder.readyMs.toFixed(0)}, above ${BUILDER_READY_MS}`);
if (missed.length > 0 || builder.readyMs > BUILDER_READY_MS) process.exitCode = 1;
console.log(
  `bench:pages landing_lcp_ms=${landing.lcpMs.toFixed(0)} landing_js_kb=${landing.scriptKb.toFixed(1)} builder_ready_ms=${builder.readyMs.toFixed(0)}`,
);
