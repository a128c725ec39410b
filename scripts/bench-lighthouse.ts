// Lighthouse on every public page. It is fetched when it is asked for: nothing else needs it, and it brings a
// hundred packages along.
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { PAGE_PATHS } from '../packages/contract/src/pages.ts';
import { withOwnProduct } from './lib/bench/own-product.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const FLOOR = 98;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking';

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

const PORT = 4876;
const run = promisify(execFile);

const { values } = parseArgs({
  options: {
    /** Of a product that runs already; otherwise one is started. */
    origin: { type: 'string' },
  },
});

async function scoresOf(address: string): Promise<number[]> {
  const args = ['--yes', LIGHTHOUSE, address, '--quiet', '--output=json'];
  const { stdout } = await run(
    'npx',
    [...args, `--only-categories=${CATEGORIES.join(',')}`, `--chrome-flags=${CHROME_FLAGS}`],
    { maxBuffer: 64 * 1024 * 1024, env: { CHROME_PATH: '/usr/bin/chromium', ...process.env } },
  );
  const { categories } = JSON.parse(stdout) as Report;
  return CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
}

async function lowestOf(origin: string): Promise<number> {
  let lowest = 100;
  for (const path of PAGE_PATHS) {
    const scores = await scoresOf(origin + path);
    lowest = Math.min(lowest, ...scores);
    console.log(
      `${path.padEnd(18)} ${CATEGORIES.map((name, index) => `${name} ${scores[index]}`).join(' · ')}`,
    );
  }
  return lowest;
}

const lowest =
  values.origin === undefined ? await withOwnProduct(PORT, lowestOf) : await lowestOf(values.origin);
if (lowest < FLOOR) process.exitCode = 1;
console.log(`bench:lighthouse lowest=${lowest}`);
