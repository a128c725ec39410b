// Runs the main journeys in three engines: npm run engines [-- chromium|firefox|webkit …]
import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { PRODUCT_PORT } from '../support/addresses.ts';
import startProduct from '../support/start-product.ts';
import type { Engine } from './engine.ts';
import { handsOn } from './hands.ts';
import { JOURNEYS } from './journeys.ts';
import { reportOf, type Walk } from './report.ts';
import { openWithPlaywright } from './playwright-engine.ts';
import { openWebKit } from './webkit-engine.ts';

/** Screenshots of the end of each journey, for manual review. */
const PICTURES = new URL('../../.reports/engines/', import.meta.url);
/** Colors change in steps. */
const UNTIL_STILL_MS = 1000;
const DRIVER_PORT = PRODUCT_PORT + 99;

const OPEN: Readonly<Record<Engine['name'], () => Promise<Engine>>> = {
  chromium: () => openWithPlaywright('chromium'),
  firefox: () => openWithPlaywright('firefox'),
  webkit: () => openWebKit(DRIVER_PORT),
};

/** Names of engines and journeys; all if none is given. */
const wanted = new Set<string>(process.argv.slice(2));
const chosen = <Name extends string>(all: readonly Name[]): readonly Name[] =>
  all.some((name) => wanted.has(name)) ? all.filter((name) => wanted.has(name)) : all;
const names = chosen(Object.keys(OPEN) as Engine['name'][]);
const titles = chosen(Object.keys(JOURNEYS));

async function walk(name: Engine['name'], title: string): Promise<boolean> {
  const journey = JOURNEYS[title];
  const engine = await OPEN[name]();
  const startedAt = Date.now();
  const isPassed = await (async () => {
    try {
      await journey?.(engine, handsOn(engine));
      const faults = title === 'offline' ? [] : await engine.faults();
      if (faults.length > 0) throw new Error(`errors on the page: ${faults.join(' | ').slice(0, 600)}`);
      return true;
    } catch (error) {
      console.log(error instanceof Error ? error.message : error);
      return false;
    }
  })();
  await wait(UNTIL_STILL_MS);
  const picture = await engine.picture().catch(() => null);
  if (picture) writeFileSync(new URL(`${name}-${title}.png`, PICTURES), picture);
  await engine.close();
  console.log(
    `${isPassed ? 'ok  ' : 'FAIL'} ${name} ${title} ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
  );
  return isPassed;
}

/** As for the other tests in a browser: a second try in CI, which the log shows. */
const walkOrRetry = async (name: Engine['name'], title: string): Promise<boolean> =>
  (await walk(name, title)) || (process.env['CI'] === 'true' && walk(name, title));

mkdirSync(PICTURES, { recursive: true });
const stop = await startProduct();
const counts: string[] = [];
const walked: Walk[] = [];
try {
  for (const name of names) {
    const startedAt = Date.now();
    let passed = 0;
    for (const title of titles) {
      const isPassed = await walkOrRetry(name, title);
      walked.push({ name, title, isPassed });
      if (isPassed) passed += 1;
    }
    counts.push(`${name}=${passed} ${name}_s=${Math.round((Date.now() - startedAt) / 1000)}`);
  }
} finally {
  await stop();
}
const failed = walked.filter(({ isPassed }) => !isPassed).length;
const report = process.env['ENGINES_JSON'];
if (report !== undefined) writeFileSync(report, JSON.stringify(reportOf(walked)));
console.log(`engines ${counts.join(' ')} failed=${failed}`);
process.exitCode = failed === 0 ? 0 : 1;
