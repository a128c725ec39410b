// Main paths on a connected but dead network: npm run sweep:network [-- --only path --mode hang --call text]
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { setFlag } from '../support/product.ts';
import startProduct from '../support/start-product.ts';
import { CALL_MODES, type CallMode, type Mode } from './modes.ts';
import { PATHS } from './paths.ts';
import { modeOf, type Outcome, type Run, runPath, titleOf, type Verdict } from './run-path.ts';

/** Runs mostly wait, so several share the machine. */
const LANES = 4;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    mode: { type: 'string', multiple: true },
    call: { type: 'string' },
    lanes: { type: 'string', default: String(LANES) },
  },
});
const names = Object.keys(PATHS).filter((name) => values.only?.includes(name) ?? true);
const isWanted = (mode: Mode) => values.mode?.includes(mode) ?? true;

mkdirSync('.reports/network', { recursive: true });
const stop = await startProduct();
await setFlag('coverLetter', true);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

const counts: Record<Verdict, number> = { ok: 0, hung: 0, lost: 0, stranded: 0, unmet: 0 };

async function walk(run: Run): Promise<Outcome & { calls: readonly string[] }> {
  const outcome = await runPath(browser, run).catch((error: Error) => ({
    verdict: 'stranded' as const,
    said: error.message,
    seconds: 0,
    calls: [],
  }));
  console.log(
    `${outcome.verdict.padEnd(8)} ${outcome.seconds.toFixed(0)} s ${titleOf(run)}: ${outcome.said}`,
  );
  return outcome;
}

async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items];
  const lane = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Number(values.lanes) }, lane));
}

/** Requests before the first page is there, which the product cannot handle, and requests nothing waits for. */
const isOutOfReach = (call: string) => /^GET \/(?!api|assets)|favicon|service-worker/.test(call);

/** Planted faults that must be detected: otherwise the results prove nothing. */
const CONTROLS: Readonly<Partial<Record<Verdict, Run>>> = {
  hung: { path: 'list', fault: { call: 'GET /resumes', mode: 'hang' } },
  lost: { path: 'visitor', fault: null, looksFor: 'never typed' },
  stranded: { path: 'list', fault: { call: 'GET /api/resume/all/:id', mode: 'bad' }, isNeverHealed: true },
};

async function areControlsFound(): Promise<boolean> {
  const found = await Promise.all(
    Object.entries(CONTROLS).map(async ([verdict, run]) => (await walk(run)).verdict === verdict),
  );
  console.log(`sweep:network controls=${found.length} found=${found.filter(Boolean).length}`);
  return found.every(Boolean);
}

/** The program cannot tell a truncated file from a refused one, or a slow one from a hanging one. */
const modesOf = (call: string): readonly CallMode[] =>
  call.startsWith('GET /assets/') ? ['hang', 'bad'] : CALL_MODES;

/** Records the calls of each path without faults. */
async function recordCalls(): Promise<ReadonlyMap<string, readonly string[]>> {
  const recorded = new Map<string, readonly string[]>();
  await inLanes(names, async (path) => {
    const clean = await walk({ path, fault: null });
    if (clean.verdict !== 'ok') counts[clean.verdict] += 1;
    recorded.set(path, clean.calls);
  });
  return recorded;
}

const runs: Run[] = [];
const met = new Set<string>();
let calls = 0;
let isTrusted = false;
try {
  const [areFound, recorded] = await Promise.all([areControlsFound(), recordCalls()]);
  isTrusted = areFound;
  for (const path of names) {
    // A lazy file is the same on every path, so it is tested only on the first path that loads it.
    const own = (recorded.get(path) ?? []).filter(
      (call) => !isOutOfReach(call) && !(call.includes('/assets/') && met.has(call)),
    );
    for (const call of own) met.add(call);
    calls += own.length;
    for (const call of own.filter((one) => one.includes(values.call ?? '')))
      for (const mode of modesOf(call).filter(isWanted)) runs.push({ path, fault: { call, mode } });
    if (isWanted('deploy') && values.call === undefined)
      for (const index of (PATHS[path]?.steps ?? []).keys())
        if (index > 0) runs.push({ path, fault: null, deployBefore: index });
  }
  console.log(`calls=${calls} runs=${runs.length}`);
  const rank = (run: Run) => ['deploy', ...CALL_MODES].indexOf(modeOf(run));
  await inLanes(
    runs.toSorted((one, other) => rank(one) - rank(other)),
    async (run) => {
      counts[(await walk(run)).verdict] += 1;
    },
  );
} finally {
  await browser.close();
  await stop();
}
const { hung, lost, stranded, unmet } = counts;
console.log(
  `sweep:network paths=${names.length} calls=${calls} runs=${runs.length} unmet=${unmet} hung=${hung} lost=${lost} stranded=${stranded}`,
);
process.exitCode = isTrusted && hung + lost + stranded === 0 ? 0 : 1;
