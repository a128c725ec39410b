import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFrozenProxy } from '../../../../apps/server/src/testing/processes/frozen-proxy.ts';
import { NO_REDIS } from '../../chaos/api.ts';
import { clusterUser, emptyDatabase, startCluster } from '../../chaos/cluster.ts';
import { freePort } from '../../chaos/ports.ts';
import { atEnd } from '../../chaos/processes.ts';
import { createRandom } from '../../chaos/random.ts';
import { waitUntil } from '../../chaos/wait.ts';
import { createWorkspace, type Workspace } from '../../chaos/workspace.ts';
import { ROOT } from '../../source-files.ts';
import { provideBase } from './base-image.ts';
import { type Containers, openContainers } from './containers.ts';
import { CONTENT_PROBE } from './image-content.ts';

const BUILD_TIMEOUT_MS = 1_800_000;
const STEP_TIMEOUT_MS = 120_000;
const READY_TIMEOUT_MS = 120_000;
const HEALTH_TIMEOUT_MS = 60_000;
const STOP_SECONDS = 45;
/** User id of `node` in the image. */
const IMAGE_UID = 1_000;

export interface ImageResult {
  megabytes: number;
  buildSeconds: number;
  readySeconds: number;
  /** Exit codes of the health check: with the database, without it, and with it again. */
  health: number[];
  /** One line per fault. */
  faults: string[];
}

interface ImageOptions {
  /** A folder that caches base image and layers between runs; without it everything is rebuilt and removed. */
  storage: string | undefined;
  say: (line: string) => void;
}

/** npm and apt in the build trust the same CAs as this machine, which may be behind a TLS-intercepting proxy. */
function trustOptions(folder: string): string[] {
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  if (certificates === undefined) return [];
  const inside = '/etc/ssl/certs/ca-certificates.crt';
  const npmrc = join(folder, 'npmrc');
  writeFileSync(npmrc, `cafile=${inside}\n`);
  return ['--volume', `${certificates}:${inside}:ro`, '--volume', `${npmrc}:/usr/local/etc/npmrc:ro`];
}

async function build(
  containers: Containers,
  workspace: Workspace,
  image: string,
  hasCache: boolean,
): Promise<Pick<ImageResult, 'megabytes' | 'buildSeconds'>> {
  const startedAt = performance.now();
  await containers.run(
    'buildah',
    // Docker's format, because the OCI format has no health checks.
    [
      'bud',
      '--isolation=chroot',
      '--pull-never',
      '--format',
      'docker',
      `--layers=${hasCache}`,
      '--tag',
      image,
    ]
      .concat(trustOptions(workspace.folder))
      .concat(ROOT),
    BUILD_TIMEOUT_MS,
  );
  const buildSeconds = (performance.now() - startedAt) / 1_000;
  const size = await containers.run(
    'podman',
    ['image', 'inspect', '--format', '{{.Size}}', image],
    STEP_TIMEOUT_MS,
  );
  return { megabytes: Number(size) / 1e6, buildSeconds };
}

/** As restricted as compose or Kubernetes can make it. */
const CONFINED = [
  '--network=host',
  '--read-only',
  '--tmpfs=/tmp',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
  // Podman's defaults exceed what a confined root may set.
  '--ulimit=nofile=1024:20000',
  '--ulimit=nproc=1024:20000',
];

interface Process {
  name: string;
  internalPort: number;
  /** Stops it; returns its exit code. */
  stop: () => Promise<string>;
}

