import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { parseArgs } from 'node:util';
import { startCollectorServer } from '../../packages/stand-ins/src/collector-server.ts';
import { benchEnv, dropBenchDatabase, makeBenchDatabase, makeWriters } from '../lib/bench/bench-database.ts';
import { benchResume } from '../lib/bench/bench-resume.ts';
import { cpuMicroseconds } from '../lib/bench/cpu-time.ts';
import { startProductProcess } from '../lib/bench/product-process.ts';
import { runSaveLoad } from '../lib/bench/save-load.ts';
import { freePort } from '../lib/chaos/ports.ts';
import { atEnd } from '../lib/chaos/processes.ts';
import { createRandom } from '../lib/chaos/random.ts';
import { ROOT } from '../lib/source-files.ts';

const SECRET = 'a secret of the benchmark, as long as it must be';
const CONNECTIONS = 16;
const WRITERS = 320;
/** How much 5% sampling may add to the CPU time of a save. */
const CEILING = 1.15;

const { values } = parseArgs({
  options: { saves: { type: 'string', default: '3000' }, rounds: { type: 'string', default: '3' } },
});
const count = Number(values.saves);

loadEnvFile(join(ROOT, '.env'));
const folder = mkdtempSync(join(tmpdir(), 'lauda-traces-'));
atEnd(() => rmSync(folder, { recursive: true, force: true }));
const random = createRandom(process.pid);
const port = await freePort(random);
const origin = `http://localhost:${port}`;
const name = `lauda_traces_${process.pid}`;
const env = {
  ...benchEnv(process.env, name),
  // Production mode would require the built web app, which is not involved here.
  NODE_ENV: 'development',
  PORT: String(port),
  APP_ORIGINS: origin,
  AUTH_SECRET: SECRET,
  REDIS_PREFIX: `${name}:`,
  STORAGE_FOLDER: join(folder, 'storage'),
};
const collector = await startCollectorServer();

interface Measured {
  microseconds: number;
  spans: number;
}

const MODES = {
  off: {},
  'five percent': { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
  all: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1' },
} as const;

await makeBenchDatabase(env);
try {
  const writers = await makeWriters(env, { count: WRITERS, origin, secret: SECRET });
  const body = benchResume();
  const measure = async (settings: Record<string, string>): Promise<Measured> => {
    const api = await startProductProcess({
      entry: 'http',
      env: { ...env, ...settings },
      internalPort: await freePort(random),
    });
    const load = (duration: number) =>
      runSaveLoad({
        host: '127.0.0.1',
        ports: [port],
        origin,
        connections: CONNECTIONS,
        writers,
        body,
        seconds: duration,
      });
    try {
      // By count instead of time: on a busy machine the first seconds go into compilation.
      const saveAtLeast = async (least: number): Promise<number> => {
        let sum = 0;
        while (sum < least) {
          const { saves, refusals } = await load(1);
          if (refusals > 0) throw new Error(`${refusals} saves were refused.`);
          sum += saves;
        }
        return sum;
      };
      await saveAtLeast(count);
      const [before, spansBefore] = [cpuMicroseconds(api.pid), collector.spans.length];
      const saves = await saveAtLeast(count);
      return {
        microseconds: (cpuMicroseconds(api.pid) - before) / saves,
        spans: (collector.spans.length - spansBefore) / saves,
      };
    } finally {
      await api.stop();
    }
  };
  const measured = new Map<string, Measured[]>(Object.keys(MODES).map((mode) => [mode, []]));
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [mode, settings] of Object.entries(MODES)) measured.get(mode)?.push(await measure(settings));
  const median = (mode: keyof typeof MODES): Measured => {
    const runs = measured.get(mode) ?? [];
    const sorted = runs.toSorted((a, b) => a.microseconds - b.microseconds);
    return sorted[Math.floor(sorted.length / 2)] ?? { microseconds: Number.NaN, spans: 0 };
  };
  for (const [mode, runs] of measured)
    console.log(
      `${mode.padEnd(14)} ${runs.map(({ microseconds }) => `${microseconds.toFixed(0)} µs`).join(', ')} a save; ${(runs[0]?.spans ?? 0).toFixed(2)} spans a save`,
    );
  const [off, some, all] = [median('off'), median('five percent'), median('all')];
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  console.log(
    `bench:traces off_us=${off.microseconds.toFixed(0)} five_percent_us=${some.microseconds.toFixed(0)} all_us=${all.microseconds.toFixed(0)}`,
  );
  // The control run: with 100% sampling, spans must have been recorded.
  if (some.microseconds / off.microseconds > CEILING || all.spans < 1 || off.spans > 0) process.exitCode = 1;
} finally {
  await collector.close();
  await dropBenchDatabase(env);
}
