import { loadEnvFile } from 'node:process';
import { parseArgs } from 'node:util';
import { startApiProcesses } from '../lib/bench/api-processes.ts';
import {
  type BenchEnv,
  benchEnv,
  dropBenchDatabase,
  fillTables,
  makeBenchDatabase,
  makeWriters,
} from '../lib/bench/bench-database.ts';
import { benchResume } from '../lib/bench/bench-resume.ts';
import { cpuMicroseconds, postgresCpuMicroseconds } from '../lib/bench/cpu-time.ts';
import { runPgbench } from '../lib/bench/pgbench.ts';
import { runSaveLoad, type Writer } from '../lib/bench/save-load.ts';

const ORIGIN = 'http://localhost:4890';
const SECRET = 'a secret of the benchmark, as long as it must be';
const CONNECTIONS = 32;
/** Enough writers that none exceeds the per-user rate limit on saves. */
const WRITERS = 640;
const RATIO_FLOOR = 0.3;
/** Cost of a save with full tables relative to small ones. */
const GROWTH_CEILING = 1.1;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    /** Skips the full tables. */
    quick: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);

loadEnvFile(new URL('../../.env', import.meta.url));
const settings = { APP_ORIGINS: ORIGIN, AUTH_SECRET: SECRET, REDIS_PREFIX: 'lauda-bench:' };
/** Two databases, so that measurements can alternate between them. */
const env: BenchEnv = { ...benchEnv(process.env), ...settings };
const fullEnv: BenchEnv = { ...benchEnv(process.env, 'lauda_bench_full'), ...settings };
const document = benchResume();

interface Measured {
  savesPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  apiMicroseconds: number;
  postgresMicroseconds: number;
}

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

async function measureApi(writers: Writer[], count: number, of: BenchEnv = env): Promise<Measured> {
  const api = await startApiProcesses({ env: of, count, firstPort: 4890, firstInternalPort: 4990 });
  const load = (duration: number) =>
    runSaveLoad({
      host: '127.0.0.1',
      ports: api.ports,
      origin: ORIGIN,
      connections: CONNECTIONS,
      writers,
      body: document,
      seconds: duration,
    });
  try {
    await load(2);
    const apiBefore = api.pids.reduce((sum, pid) => sum + cpuMicroseconds(pid), 0);
    const postgresBefore = postgresCpuMicroseconds();
    const { saves, seconds: taken, latenciesMs, refusals } = await load(seconds);
    if (refusals > 0) throw new Error(`${refusals} saves were refused.`);
    const apiSpent = api.pids.reduce((sum, pid) => sum + cpuMicroseconds(pid), 0) - apiBefore;
    return {
      savesPerSecond: saves / taken,
      p50Ms: latenciesMs[Math.floor(saves * 0.5)] ?? Number.NaN,
      p99Ms: latenciesMs[Math.floor(saves * 0.99)] ?? Number.NaN,
      apiMicroseconds: apiSpent / saves,
      postgresMicroseconds: (postgresCpuMicroseconds() - postgresBefore) / saves,
    };
  } finally {
    await api.stop();
  }
}

function report(label: string, runs: readonly Measured[]): Measured {
  const of = (pick: (run: Measured) => number) => median(runs.map(pick));
  const middle: Measured = {
    savesPerSecond: of((run) => run.savesPerSecond),
    p50Ms: of((run) => run.p50Ms),
    p99Ms: of((run) => run.p99Ms),
    apiMicroseconds: of((run) => run.apiMicroseconds),
    postgresMicroseconds: of((run) => run.postgresMicroseconds),
  };
  console.log(
    `${label.padEnd(34)} ${middle.savesPerSecond.toFixed(0).padStart(6)} saves/s   p50 ${middle.p50Ms.toFixed(1)} ms   p99 ${middle.p99Ms.toFixed(1)} ms   CPU a save: API ${middle.apiMicroseconds.toFixed(0)} µs, PostgreSQL ${middle.postgresMicroseconds.toFixed(0)} µs`,
  );
  return middle;
}

/** The median over pairs of the cost of a save with full tables relative to small ones. */
async function measureGrowth(writers: Writer[]): Promise<number> {
  await fillTables(env, 1_000);
  await makeBenchDatabase(fullEnv);
  const fullWriters = await makeWriters(fullEnv, { count: WRITERS, origin: ORIGIN, secret: SECRET });
  await fillTables(fullEnv, 100_000);
  const [small, full]: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    small.push(await measureApi(writers, 1));
    full.push(await measureApi(fullWriters, 1, fullEnv));
  }
  report('one, 1,000 people', small);
  report('one, 100,000 people', full);
  const cost = (run: Measured | undefined) =>
    (run?.apiMicroseconds ?? Number.NaN) + (run?.postgresMicroseconds ?? Number.NaN);
  return median(full.map((run, round) => cost(run) / cost(small[round])));
}

await makeBenchDatabase(env);
try {
  const everybody = await makeWriters(env, { count: WRITERS + CONNECTIONS, origin: ORIGIN, secret: SECRET });
  const writers = everybody.slice(0, WRITERS);
  console.log(
    `Saves of ${(document.length / 1024).toFixed(1)} KB, ${CONNECTIONS} connections, ${rounds} rounds.`,
  );
  const bare: number[] = [];
  const one: Measured[] = [];
  const two: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(
      await runPgbench({
        url: env['DATABASE_URL'] ?? '',
        firstWriter: WRITERS,
        clients: CONNECTIONS,
        seconds,
        document,
      }),
    );
    one.push(await measureApi(writers, 1));
    two.push(await measureApi(writers, 2));
  }
  console.log(`${'pgbench, the same statement'.padEnd(34)} ${median(bare).toFixed(0).padStart(6)} saves/s`);
  const single = report('one API process', one);
  report('two API processes', two);
  const ratio = median(one.map(({ savesPerSecond }, round) => savesPerSecond / (bare[round] ?? Number.NaN)));

  const growth = values.quick ? Number.NaN : await measureGrowth(writers);
  console.log(
    `bench:save ratio=${ratio.toFixed(2)} saves_s=${single.savesPerSecond.toFixed(0)} p99_ms=${single.p99Ms.toFixed(1)} api_us=${single.apiMicroseconds.toFixed(0)} pg_us=${single.postgresMicroseconds.toFixed(0)} growth=${growth.toFixed(2)}`,
  );
  if (ratio < RATIO_FLOOR || growth > GROWTH_CEILING) process.exitCode = 1;
} finally {
  await dropBenchDatabase(env);
  await dropBenchDatabase(fullEnv);
}
