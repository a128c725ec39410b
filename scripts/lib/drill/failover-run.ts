import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { TEST_SECRET } from '../../../apps/server/src/testing/accounts.ts';
import { ORIGIN } from '../chaos/api.ts';
import { clusterUser } from '../chaos/cluster.ts';
import { createPeople } from '../chaos/clients/people.ts';
import { freePort } from '../chaos/ports.ts';
import { createRandom } from '../chaos/random.ts';
import { openTab } from '../chaos/clients/tab.ts';
import type { Operation } from '../chaos/judging/verdict.ts';
import { waitUntil, within } from '../chaos/wait.ts';
import { createWorkspace, type Workspace } from '../chaos/workspace.ts';
import { ROOT } from '../source-files.ts';
import { openBrowserTabs } from './browser-tabs.ts';
import { createFaults } from './faults.ts';
import { apiProxyAddresses, startHaproxy } from './haproxy.ts';
import { type PatroniCluster, startPatroni } from './database/patroni.ts';
import { startServer } from './server.ts';
import { judgeSaves } from './stored-saves.ts';

const PEOPLE = 8;
const REST_MS = 150;
const RECOVERY_TIMEOUT_MS = 120_000;
/** This many acknowledged saves after a fault prove that the product has recovered. */
const RECOVERED_SAVES = 10;
const SETTLE_MS = 60_000;
const WATCH_EVERY_MS = 50;

export type LeaderFault = 'kill' | 'cut' | 'freeze';

export interface FailoverOptions {
  seed: number;
  redisUrl: string;
  isSynchronous: boolean;
  faults: readonly LeaderFault[];
  hasBrowser: boolean;
  say: (line: string) => void;
}

export interface FailoverResult {
  acknowledged: number;
  lost: string[];
  doubled: string[];
  /** The longest time without an acknowledged save. */
  longestPauseMs: number;
  stranded: string[];
}

/** Measures pauses between acknowledged saves. */
function watchPauses(count: () => number) {
  let known = count();
  let since = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - since);
    if (count() === known) return;
    known = count();
    since = now;
  }, WATCH_EVERY_MS);
  return {
    /** The longest pause since the last call. */
    take: (): number => {
      const taken = longest;
      longest = 0;
      return taken;
    },
    stop: () => clearInterval(timer),
  };
}

async function strike(
  cluster: PatroniCluster,
  fault: LeaderFault,
): Promise<{ node: number; wake: () => void }> {
  const node = await cluster.leader();
  if (node === null) throw new Error('there is no leader to strike');
  if (fault === 'freeze') return { node, wake: cluster.freeze(node) };
  if (fault === 'kill') cluster.kill(node);
  else await cluster.cutAndKill(node);
  return { node, wake: () => cluster.revive(node) };
}

async function runIn(workspace: Workspace, options: FailoverOptions): Promise<FailoverResult> {
  const { say } = options;
  const random = createRandom(options.seed);
  const cluster = await startPatroni({ workspace, random, isSynchronous: options.isSynchronous });
  say(`three PostgreSQL, ${options.isSynchronous ? 'synchronous' : 'asynchronous'}`);
  const ports = { proxy: await freePort(random), stats: await freePort(random) };
  const origin = `http://127.0.0.1:${ports.proxy}`;
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: options.hasBrowser ? 'production' : 'development',
    APP_ORIGINS: `${origin},${ORIGIN}`,
    DATABASE_URL: cluster.urls.app,
    DATABASE_SYSTEM_URL: cluster.urls.system,
    DATABASE_AUTH_URL: cluster.urls.auth,
    DATABASE_POOL_SIZE: '6',
    AUTH_SECRET: TEST_SECRET,
    REDIS_URL: options.redisUrl,
    REDIS_PREFIX: `lauda-drill-${process.pid}:`,
    SMTP_URL: 'smtp://127.0.0.1:1',
    STORAGE_FOLDER: join(workspace.folder, 'storage'),
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '0',
    NODE_COMPILE_CACHE: join(workspace.folder, 'compile-cache'),
  };
  const apis = [];
  for (const name of ['api-1', 'api-2']) {
    const own = { name, port: await freePort(random), internalPort: await freePort(random) };
    const server = startServer({
      ...own,
      kind: 'api',
      release: ROOT,
      env: { ...env, PORT: String(own.port) },
      workspace,
    });
    await server.untilReady();
    apis.push({ ...own, server });
  }
  const proxy = await startHaproxy({
    workspace,
    name: 'api',
    statsPort: ports.stats,
    addresses: apiProxyAddresses(ports.proxy, apis),
  });
  for (const { name } of apis) await proxy.untilUp(name);

  const operations: Operation[] = [];
  const people = await createPeople({ cluster, port: ports.proxy, count: PEOPLE, operations, random });
  const [typist] = await createPeople({ cluster, port: ports.proxy, count: 1, operations: [], random });
  if (!typist) throw new Error('nobody for the browser');
  const browser = options.hasBrowser
    ? await openBrowserTabs({ origin, person: typist, faults: createFaults(), mayFail: true })
    : null;
  const tabs = people.map(({ headers, resumeId, first }) =>
    openTab({ port: ports.proxy, operations, random, headers, resumeId, first, tab: 0, restMs: REST_MS }),
  );
  const acknowledged = (): number => operations.filter(({ state }) => state === 'acknowledged').length;
  const pauses = watchPauses(acknowledged);
  const working = Promise.all(tabs.map((tab) => tab.working));
  const untilMore = (before: number): Promise<void> =>
    waitUntil('saves are acknowledged again', RECOVERY_TIMEOUT_MS, () =>
      Promise.resolve(acknowledged() >= before + RECOVERED_SAVES),
    );
  let longestPauseMs = 0;
  const drill = async (): Promise<void> => {
    for (const [index, fault] of options.faults.entries()) {
      await untilMore(acknowledged());
      pauses.take();
      const before = acknowledged();
      const { node, wake } = await strike(cluster, fault);
      // A frozen node stays leader until another one takes over.
      await waitUntil('another node leads', RECOVERY_TIMEOUT_MS, async () => {
        const leader = await cluster.leader();
        return leader !== null && leader !== node;
      });
      await untilMore(Math.max(before, acknowledged()));
      const pause = pauses.take();
      longestPauseMs = Math.max(longestPauseMs, pause);
      wake();
      await cluster.untilWhole();
      say(`${index + 1}. ${fault} of n${node + 1}: ${(pause / 1_000).toFixed(1)} s without saves`);
    }
  };
  // A failing tab ends the run immediately.
  await Promise.race([drill(), working]);
  // Includes pauses caused by an old leader that woke up.
  longestPauseMs = Math.max(longestPauseMs, pauses.take());
  const browsed = await browser?.finish();
  for (const tab of tabs) tab.stop();
  await within(SETTLE_MS, 'every tab has its answer', working);
  pauses.stop();
  await delay(1_000);
  const verdict = await judgeSaves(cluster.urls.admin, operations);
  for (const { server } of apis) await server.end();
  await proxy.end();
  await cluster.end();
  return {
    ...verdict,
    acknowledged: acknowledged(),
    longestPauseMs,
    stranded: browsed?.stranded ?? [],
  };
}

/** Three PostgreSQL nodes behind a proxy, two API processes, users who save, and a leader that fails. */
export async function runFailover(options: FailoverOptions): Promise<FailoverResult> {
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
