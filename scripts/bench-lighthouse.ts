// Lighthouse on every public page of a product that runs already: npm run bench:lighthouse -- --origin http://localhost:3000
// It is fetched when it is asked for: nothing else needs it, and it brings a hundred packages along.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { PAGE_PATHS } from '../packages/contract/src/pages.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const FLOOR = 98;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking';

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

const { values } = parseArgs({ options: { origin: { type: 'string', default: 'http://localhost:3000' } } });
let lowest = 100;
for (const path of PAGE_PATHS) {
  const args = ['--yes', LIGHTHOUSE, values.origin + path, '--quiet', '--output=json'];
  const json = execFileSync(
    'npx',
    [...args, `--only-categories=${CATEGORIES.join(',')}`, `--chrome-flags=${CHROME_FLAGS}`],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { CHROME_PATH: '/usr/bin/chromium', ...process.env },
    },
  );
  const { categories } = JSON.parse(json) as Report;
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  lowest = Math.min(lowest, ...scores);
  console.log(
    `${path.padEnd(18)} ${CATEGORIES.map((name, index) => `${name} ${scores[index]}`).join(' · ')}`,
  );
}
if (lowest < FLOOR) process.exitCode = 1;
console.log(`bench:lighthouse lowest=${lowest}`);
