import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { routes } from '../../packages/contract/src/routes.ts';
import { asRecordingRules, readDashboard } from '../lib/alerts/dashboard.ts';
import { joinExposed, readExposed, selectorFault, type Exposed } from '../lib/alerts/exposed.ts';
import { selectorsOf } from '../lib/alerts/expressions.ts';
import { readRules, untestedRules } from '../lib/alerts/rules.ts';
import { benchEnv, dropBenchDatabase, makeBenchDatabase } from '../lib/bench/bench-database.ts';
import { startApiAndWorker } from '../lib/bench/product-process.ts';
import { freePort } from '../lib/chaos/ports.ts';
import { atEnd } from '../lib/chaos/processes.ts';
import { createRandom } from '../lib/chaos/random.ts';
import { ROOT } from '../lib/source-files.ts';

const RULES = join(ROOT, 'ops/alerts/lauda.rules.yml');
const TESTS = join(ROOT, 'ops/alerts/lauda.rules.test.yml');
const DASHBOARD = join(ROOT, 'ops/dashboards/lauda.json');

if (spawnSync('promtool', ['--version']).error) {
  console.error('promtool is missing: apt-get install prometheus');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'lauda-alerts-'));
atEnd(() => rmSync(folder, { recursive: true, force: true }));
const promtool = (...args: string[]): void => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
  if (status === 0) return;
  console.error(stdout + stderr);
  process.exit(1);
};

/** The metrics of an API and a worker that have just started on their own database. */
async function askProduct(): Promise<Exposed> {
  loadEnvFile(join(ROOT, '.env'));
  const random = createRandom(process.pid);
  const ports = { http: await freePort(random), api: await freePort(random), worker: await freePort(random) };
  const name = `lauda_alerts_${process.pid}`;
  const env = {
    ...benchEnv(process.env, name),
    NODE_ENV: 'development',
    PORT: String(ports.http),
    REDIS_PREFIX: `${name}:`,
    STORAGE_FOLDER: join(folder, 'storage'),
    LOG_LEVEL: 'error',
  };
  await makeBenchDatabase(env);
  try {
    const { stop } = await startApiAndWorker(env, ports);
    try {
      const texts = await Promise.all(
        [ports.api, ports.worker].map(async (port) =>
          (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
        ),
      );
      return joinExposed(texts.map(readExposed));
    } finally {
      await stop();
    }
  } finally {
    await dropBenchDatabase(env);
  }
}

const rules = readRules(readFileSync(RULES, 'utf8'));
promtool('check', 'rules', RULES);
promtool('test', 'rules', TESTS);
const faults = untestedRules(rules, readFileSync(TESTS, 'utf8'));
const dashboard = readDashboard(readFileSync(DASHBOARD, 'utf8'));
faults.push(...dashboard.faults);
const generated = join(folder, 'dashboard.rules.yml');
writeFileSync(generated, asRecordingRules(dashboard.expressions));
promtool('check', 'rules', generated);

const exposed = await askProduct();
const routePaths = new Set(Object.values(routes).map(({ path }) => path));
const selectors = [...rules.map(({ expr }) => expr), ...dashboard.expressions].flatMap(selectorsOf);
for (const selector of selectors) {
  const fault = selectorFault(selector, exposed, routePaths);
  if (fault !== null) faults.push(fault);
}
for (const fault of new Set(faults)) console.error(fault);
const names = new Set(selectors.map(({ metric }) => metric));
const tested = rules.length - untestedRules(rules, readFileSync(TESTS, 'utf8')).length;
console.log(
  `alerts rules=${rules.length} tested=${tested} names=${names.size} faults=${new Set(faults).size}`,
);
if (faults.length > 0) process.exitCode = 1;
