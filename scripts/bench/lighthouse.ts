// Runs Lighthouse in its mobile setting on every public page in every language. Not a dependency: nothing else needs
// it, and it adds a hundred packages. npx downloads the exact version once and then works offline.
import { execFile } from 'node:child_process';
import { loadavg } from 'node:os';
import { parseArgs, promisify } from 'node:util';
import { PAGE_VARIANTS, pageAddress } from '../../packages/contract/src/site/pages.ts';
import { withOwnProduct } from '../lib/bench/own-product.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const FLOOR = 98;
const ATTEMPTS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking --lang=en-US';
const PORT = 4876;
const ADDRESSES = [...new Set(PAGE_VARIANTS.map(({ prefix, path }) => pageAddress(prefix, path)))];

type Category = (typeof CATEGORIES)[number];
type Scores = Readonly<Record<Category, number>>;

interface Report {
  readonly categories: Readonly<
    Record<
      Category,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly title: string; readonly displayValue?: string }>
  >;
}

const { values } = parseArgs({
  options: {
    /** Origin of a running product; otherwise one is started. */
    origin: { type: 'string' },
    /** How often each page is visited; the median counts. */
    rounds: { type: 'string', default: '1' },
  },
});

const run = promisify(execFile);
const scoresText = (scores: Scores): string =>
  CATEGORIES.map((name) => `${name.replace('-', '_')}=${scores[name]}`).join(' ');
const forEachCategory = (scoreOf: (name: Category) => number): Scores =>
  Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(name)])) as Record<Category, number>;

async function visitOnce(address: string): Promise<Report> {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${CHROME_FLAGS}`,
    ],
    { maxBuffer: 64 * 1024 * 1024, env: { CHROME_PATH: '/usr/bin/chromium', ...process.env } },
  );
  return JSON.parse(stdout) as Report;
}

/** Retries a visit whose trace lacks its beginning (NO_NAVSTART on a busy machine): nothing was measured. */
async function visit(address: string): Promise<Report> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1)
    try {
      return await visitOnce(address);
    } catch (error) {
      const [reason] = /Runtime error encountered: .+/.exec(String(error)) ?? [];
      if (reason === undefined) throw error;
      console.log(`  ${reason}`);
    }
  return visitOnce(address);
}

/** Audits that keep a page from a perfect score. */
function weaknesses({ categories, audits }: Report): string[] {
  const ids = CATEGORIES.flatMap((name) => categories[name].auditRefs.filter(({ weight }) => weight > 0));
  return [...new Set(ids.map(({ id }) => id))].flatMap((id) => {
    const { score = null, title = id, displayValue = '' } = audits[id] ?? {};
    return score === null || score >= 0.9 ? [] : [`  ${id}: ${title} ${displayValue} (${score})`];
  });
}

async function scoresOf(address: string): Promise<Scores> {
  const rounds: Scores[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const report = await visit(address);
    for (const line of weaknesses(report)) console.log(line);
    rounds.push(forEachCategory((name) => Math.round((report.categories[name].score ?? 0) * 100)));
  }
  return forEachCategory(
    (name) =>
      rounds.map((scores) => scores[name]).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0,
  );
}

async function lowestOf(origin: string): Promise<Scores> {
  const pages: Scores[] = [];
  for (const address of ADDRESSES) {
    const scores = await scoresOf(origin + address);
    console.log(`${address.padEnd(24)} ${scoresText(scores)}`);
    pages.push(scores);
  }
  return forEachCategory((name) => Math.min(...pages.map((scores) => scores[name])));
}

console.log(`load ${loadavg()[0]?.toFixed(1)}, median of ${values.rounds}`);
const lowest =
  values.origin === undefined ? await withOwnProduct(PORT, lowestOf) : await lowestOf(values.origin);
if (CATEGORIES.some((name) => lowest[name] < FLOOR)) process.exitCode = 1;
console.log(`bench:lighthouse pages=${ADDRESSES.length} ${scoresText(lowest)}`);
