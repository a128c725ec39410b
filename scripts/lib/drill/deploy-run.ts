import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { TEST_SECRET } from '../../../apps/server/src/testing/accounts.ts';
import { ORIGIN } from '../chaos/api.ts';
import { type Cluster, clusterUser, startCluster } from '../chaos/cluster.ts';
import { createPeople } from '../chaos/clients/people.ts';
import { freePort } from '../chaos/ports.ts';
import { createRandom } from '../chaos/random.ts';
import { openTab } from '../chaos/clients/tab.ts';
import type { Operation } from '../chaos/judging/verdict.ts';
import { waitUntil, within } from '../chaos/wait.ts';
import { createWorkspace, type Workspace } from '../chaos/workspace.ts';
import { ROOT } from '../source-files.ts';
import { type BrowserTabs, openBrowserTabs } from './browser-tabs.ts';
import { createFaults } from './faults.ts';
import { apiProxyAddresses, startHaproxy } from './haproxy.ts';
import { createMailJobs, PATIENCE_MS, startPreviews, startStream } from './load.ts';
import { makeNextRelease } from './release.ts';
import { type Server, startServer } from './server.ts';
import { judgeSaves } from './stored-saves.ts';

const PEOPLE = 6;
const STREAMS = 4;
const REST_MS = 250;
const BETWEEN_MS = 1_500;
const TOLD_TIMEOUT_MS = 20_000;

export interface DeployOptions {
  seed: number;
  redisUrl: string;
  /** Signal that stops the processes. */
  signal: 'SIGTERM' | 'SIGKILL';
  /** 1: to the next release. 2: and back again. */
  rounds: 1 | 2;
  hasBrowser: boolean;
  say: (line: string) => void;
}

export interface DeployResult {
  restarts: number;
  requests: number;
  faults: readonly string[];
  failed: number;
  jobs: number;
  lostJobs: number;
  lostSaves: string[];
  /** Number of saves that no stream reported. */
  untold: number;
  streamGapMs: number;
  typed: number;
  stranded: string[];
}

/** Asynchronous, because this process simulates all users meanwhile. */
const migrateWith = async (release: string, { urls }: Cluster): Promise<void> => {
  await promisify(execFile)(process.execPath, [join(release, 'apps/server/scripts/migrate.ts')], {
    cwd: release,
    env: { PATH: process.env['PATH'], DATABASE_OWNER_URL: urls.owner },
  });
};

