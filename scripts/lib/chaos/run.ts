import { setTimeout as delay } from 'node:timers/promises';
import { clusterUser } from './cluster.ts';
import { killRepeatedly } from './killer.ts';
import { createPeople } from './clients/people.ts';
import { type Durability, startProduct } from './product.ts';
import { type Fates, startProxy } from './proxy.ts';
import { createRandom } from './random.ts';
import { shownFaults } from './judging/shown.ts';
import { checkpoint, readStored } from './judging/stored.ts';
import { openTab } from './clients/tab.ts';
import { judge, type Operation, type Verdict } from './judging/verdict.ts';
import { within } from './wait.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

const FATES: Fates = {
  request: { pass: 90, delay: 6, cut: 2, late: 2 },
  answer: { pass: 88, delay: 6, cut: 2, drop: 3, silence: 1 },
};
const MAX_DELAY_MS = 400;
const SETTLE_TIMEOUT_MS = 60_000;
/** By then everything the proxy delayed has arrived and been processed. */
const REST_BEFORE_READING_MS = MAX_DELAY_MS + 1_000;

export interface RunOptions {
  seed: number;
  kills: number;
  people: number;
  /** Maximum pause of a tab between two saves. */
  restMs: number;
  synchronousCommit: 'on' | 'off';
  /** Relative kill frequency of each kind. */
  victims: { api: number; backend: number; postgres: number };
  redisUrl: string;
  say: (line: string) => void;
}

export interface RunResult extends Verdict {
  acknowledged: number;
  /** Differences between what the API shows and what the tables contain. */
  shown: string[];
}

const isAcknowledged = ({ state }: Operation): boolean => state === 'acknowledged';

const settingsText = (settings: Durability): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

async function runIn(workspace: Workspace, options: RunOptions): Promise<RunResult> {
  const { say, redisUrl, restMs } = options;
  const random = createRandom(options.seed);
  const durability: Durability = {
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: options.synchronousCommit,
  };
  const product = await startProduct({ workspace, random, durability, redisUrl });
  const { cluster, ports } = product;
  const proxy = await startProxy({ targetPorts: ports, fates: FATES, maxDelayMs: MAX_DELAY_MS, random });
  const operations: Operation[] = [];
  const through = { port: proxy.port, operations, random };
  const people = await createPeople({ ...through, cluster, count: options.people });
  await checkpoint(cluster.urls.admin);
  const tabs = people.flatMap(({ tabCount, ...person }) =>
    Array.from({ length: tabCount }, (_, tab) => openTab({ ...through, ...person, tab, restMs })),
  );
  say(`${people.length} resumes in ${tabs.length} tabs; ${settingsText(durability)}`);

  const working = Promise.all(tabs.map((tab) => tab.working));
  const acknowledgedCount = () => operations.filter(isAcknowledged).length;
  const victims = product.victims(options.victims);
  const killing = killRepeatedly({ victims, kills: options.kills, random, acknowledgedCount, say });
  // A failing tab ends the run immediately.
  await Promise.race([killing, working]);
  for (const tab of tabs) tab.stop();
  await within(SETTLE_TIMEOUT_MS, 'every tab has its answer', working);
  await delay(REST_BEFORE_READING_MS);
  await proxy.close();

  await product.untilAnswering();
  const stored = await readStored(cluster.urls.admin);
  const shown = await shownFaults({ ports, people, operations, stored });
  await product.end();
  say(
    `${proxy.faultCount()} faults on the network, ${operations.length} saves sent, ` +
      `${stored.versions.length} versions stored`,
  );
  return { ...judge(operations, stored), shown, acknowledged: acknowledgedCount() };
}

/** A cluster, API processes, users who save over a bad network, and a killer; then the verdict. */
export async function run(options: RunOptions): Promise<RunResult> {
  const workspace = createWorkspace(clusterUser());
  try {
    const result = await runIn(workspace, options);
    workspace.remove();
    return result;
  } catch (error) {
    // Keep the folder until this process exits: the exit handlers first stop the processes that write into it.
    options.say(workspace.logTails());
    throw error;
  }
}