async function runIn(workspace: Workspace, { storage, say }: ImageOptions): Promise<ImageResult> {
  const random = createRandom(Date.now() % 2 ** 31);
  const containers = openContainers(storage ?? join(workspace.folder, 'containers'));
  const image = `localhost/lauda:drill-${process.pid}`;
  const podman = (args: readonly string[], timeoutMs = STEP_TIMEOUT_MS): Promise<string> =>
    containers.run('podman', args, timeoutMs);
  const removeImage = atEnd(() => containers.removeNow('buildah', ['rmi', '--force', image]));

  say(`base: ${await provideBase(containers, workspace.folder)}`);
  const built = await build(containers, workspace, image, storage !== undefined);
  say(`built in ${built.buildSeconds.toFixed(0)} s, ${built.megabytes.toFixed(0)} MB`);

  const cluster = await startCluster({ workspace, random, settings: {} });
  const urls = emptyDatabase(workspace, cluster.urls, 'lauda_image');
  const proxy = await startFrozenProxy(urls.app);
  const { port: proxyPort } = new URL(proxy.url);
  const through = (url: string): string => {
    const moved = new URL(url);
    moved.port = proxyPort;
    return moved.href;
  };
  const files = join(workspace.folder, 'storage');
  mkdirSync(files);
  chownSync(files, IMAGE_UID, IMAGE_UID);
  const [port, apiPort, workerPort] = [
    await freePort(random),
    await freePort(random),
    await freePort(random),
  ];
  const environment = {
    PORT: String(port),
    INTERNAL_PORT: String(apiPort),
    WORKER_INTERNAL_PORT: String(workerPort),
    APP_ORIGINS: `http://127.0.0.1:${port}`,
    DATABASE_URL: through(urls.app),
    DATABASE_SYSTEM_URL: through(urls.system),
    DATABASE_AUTH_URL: through(urls.auth),
    AUTH_SECRET: randomBytes(32).toString('hex'),
    REDIS_URL: NO_REDIS,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Lauda <no-reply@lauda.example>',
    SUPPORT_EMAIL: 'support@lauda.example',
  };
  const variables = (given: object): string[] =>
    Object.entries(given).map(([name, value]) => `--env=${name}=${value}`);
  const faults: string[] = [];

  await podman([
    'run',
    '--rm',
    ...CONFINED,
    ...variables({ DATABASE_OWNER_URL: urls.owner }),
    image,
    'node',
    'apps/server/scripts/migrate.ts',
  ]);
  say('migrated');

  const isReady = (internalPort: number): Promise<boolean> =>
    fetch(`http://127.0.0.1:${internalPort}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
    );
  const start = async (kind: 'api' | 'worker', internalPort: number): Promise<Process> => {
    const name = `lauda-drill-${process.pid}-${kind}`;
    const removeNow = atEnd(() => containers.removeNow('podman', ['rm', '--force', '--time=0', name]));
    const command = kind === 'api' ? [] : ['node', 'apps/server/src/worker.ts'];
    await podman([
      'run',
      '--detach',
      `--name=${name}`,
      ...CONFINED,
      `--volume=${files}:/var/lib/lauda`,
      ...variables(environment),
      image,
      ...command,
    ]);
    try {
      await waitUntil(`the ${kind} is ready`, READY_TIMEOUT_MS, () => isReady(internalPort));
    } catch (error) {
      const { output } = await containers.attempt('podman', ['logs', '--tail=20', name], STEP_TIMEOUT_MS);
      throw new Error(`${(error as Error).message}\n${output}`, { cause: error });
    }
    return {
      name,
      internalPort,
      stop: async () => {
        await podman(['stop', `--time=${STOP_SECONDS}`, name]);
        const code = await podman(['inspect', '--format', '{{.State.ExitCode}}', name]);
        removeNow();
        return code;
      },
    };
  };

  const startedAt = performance.now();
  const api = await start('api', apiPort);
  const readySeconds = (performance.now() - startedAt) / 1_000;
  say(`the API is ready after ${readySeconds.toFixed(1)} s`);
  const worker = await start('worker', workerPort);
  say('the worker is ready');

  const page = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(30_000) });
  if (page.status !== 200) faults.push(`the landing page answers ${page.status}`);
  const exec = (...command: string[]) =>
    containers.attempt('podman', ['exec', api.name, ...command], STEP_TIMEOUT_MS);
  const who = await exec('id', '-u');
  if (who.output !== String(IMAGE_UID)) faults.push(`it runs as user ${who.output}`);
  if ((await exec('touch', '/app/written')).code === 0) faults.push('its file system can be written to');
  const { code, output } = await exec('node', '--input-type=module', '--eval', CONTENT_PROBE);
  if (code !== 0) faults.push(`content: ${output}`);

  const healthCode = async (): Promise<number> =>
    (await containers.attempt('podman', ['healthcheck', 'run', api.name], STEP_TIMEOUT_MS)).code;
  /** Waits for this exit code; returns the last one on timeout. */
  const untilHealth = async (wanted: number): Promise<number> => {
    let last = wanted;
    await waitUntil(`the health check ends with ${wanted}`, HEALTH_TIMEOUT_MS, async () => {
      last = await healthCode();
      return last === wanted;
    }).catch(() => faults.push(`the health check ends with ${last}, not ${wanted}`));
    return last;
  };
  const health = [await untilHealth(0)];
  proxy.cut();
  health.push(await untilHealth(1));
  proxy.mend();
  health.push(await untilHealth(0));
  say(`health ${health.join(', ')}`);

  for (const one of [worker, api]) {
    const code = await one.stop();
    say(`${one.name} stopped with ${code}`);
    if (code !== '0') faults.push(`${one.name} stopped with ${code}`);
  }
  await proxy.close();
  await cluster.end();
  removeImage();
  return { ...built, readySeconds, health, faults };
}

export async function runImage(options: ImageOptions): Promise<ImageResult> {
  const workspace = createWorkspace(clusterUser(), 'image');
  try {
    return await runIn(workspace, options);
  } catch (error) {
    console.log(workspace.logTails());
    throw error;
  }
}
