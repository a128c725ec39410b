import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { parseArgs } from 'node:util';
import { createDatabase } from '../../apps/server/src/db/client.ts';
import { JOBS } from '../../apps/server/src/jobs.ts';
import { createFolderStorage } from '../../apps/server/src/platform/storage/storage-folder.ts';
import {
  type BenchEnv,
  benchEnv,
  dropBenchDatabase,
  makeBenchDatabase,
} from '../lib/bench/bench-database.ts';
import { fillDue, fillKept } from '../lib/bench/filling/fill-retention.ts';
import { atEnd } from '../lib/chaos/processes.ts';
import { ROOT } from '../lib/source-files.ts';

/** Time at full volume relative to a tenth of it. */
const GROWTH_CEILING = 2;
/** Shorter times are noise. */
const NOISE_MS = 100;

const { values } = parseArgs({
  options: {
    versions: { type: 'string', default: '3000000' },
    events: { type: 'string', default: '10000000' },
    rounds: { type: 'string', default: '3' },
  },
});
const full = { versions: Number(values.versions), events: Number(values.events) };
const tenth = { versions: full.versions / 10, events: full.events / 10 };
const retention = JOBS.filter(({ name }) => /^(?:tend|prune|forget)-/.test(name));

loadEnvFile(join(ROOT, '.env'));
const folder = mkdtempSync(join(tmpdir(), 'lauda-retention-'));
atEnd(() => rmSync(folder, { recursive: true, force: true }));

/** Runs each job once, like a worker; returns its time in milliseconds. */
async function runJobs(env: BenchEnv): Promise<Map<string, number>> {
  const open = (key: string) =>
    createDatabase({
      url: env[key] ?? '',
      maxConnections: 2,
      applicationName: 'bench',
      statementTimeoutSeconds: 600,
    });
  const [system, auth] = [open('DATABASE_SYSTEM_URL'), open('DATABASE_AUTH_URL')];
  const context = {
    deps: { systemDb: system.db, authDb: auth.db, storage: createFolderStorage(folder) },
    signal: new AbortController().signal,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    jobId: '',
    attempt: 1,
    reportProgress: () => Promise.resolve(),
  };
  const times = new Map<string, number>();
  try {
    for (const { name, handler } of retention) {
      const { run } = (await handler()) as { run: (payload: object, given: object) => Promise<void> };
      const startedAt = performance.now();
      await run({}, context);
      times.set(name, performance.now() - startedAt);
    }
  } finally {
    await Promise.all([system.close(), auth.close()]);
  }
  return times;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const databases = Object.entries({ tenth, full }).map(([label, volume]) => ({
  label,
  volume,
  env: benchEnv(process.env, `lauda_retention_${label}_${process.pid}`),
  rounds: [] as Map<string, number>[],
}));
try {
  for (const { label, volume, env } of databases) {
    const startedAt = performance.now();
    await makeBenchDatabase(env);
    await fillKept(env, volume);
    console.log(
      `${label}: ${volume.versions} versions and ${volume.events} events in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
    );
    // The first run after an upgrade scans the whole month once.
    const first = await runJobs(env);
    console.log(`${label}: first run ${Math.max(...first.values()).toFixed(0)} ms for the longest job`);
  }
  // Alternating, so that other load on the machine affects both databases.
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const { env, rounds } of databases) {
      await fillDue(env);
      rounds.push(await runJobs(env));
    }
  const timeOf = (label: string, job: string) =>
    median((databases.find((one) => one.label === label)?.rounds ?? []).map((round) => round.get(job) ?? 0));
  let [worst, longest] = [0, 0];
  for (const { name } of retention) {
    const [small, large] = [timeOf('tenth', name), timeOf('full', name)];
    const growth = Math.max(large, NOISE_MS) / Math.max(small, NOISE_MS);
    worst = Math.max(worst, growth);
    longest = Math.max(longest, large);
    console.log(
      `${name.padEnd(22)} ${small.toFixed(0).padStart(7)} ms at a tenth ${large.toFixed(0).padStart(7)} ms`,
    );
  }
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  console.log(
    `bench:retention versions=${full.versions} events=${full.events} jobs=${retention.length} longest_ms=${longest.toFixed(0)} growth=${worst.toFixed(2)}`,
  );
  if (worst > GROWTH_CEILING) process.exitCode = 1;
} finally {
  for (const { env } of databases) await dropBenchDatabase(env);
}