async function runIn(workspace: Workspace, options: DeployOptions): Promise<DeployResult> {
  const { signal, say } = options;
  const random = createRandom(options.seed);
  const faults = createFaults();
  const cluster = await startCluster({ workspace, random, settings: { max_connections: 200 } });
  const ports = { proxy: await freePort(random), stats: await freePort(random) };
  const origin = `http://127.0.0.1:${ports.proxy}`;
  const mailJobs = await createMailJobs(() => cluster.urls.system);
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    APP_ORIGINS: `${origin},${ORIGIN}`,
    DATABASE_URL: cluster.urls.app,
    DATABASE_SYSTEM_URL: cluster.urls.system,
    DATABASE_AUTH_URL: cluster.urls.auth,
    DATABASE_POOL_SIZE: '6',
    AUTH_SECRET: TEST_SECRET,
    REDIS_URL: options.redisUrl,
    REDIS_PREFIX: `lauda-drill-${process.pid}:`,
    SMTP_URL: mailJobs.smtpUrl,
    STORAGE_FOLDER: join(workspace.folder, 'storage'),
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'warn',
    // Six processes and a browser share two cores. Refusing previews under load is not tested here.
    EVENT_LOOP_LIMIT_MS: '10000',
    DOCUMENT_PROCESSES: '1',
    DRAIN_SECONDS: '5',
    NODE_COMPILE_CACHE: join(workspace.folder, 'compile-cache'),
  };
  const next = makeNextRelease(workspace.folder);
  const start = async (name: string, kind: 'api' | 'worker') => {
    const own = { port: await freePort(random), internalPort: await freePort(random) };
    const server = startServer({
      name,
      kind,
      release: ROOT,
      env: { ...env, PORT: String(own.port) },
      internalPort: own.internalPort,
      workspace,
    });
    // Sequential: later processes use the compile cache of the first.
    await server.untilReady();
    return { ...own, name, server };
  };
  const apis = [await start('api-1', 'api'), await start('api-2', 'api')];
  const workers = [await start('worker-1', 'worker'), await start('worker-2', 'worker')];
  const proxy = await startHaproxy({
    workspace,
    name: 'api',
    statsPort: ports.stats,
    addresses: apiProxyAddresses(ports.proxy, apis),
  });
  for (const { name } of apis) await proxy.untilUp(name);
  say('two API processes and two workers are up behind HAProxy');

  const operations: Operation[] = [];
  const people = await createPeople({ cluster, port: ports.proxy, count: PEOPLE, operations, random });
  const [reader] = await createPeople({ cluster, port: ports.proxy, count: 1, operations: [], random });
  if (!reader) throw new Error('nobody for the browser');
  const streams = people.slice(0, STREAMS).map((person) => startStream(origin, person, faults));
  await Promise.all(streams.map(({ opened }) => opened));
  let retries = 0;
  const tabs = people.map(({ headers, resumeId, first }) =>
    openTab({
      port: ports.proxy,
      operations,
      random,
      headers,
      resumeId,
      first,
      tab: 0,
      restMs: REST_MS,
      patienceMs: PATIENCE_MS,
      onFailure: (what) => {
        retries += 1;
        faults.add(what);
      },
    }),
  );
  const previews = people.slice(0, 2).map((person) => startPreviews(ports.proxy, person, faults));
  const jobs = mailJobs.start();
  const browser: BrowserTabs | null = options.hasBrowser
    ? await openBrowserTabs({ origin, person: reader, faults, mayFail: signal === 'SIGKILL' })
    : null;
  await delay(BETWEEN_MS);

  let restarts = 0;
  const replace = async (server: Server, release: string): Promise<void> => {
    const startedAt = performance.now();
    const code = await server.replace(release, signal);
    if (signal === 'SIGTERM' && code !== 0) faults.add(`${server.name} ended with ${code}`);
    restarts += 1;
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    say(`${server.name} replaced in ${seconds} s; ${faults.count()} failures so far`);
  };
  const roll = async (release: string): Promise<void> => {
    for (const { name, server } of apis) {
      await replace(server, release);
      await proxy.untilUp(name);
      await delay(BETWEEN_MS);
    }
    for (const { server } of workers) {
      await replace(server, release);
      await delay(BETWEEN_MS);
    }
  };
  await migrateWith(next, cluster);
  say('the migration of the next release is in, below the code of this one');
  await roll(next);
  // Rollback: this code is older than the schema and must still work.
  if (options.rounds === 2) await roll(ROOT);

  const browsed = await browser?.finish();
  for (const tab of tabs) tab.stop();
  await within(PATIENCE_MS * 2, 'every save has its answer', Promise.all(tabs.map(({ working }) => working)));
  const untold = (): number =>
    people
      .slice(0, STREAMS)
      .flatMap(({ resumeId }, index) =>
        operations.filter(
          (save) =>
            save.resumeId === resumeId &&
            save.state === 'acknowledged' &&
            save.edit > 0 &&
            streams[index]?.hasTold(save.version ?? 0) !== true,
        ),
      ).length;
  await waitUntil('streams have told of all saves', TOLD_TIMEOUT_MS, () =>
    Promise.resolve(untold() === 0),
  ).catch((error: unknown) => say(String(error)));
  const told = await Promise.all(streams.map((stream) => stream.stop()));
  const previewed = await Promise.all(previews.map((preview) => preview.stop()));
  const { enqueued, lost } = await jobs.stop();
  const verdict = await judgeSaves(cluster.urls.admin, operations);
  for (const { server } of [...apis, ...workers]) await server.end();
  await proxy.end();
  await mailJobs.close();
  await cluster.end();
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
  return {
    restarts,
    requests:
      operations.length + retries + sum(previewed) + sum(told.map(({ reconnects }) => reconnects + 1)),
    faults: faults.shown(),
    failed: faults.count(),
    jobs: enqueued,
    lostJobs: lost,
    lostSaves: [...verdict.lost, ...verdict.doubled],
    untold: untold(),
    streamGapMs: Math.max(...told.map(({ longestGapMs }) => longestGapMs)),
    typed: browsed?.typed ?? 0,
    stranded: browsed?.stranded ?? [],
  };
}

/** The product behind a proxy, users of all its features, and a deploy during their work. */
export async function runDeploy(options: DeployOptions): Promise<DeployResult> {
  const workspace = createWorkspace(clusterUser(), 'drill');
  try {
    const result = await runIn(workspace, options);
    workspace.remove();
    return result;
  } catch (error) {
    options.say(workspace.logTails());
    throw error;
  }
}
