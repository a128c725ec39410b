// Measures first visits to the built product on a slow phone and an equally slow desktop: landing page and builder
// against their limits, and the app shell.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { withOwnProduct } from '../lib/bench/own-product.ts';
import {
  measureFirstKey,
  measureLoad,
  medianLoad,
  medianOf,
  type PageLoad,
} from '../lib/bench/browser/page-load.ts';

const PORT = 4870;
const LANDING_FLOORS = { lcpMs: 1200, cls: 0.02, blockingMs: 50, scriptKb: 10, totalKb: 200 } as const;
/** Until the first field is usable and, where there is room, the empty page is shown. */
const BUILDER_READY_MS = 3000;
/** Until a keystroke is in the first field, which the page has before the program loads. */
const FIRST_KEY_MS = 1200;
const FIRST_FIELD = '#early input:enabled, #root [data-place] input';
/** A field of the program, not of the early form. */
const FIELD = ':is(input, [contenteditable])';
const SCREENS = [
  { name: 'landing', path: '/', size: 'phone', ready: null },
  { name: 'app shell', path: '/auth', size: 'phone', ready: 'form' },
  { name: 'builder', path: '/builder', size: 'phone', ready: `#root main ${FIELD}` },
  { name: 'builder at a desk', path: '/builder', size: 'desk', ready: `#root main:has(.bg-paper) ${FIELD}` },
] as const;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** Origin of a running product; otherwise one is started. */
    origin: { type: 'string' },
  },
});

interface Measured {
  readonly medians: Record<string, PageLoad>;
  readonly firstKeyMs: Record<'phone' | 'desk', number>;
}

async function measureAll(origin: string): Promise<Measured> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const loads: Record<string, PageLoad[]> = {};
    const firstKeys: Record<'phone' | 'desk', number[]> = { phone: [], desk: [] };
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const { name, path, size, ready } of SCREENS)
        (loads[name] ??= []).push(await measureLoad(browser, { url: origin + path, size, ready }));
      for (const size of ['phone', 'desk'] as const)
        firstKeys[size].push(
          await measureFirstKey(browser, { url: `${origin}/builder`, size, field: FIRST_FIELD }),
        );
    }
    return {
      medians: Object.fromEntries(Object.entries(loads).map(([name, list]) => [name, medianLoad(list)])),
      firstKeyMs: { phone: medianOf(firstKeys.phone), desk: medianOf(firstKeys.desk) },
    };
  } finally {
    await browser.close();
  }
}

const { medians, firstKeyMs } =
  values.origin === undefined ? await withOwnProduct(PORT, measureAll) : await measureAll(values.origin);
for (const [name, load] of Object.entries(medians))
  console.log(
    `${name.padEnd(18)} LCP ${load.lcpMs.toFixed(0)} ms · ready ${load.readyMs.toFixed(0)} ms · CLS ${load.cls.toFixed(3)} · blocking ${load.blockingMs.toFixed(0)} ms · scripts ${load.scriptKb.toFixed(1)} KB · all ${load.totalKb.toFixed(0)} KB`,
  );
const { landing, builder, 'builder at a desk': desk } = medians;
if (!landing || !builder || !desk) throw new Error('nothing was measured');
const missed = [
  ...(Object.keys(LANDING_FLOORS) as (keyof typeof LANDING_FLOORS)[])
    .filter((key) => landing[key] > LANDING_FLOORS[key])
    .map((key) => `landing ${key} is ${landing[key].toFixed(3)}, above ${LANDING_FLOORS[key]}`),
  ...Object.entries({ builder, 'builder at a desk': desk })
    .filter(([, { readyMs }]) => readyMs > BUILDER_READY_MS)
    .map(
      ([name, { readyMs }]) => `${name} is ready after ${readyMs.toFixed(0)} ms, above ${BUILDER_READY_MS}`,
    ),
  ...Object.entries(firstKeyMs)
    .filter(([, ms]) => ms > FIRST_KEY_MS)
    .map(
      ([size, ms]) =>
        `builder on a ${size} takes its first key after ${ms.toFixed(0)} ms, above ${FIRST_KEY_MS}`,
    ),
];
for (const line of missed) console.error(line);
if (missed.length > 0) process.exitCode = 1;
console.log(
  `first key in the builder: phone ${firstKeyMs.phone.toFixed(0)} ms · desk ${firstKeyMs.desk.toFixed(0)} ms`,
);
console.log(
  `bench:pages landing_lcp_ms=${landing.lcpMs.toFixed(0)} landing_js_kb=${landing.scriptKb.toFixed(1)} first_key_ms=${firstKeyMs.phone.toFixed(0)} builder_ready_ms=${builder.readyMs.toFixed(0)} desk_first_key_ms=${firstKeyMs.desk.toFixed(0)} desk_ready_ms=${desk.readyMs.toFixed(0)}`,
);
