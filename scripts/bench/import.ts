import { readFile } from 'node:fs/promises';
import { loadEnvFile } from 'node:process';
import { parseArgs } from 'node:util';
import { createImportRunner } from '../../packages/importer/src/server/runner.ts';
import { startApiProcesses } from '../lib/bench/api-processes.ts';
import {
  type BenchEnv,
  benchEnv,
  dropBenchDatabase,
  makeBenchDatabase,
  makeWriters,
} from '../lib/bench/bench-database.ts';
import { benchResume } from '../lib/bench/bench-resume.ts';
import { watchChildMemory } from '../lib/bench/child-memory.ts';
import { runSaveLoad } from '../lib/bench/save-load.ts';

const ORIGIN = 'http://localhost:4896';
const SECRET = 'a secret of the benchmark, as long as it must be';
/** Users who keep typing while another user's file is imported: light but constant load. */
const CONNECTIONS = 4;
const WRITERS = 64;
const P95_CEILING_MS = 4_000;
const CHILD_CEILING_MB = 400;
const RATIO_CEILING = 4;

const { values } = parseArgs({
  options: { files: { type: 'string', default: '40' }, seconds: { type: 'string', default: '10' } },
});
const seconds = Number(values.seconds);

loadEnvFile(new URL('../../.env', import.meta.url));
const env: BenchEnv = {
  ...benchEnv(process.env),
  APP_ORIGINS: ORIGIN,
  AUTH_SECRET: SECRET,
  REDIS_PREFIX: 'lauda-bench:',
};

const files = await Promise.all(
  ['resume-en.pdf', 'resume-pt.docx'].map(
    async (name) => new Uint8Array(await readFile(new URL(`../../e2e/files/${name}`, import.meta.url))),
  ),
);
const percentile = (numbers: Iterable<number>, share: number): number => {
  const sorted = [...numbers].toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

const runner = createImportRunner();
async function readOne(index: number): Promise<number> {
  const start = performance.now();
  const result = await runner.run(files[index % files.length] ?? new Uint8Array());
  if (!result.ok) throw new Error(`A sound file was refused: ${result.reason}`);
  return performance.now() - start;
}

/** Imports files two at a time, like a worker, until aborted. */
async function readOn(signal: AbortSignal): Promise<number> {
  let count = 0;
  const lane = async () => {
    while (!signal.aborted) await readOne(count++);
  };
  await Promise.all([lane(), lane()]);
  return count;
}

const memory = watchChildMemory();
const durations: number[] = [];
for (let index = 0; index < Number(values.files); index += 1) durations.push(await readOne(index));
const childMb = memory.stop();
const p95 = percentile(durations, 0.95);
console.log(
  `${durations.length} text files, one after the other: p50 ${percentile(durations, 0.5).toFixed(0)} ms`,
);

await makeBenchDatabase(env);
const api = await startApiProcesses({ env, count: 1, firstPort: 4896, firstInternalPort: 4996 });
try {
  const writers = await makeWriters(env, { count: WRITERS, origin: ORIGIN, secret: SECRET });
  const save = async (duration: number) => {
    const { latenciesMs, refusals } = await runSaveLoad({
      host: '127.0.0.1',
      ports: api.ports,
      origin: ORIGIN,
      connections: CONNECTIONS,
      writers,
      body: benchResume(),
      seconds: duration,
    });
    if (refusals > 0) throw new Error(`${refusals} saves were refused.`);
    return percentile(latenciesMs, 0.99);
  };
  await save(2);
  const alone = await save(seconds);
  const reading = new AbortController();
  const count = readOn(reading.signal);
  const meanwhile = await save(seconds);
  reading.abort();
  console.log(
    `saves: p99 ${alone.toFixed(1)} ms alone, ${meanwhile.toFixed(1)} ms while ${await count} files were read`,
  );
  const ratio = meanwhile / alone;
  console.log(
    `bench:import p95_ms=${p95.toFixed(0)} child_mb=${childMb.toFixed(0)} save_p99_ratio=${ratio.toFixed(2)}`,
  );
  if (p95 > P95_CEILING_MS || childMb > CHILD_CEILING_MB || ratio > RATIO_CEILING) process.exitCode = 1;
} finally {
  await api.stop();
  runner.close();
  await dropBenchDatabase(env);
}
