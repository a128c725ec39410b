import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { modelEnv, startModelServer } from '../../packages/stand-ins/src/model/model-server.ts';
import { benchEnv, dropBenchDatabase, makeBenchDatabase, makeWriters } from '../lib/bench/bench-database.ts';
import { benchResume } from '../lib/bench/bench-resume.ts';
import { treeCpuMicroseconds, watchDatabaseCpu } from '../lib/bench/cpu-time.ts';
import { startApiAndWorker } from '../lib/bench/product-process.ts';
import { freePort } from '../lib/chaos/ports.ts';
import { atEnd } from '../lib/chaos/processes.ts';
import { createRandom } from '../lib/chaos/random.ts';
import { type Act, ACT_NAMES, ACTS, ACTS_A_DAY, createActs, type Player } from '../lib/day/acts.ts';
import { readFigures, saturated } from '../lib/day/figures.ts';
import { ROOT } from '../lib/source-files.ts';

const SECRET = 'a secret of the benchmark, as long as it must be';
const PLAYERS = 200;
/** How often each act runs alone to measure its cost. */
const ALONE: Readonly<Record<Act, number>> = {
  open: 60,
  save: 400,
  preview: 40,
  pdf: 40,
  share: 60,
  import: 4,
  suggestion: 30,
};
const LANES = 4;
const ATTEMPTS = 10;
/** Limits that users accept. */
const SAVE_P99_CEILING_MS = 1_000;
const FAILED_CEILING = 0.01;
const GROWTH = 1.5;
/** Share of a day's acts that falls in the busiest hour. */
const PEAK_SHARE = 0.1;
/** Below this rate the machine was too busy for a valid measurement. */
const RATE_FLOOR = 4;

const { values } = parseArgs({
  options: { first: { type: 'string', default: '8' }, seconds: { type: 'string', default: '10' } },
});
const seconds = Number(values.seconds);

loadEnvFile(join(ROOT, '.env'));
const folder = mkdtempSync(join(tmpdir(), 'lauda-day-'));
atEnd(() => rmSync(folder, { recursive: true, force: true }));
const random = createRandom(process.pid);
const ports = { http: await freePort(random), api: await freePort(random), worker: await freePort(random) };
const origin = `http://localhost:${ports.http}`;
const name = `lauda_day_${process.pid}`;
const model = await startModelServer();
const env = {
  ...benchEnv(process.env, name),
  ...modelEnv(Number(new URL(model.url).port)),
  NODE_ENV: 'development',
  PORT: String(ports.http),
  APP_ORIGINS: origin,
  AUTH_SECRET: SECRET,
  REDIS_PREFIX: `${name}:`,
  STORAGE_FOLDER: join(folder, 'storage'),
  TRUSTED_PROXIES: '1',
  AI_USER_DAILY_TOKENS: '1000000000',
  AI_MONTHLY_TOKENS: '1000000000000',
  STRIPE_SECRET_KEY: '',
  LOG_LEVEL: 'error',
};

interface Cost {
  api: number;
  worker: number;
  database: number;
}

