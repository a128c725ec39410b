import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { TEST_SECRET } from '../../../apps/server/src/testing/accounts.ts';
import { ROOT } from '../source-files.ts';
import type { Cluster } from './cluster.ts';
import { freePort } from './ports.ts';
import { supervise, type Supervised } from './processes.ts';
import type { Random } from './random.ts';
import { waitUntil } from './wait.ts';
import type { Workspace } from './workspace.ts';

export const ORIGIN = 'http://127.0.0.1';
const START_TIMEOUT_MS = 60_000;
/** A port without a listener. */
export const NO_REDIS = 'redis://127.0.0.1:1';

export interface Api extends Pick<Supervised, 'kill' | 'restart' | 'end'> {
  name: string;
  port: number;
  untilAnswering: () => Promise<void>;
}

interface ApiOptions {
  name: string;
  workspace: Workspace;
  cluster: Cluster;
  redisUrl: string;
  random: Random;
}

/** The product's own API process. */
export async function startApi({ name, workspace, cluster, redisUrl, random }: ApiOptions): Promise<Api> {
  const port = await freePort(random);
  const env = {
    PATH: process.env['PATH'],
    // Production mode would require the built web app, which is not needed here.
    NODE_ENV: 'development',
    PORT: String(port),
    INTERNAL_PORT: '0',
    DRAIN_SECONDS: '0',
    APP_ORIGINS: ORIGIN,
    DATABASE_URL: cluster.urls.app,
    DATABASE_SYSTEM_URL: cluster.urls.system,
    DATABASE_AUTH_URL: cluster.urls.auth,
    AUTH_SECRET: TEST_SECRET,
    REDIS_URL: redisUrl,
    REDIS_PREFIX: `lauda-chaos-${process.pid}:`,
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'error',
    DATABASE_POOL_SIZE: '4',
    // Node writes it on a clean exit; later starts then cost half.
    NODE_COMPILE_CACHE: join(workspace.folder, 'compile-cache'),
  };
  const entry = join(ROOT, 'apps/server/src/http.ts');
  const { kill, restart, end } = supervise(() =>
    spawn(process.execPath, [entry], { env, cwd: ROOT, stdio: workspace.logTo(name) }),
  );
  const isAnswering = () => fetch(`http://127.0.0.1:${port}/api/site`).then(({ ok }) => ok);
  return {
    name,
    port,
    kill,
    restart,
    end,
    untilAnswering: () => waitUntil(`${name} answers`, START_TIMEOUT_MS, isAnswering),
  };
}
