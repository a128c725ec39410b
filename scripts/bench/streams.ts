import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDatabase } from '../../apps/server/src/db/client.ts';
import {
  type BenchEnv,
  benchEnv,
  dropBenchDatabase,
  makeBenchDatabase,
  makePeople,
} from '../lib/bench/bench-database.ts';
import { cpuMicroseconds } from '../lib/bench/cpu-time.ts';
import { openStreams } from '../lib/bench/live-streams.ts';
import { startProductProcess } from '../lib/bench/product-process.ts';
import { freePort } from '../lib/chaos/ports.ts';
import { atEnd } from '../lib/chaos/processes.ts';
import { createRandom } from '../lib/chaos/random.ts';
import { within } from '../lib/chaos/wait.ts';
import { ROOT } from '../lib/source-files.ts';

const SECRET = 'a secret of the benchmark, as long as it must be';
const EVERYONE = '00000000-0000-0000-0000-000000000000';
/** Until the last stream has received a change. The relay may take a second of it. */
const DELIVERY_CEILING_MS = 10_000;
const KB_A_STREAM_CEILING = 64;
const PATIENCE_MS = 120_000;

const { values } = parseArgs({ options: { streams: { type: 'string', default: '10000' } } });
const count = Number(values.streams);

loadEnvFile(join(ROOT, '.env'));
const folder = mkdtempSync(join(tmpdir(), 'lauda-streams-'));
atEnd(() => rmSync(folder, { recursive: true, force: true }));
const random = createRandom(process.pid);
const [port, internalPort] = [await freePort(random), await freePort(random)];
const origin = `http://localhost:${port}`;
const name = `lauda_streams_${process.pid}`;
const env: BenchEnv = {
  ...benchEnv(process.env, name),
  NODE_ENV: 'development',
  PORT: String(port),
  APP_ORIGINS: origin,
  AUTH_SECRET: SECRET,
  REDIS_PREFIX: `${name}:`,
  STORAGE_FOLDER: join(folder, 'storage'),
  TRUSTED_PROXIES: '1',
  LOG_LEVEL: 'error',
};

const residentKb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

await makeBenchDatabase(env);
try {
  const people = await makePeople(env, { count, origin, secret: SECRET });
  const system = createDatabase({
    url: env['DATABASE_SYSTEM_URL'] ?? '',
    maxConnections: 2,
    applicationName: 'bench',
  });
  const api = await startProductProcess({ entry: 'http', env, internalPort });
  try {
    // Startup cost belongs to the process, not to the streams.
    await delay(3_000);
    const before = residentKb(api.pid);
    const cpuBefore = cpuMicroseconds(api.pid);
    const openedAt = performance.now();
    const streams = await openStreams({
      port,
      origin,
      cookies: people.map(({ cookie }) => cookie),
      lanes: 32,
    });
    const openSeconds = (performance.now() - openedAt) / 1_000;
    const openMicroseconds = (cpuMicroseconds(api.pid) - cpuBefore) / count;
    await delay(3_000);
    const kbPerStream = (residentKb(api.pid) - before) / count;

    /** Time from the events' commit until the last browser has received its own. */
    const deliver = async (statement: string, parameters: unknown[]): Promise<number> => {
      streams.reset();
      await system.pool.query(statement, parameters);
      const committedAt = performance.now();
      await within(PATIENCE_MS, 'every stream has its event', streams.untilAllHave(1)).catch(
        (error: unknown) => {
          const { cut, missing } = streams.state();
          throw new Error(`${missing} streams lack their event, ${cut} were cut`, { cause: error });
        },
      );
      return performance.now() - committedAt;
    };
    const insert = 'insert into live_event (user_id, payload)';
    const oneForAll = await deliver(`${insert} values ($1, '{"type":"flags.changed"}')`, [EVERYONE]);
    const oneForEach = await deliver(
      `${insert} select id, '{"type":"profile.changed"}' from unnest($1::uuid[]) as id`,
      [people.map(({ userId }) => userId)],
    );
    const idleFrom = cpuMicroseconds(api.pid);
    await delay(15_000);
    const idleShare = (cpuMicroseconds(api.pid) - idleFrom) / 15_000_000;
    streams.close();
    console.log(
      `${count} streams opened in ${openSeconds.toFixed(1)} s, ${openMicroseconds.toFixed(0)} µs of the API's processor time each.`,
    );
    console.log(
      `Process ${(before / 1024).toFixed(0)} MB before; ${(idleShare * 100).toFixed(0)} % of a core for heartbeats and session checks.`,
    );
    console.log(`load ${loadavg()[0]?.toFixed(1)}`);
    console.log(
      `bench:streams streams=${count} kb_a_stream=${kbPerStream.toFixed(1)} all_ms=${oneForAll.toFixed(0)} each_ms=${oneForEach.toFixed(0)} idle_core=${idleShare.toFixed(2)}`,
    );
    if (kbPerStream > KB_A_STREAM_CEILING || Math.max(oneForAll, oneForEach) > DELIVERY_CEILING_MS)
      process.exitCode = 1;
  } finally {
    await api.stop();
    await system.close();
  }
} finally {
  await dropBenchDatabase(env);
}
