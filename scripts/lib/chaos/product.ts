import { type Api, NO_REDIS, startApi } from './api.ts';
import { type Cluster, startCluster } from './cluster.ts';
import type { Victim } from './killer.ts';
import type { Random } from './random.ts';
import type { Workspace } from './workspace.ts';

export interface Durability {
  fsync: string;
  full_page_writes: string;
  synchronous_commit: 'on' | 'off';
}

export interface Product {
  cluster: Cluster;
  /** Ports of the API processes. */
  ports: readonly number[];
  untilAnswering: () => Promise<unknown>;
  /** What can be killed; a kind's weight is divided among its members. */
  victims: (weights: { api: number; backend: number; postgres: number }) => Victim[];
  end: () => Promise<void>;
}

interface ProductOptions {
  workspace: Workspace;
  random: Random;
  durability: Durability;
  redisUrl: string;
}

/** Role or database settings override the server's, so this checks what a request actually gets. */
async function requireSettings(cluster: Cluster, durability: Durability): Promise<void> {
  for (const [setting, value] of Object.entries(durability)) {
    const actual = await cluster.show(setting);
    if (actual !== value) throw new Error(`${setting} is ${actual}, not ${value}`);
  }
}

/** PostgreSQL and two API processes, all of which are restarted when killed. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { workspace, random, durability, redisUrl } = options;
  const cluster = await startCluster({ workspace, random, settings: durability });
  await requireSettings(cluster, durability);
  const shared = { workspace, cluster, random };
  const first = await startApi({ ...shared, name: 'api-1', redisUrl });
  // Runs without Redis all the time: no save may depend on it.
  const second = await startApi({ ...shared, name: 'api-2', redisUrl: NO_REDIS });
  const apis: readonly Api[] = [first, second];
  const untilAnswering = () => Promise.all(apis.map((api) => api.untilAnswering()));
  await untilAnswering();
  // One clean exit writes the compile cache, which halves the cost of later starts.
  first.restart();
  return {
    cluster,
    ports: apis.map(({ port }) => port),
    untilAnswering,
    victims: (weights) => [
      ...apis.map(({ name, kill }) => ({ name, kill, weight: weights.api / apis.length })),
      { name: 'backend', kill: () => cluster.killBackend(random), weight: weights.backend },
      { name: 'postgres', kill: cluster.killWhole, weight: weights.postgres },
    ],
    end: async () => {
      await Promise.all(apis.map((api) => api.end()));
      await cluster.end();
    },
  };
}