await makeBenchDatabase(env);
try {
  const writers = await makeWriters(env, { count: PLAYERS, origin, secret: SECRET });
  const { api, worker, stop } = await startApiAndWorker(env, ports);
  const { acts, shareOf } = createActs({ origin, document: benchResume() });
  const players = writers.map((writer, index): Player =>
    Object.assign(writer, {
      sharePath: '',
      address: `10.0.${index >> 8}.${index & 255}`,
      isImporting: false,
    }),
  );
  const databaseCpu = watchDatabaseCpu(name);
  const watching = setInterval(databaseCpu, 1_000);
  const spent = (): Cost => ({
    api: treeCpuMicroseconds(api.pid),
    worker: treeCpuMicroseconds(worker.pid),
    database: databaseCpu(),
  });
  let turn = 0;
  const nextPlayer = (): Player => {
    turn += 1;
    return players[turn % players.length] as Player;
  };
  /** A busy machine refuses for some seconds; the cost of retries is small compared with the act. */
  const untilDone = async (work: () => Promise<unknown>): Promise<void> => {
    for (let attempt = 1; ; attempt += 1)
      try {
        await work();
        return;
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
        await delay(2_000);
      }
  };
  const doAlone = async (act: Act, count: number): Promise<void> => {
    let left = count;
    await Promise.all(
      Array.from({ length: LANES }, async () => {
        while ((left -= 1) >= 0) await untilDone(() => acts[act](nextPlayer()));
      }),
    );
  };
  /** CPU time in milliseconds. The worker counts only for acts that use it, without its background rounds. */
  const costOf = async (act: Act): Promise<Cost> => {
    const count = ALONE[act];
    await doAlone(act, Math.max(LANES, count / 4));
    const before = spent();
    await doAlone(act, count);
    const after = spent();
    const per = (key: keyof Cost) => (after[key] - before[key]) / 1_000 / count;
    return { api: per('api'), worker: act === 'import' ? per('worker') : 0, database: per('database') };
  };

  /** Open-loop load: acts start whether or not earlier ones have finished, because users do not wait for each other. */
  const playAt = async (rate: number) => {
    const saves: number[] = [];
    const running: Promise<void>[] = [];
    let failed = 0;
    const pick = (): Act => {
      let place = Math.random() * ACTS_A_DAY;
      return ACT_NAMES.find((act) => (place -= ACTS[act]) < 0) ?? 'save';
    };
    const play = async (act: Act): Promise<void> => {
      const startedAt = performance.now();
      try {
        await acts[act](nextPlayer());
        if (act === 'save') saves.push(performance.now() - startedAt);
      } catch {
        failed += 1;
      }
    };
    const before = spent();
    const endAt = performance.now() + seconds * 1_000;
    while (performance.now() < endAt) {
      running.push(play(pick()));
      await delay((1_000 / rate) * -Math.log(1 - Math.random()));
    }
    const [figures, after] = [await readFigures(ports.api, ports.worker), spent()];
    await Promise.all(running);
    const cores = (key: keyof Cost) => (after[key] - before[key]) / 1e6 / seconds;
    return {
      rate: running.length / seconds,
      failed: failed / running.length,
      p99: saves.toSorted((a, b) => a - b)[Math.floor(saves.length * 0.99)] ?? 0,
      figures,
      cores: { api: cores('api'), worker: cores('worker'), database: cores('database') },
    };
  };

  try {
    for (const player of players) {
      await untilDone(() => acts.save(player));
      player.sharePath = await shareOf(player);
    }
    let dayMs = 0;
    for (const act of ACT_NAMES) {
      const cost = await costOf(act);
      dayMs += ACTS[act] * (cost.api + cost.worker + cost.database);
      console.log(
        `${act.padEnd(11)} processor ms: API and children ${cost.api.toFixed(2).padStart(8)}   worker ${cost.worker.toFixed(0).padStart(6)}   PostgreSQL ${cost.database.toFixed(2).padStart(6)}`,
      );
    }
    let [best, reason] = [0, 'nothing'];
    for (let rate = Number(values.first); reason === 'nothing'; rate *= GROWTH) {
      const step = await playAt(rate);
      const { figures, cores } = step;
      console.log(
        `${step.rate.toFixed(0).padStart(5)} acts/s   saves p99 ${step.p99.toFixed(0)} ms   failed ${(step.failed * 100).toFixed(1)} %   cores: API ${cores.api.toFixed(2)}, worker ${cores.worker.toFixed(2)}, PostgreSQL ${cores.database.toFixed(2)}   event loop ${(figures.lagSeconds * 1000).toFixed(0)} ms late   waiting: ${figures.documents} documents, ${figures.imports} imports, ${figures.queries} queries, ${figures.saves} saves`,
      );
      if (step.p99 > SAVE_P99_CEILING_MS || step.failed > FAILED_CEILING) reason = saturated(figures);
      else best = step.rate;
    }
    const dailyUsers = (best * 3_600) / (PEAK_SHARE * ACTS_A_DAY);
    console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
    console.log(
      `bench:day acts_s=${best.toFixed(0)} day_ms=${dayMs.toFixed(0)} daily_users=${dailyUsers.toFixed(0)} saturates=${reason}`,
    );
    if (best < RATE_FLOOR) process.exitCode = 1;
  } finally {
    clearInterval(watching);
    await stop();
  }
} finally {
  await model.close();
  await dropBenchDatabase(env);
}
