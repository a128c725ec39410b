// Types a key every 20 ms while the builder loads: npm run take-over [-- --loads 100 --engines chromium,firefox,webkit]
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PRODUCT_PORT } from '../../support/addresses.ts';
import startProduct from '../../support/start-product.ts';
import type { Engine } from '../engine.ts';
import { type DrillProxy, startDrillProxy } from './drill-proxy.ts';
import { emptyDevice, type Outcome, typeThroughLoad, watchScript } from './one-load.ts';
import { TYPISTS, type Typist } from './typist.ts';

const { values } = parseArgs({
  options: {
    /** Number of loads in Chromium, per slowdown. */
    loads: { type: 'string', default: '100' },
    /** Number of loads in the other engines, whose drivers are slower. */
    'other-loads': { type: 'string', default: '20' },
    engines: { type: 'string', default: 'chromium,firefox,webkit' },
    /** Chromium only: the others cannot be slowed down. */
    slowdowns: { type: 'string', default: '4,8' },
    /** Number of loads without the early script: these must lose keys. */
    'control-loads': { type: 'string', default: '3' },
  },
});

const DRIVER_PORT = PRODUCT_PORT + 98;
const PROXY_PORT = PRODUCT_PORT + 97;
/** How long the program's entry is held once the early field is focused, to leave time for typing. */
const HELD_BACK_MS = { chromium: 500, firefox: 2_500, webkit: 2_500 } as const;
const SLOWDOWNS = values.slowdowns.split(',').map(Number);
/** A first visit, and a second visit with the document of the first one on the device. */
const PLACES = [
  { key: 'personalInfo/email', maxLength: 250 },
  { key: 'personalInfo/jobTitle', maxLength: 195 },
] as const;
/** A page of the origin without the product's program. */
const EMPTY_PAGE = '/robots.txt';
const MOST_TRIES = 300;
/** Share of loads in which the takeover may miss the typing. They prove nothing; more mean a broken drill. */
const MOST_IDLE = 0.2;

/** The form without its script: it accepts text, but the program never receives it. */
const withoutScript = (html: string): string =>
  html.replaceAll('disabled=""', '').replace(
    /<script>[\s\S]*?<\/script>/,
    `<script>addEventListener('lauda-open', () => {
        const place = document.activeElement.name;
        document.getElementById('early').remove();
        document.querySelector('#root [data-place="' + place + '"] input')?.focus();
      })</script>`,
  );

let isControl = false;
let delayMs = 0;
let place: (typeof PLACES)[number] = PLACES[0];

interface Tally {
  loads: number;
  keys: number;
  idle: number;
  lost: number;
  wrongCarets: number;
  notOnDevice: number;
  before: number[];
}

async function run(typist: Typist, proxy: DrillProxy, loads: number): Promise<Tally> {
  const { origin, said } = proxy;
  const tally: Tally = { loads: 0, keys: 0, idle: 0, lost: 0, wrongCarets: 0, notOnDevice: 0, before: [] };
  const take = (outcome: Outcome | null) => {
    tally.loads += 1;
    if (outcome === null) {
      tally.idle += 1;
      return;
    }
    const { lost, isCaretRight, isOnDevice, before } = outcome;
    tally.keys += outcome.keys;
    tally.lost += lost;
    if (before === null) tally.idle += 1;
    else tally.before.push(before);
    if (!isCaretRight) tally.wrongCarets += 1;
    if (!isOnDevice) tally.notOnDevice += 1;
    if (!isControl && (lost > 0 || !isCaretRight || !isOnDevice))
      console.error(`load ${tally.loads}: ${outcome.seen}`);
  };
  for (let index = 0; index < loads; index += 1) {
    place = PLACES[index % PLACES.length] ?? PLACES[0];
    if (place === PLACES[0]) {
      await typist.load(origin + EMPTY_PAGE);
      for (let tries = 0; ; tries += 1)
        try {
          await typist.evaluate(emptyDevice, EMPTY_PAGE);
          break;
        } catch (error) {
          // The driver does not wait for the page to load.
          if (tries === MOST_TRIES) throw error;
          await wait(100);
        }
    }
    take(
      await typeThroughLoad(typist, {
        address: `${origin}/builder`,
        place: place.key,
        maxLength: place.maxLength,
        said,
      }),
    );
  }
  return tally;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function faultsOf(name: string, { loads, idle, lost, wrongCarets, notOnDevice }: Tally): string[] {
  return [
    ...(lost > 0 ? [`${name} lost ${lost} characters`] : []),
    ...(wrongCarets > 0 ? [`${name} had the caret elsewhere ${wrongCarets} times`] : []),
    ...(notOnDevice > 0 ? [`${name} did not reach the device ${notOnDevice} times`] : []),
    ...(idle > loads * MOST_IDLE
      ? [`${name} typed through only ${loads - idle} of ${loads} take-overs`]
      : []),
  ];
}

const names = values.engines.split(',') as Engine['name'][];
const stop = await startProduct();
const proxy = await startDrillProxy({
  port: PROXY_PORT,
  productPort: PRODUCT_PORT,
  delayMs: () => delayMs,
  rewrite: (html) => (isControl ? withoutScript(html) : html),
  script: () => watchScript(place.key),
});
const faults: string[] = [];
const counts: string[] = [];
let [all, lost, controlLost] = [0, 0, 0];
try {
  for (const name of names)
    for (const slowdown of name === 'chromium' ? SLOWDOWNS : [1]) {
      delayMs = HELD_BACK_MS[name];
      const loads = Number(name === 'chromium' ? values.loads : values['other-loads']);
      const typist = await TYPISTS[name](slowdown, DRIVER_PORT);
      const title = slowdown === 1 ? name : `${name}/${slowdown}`;
      try {
        const startedAt = Date.now();
        const tally = await run(typist, proxy, loads);
        console.log(
          `${title} loads=${tally.loads} keys=${tally.keys} before_take_over=${median(tally.before)} idle=${tally.idle} lost=${tally.lost} wrong_carets=${tally.wrongCarets} not_on_device=${tally.notOnDevice} seconds=${Math.round((Date.now() - startedAt) / 1000)}`,
        );
        faults.push(...faultsOf(title, tally));
        counts.push(`${title}=${tally.loads}`);
        all += tally.loads;
        lost += tally.lost;
        isControl = true;
        const control = await run(typist, proxy, Number(values['control-loads']));
        console.log(`${title} control loads=${control.loads} lost=${control.lost}`);
        if (control.lost === 0) faults.push(`${title}: without the early script nothing was lost`);
        controlLost += control.lost;
      } finally {
        isControl = false;
        await typist.close();
      }
    }
} finally {
  await proxy.close();
  await stop();
}
for (const fault of faults) console.error(fault);
console.log(`take-over loads=${all} lost=${lost} ${counts.join(' ')} control_lost=${controlLost}`);
process.exitCode = faults.length === 0 ? 0 : 1;
