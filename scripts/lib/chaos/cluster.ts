import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase } from '../../../apps/server/src/db/client.ts';
import { ROLES, type RoleKind } from '../../../apps/server/src/db/roles.ts';
import { ROOT } from '../source-files.ts';
import { freePort } from './ports.ts';
import { childrenOf, killOne, supervise, titleOf } from './processes.ts';
import type { Random } from './random.ts';
import { waitUntil } from './wait.ts';
import type { ClusterUser, Workspace } from './workspace.ts';

const ADMIN = 'postgres';
const DATABASE = 'lauda';
const START_TIMEOUT_MS = 30_000;

/** PostgreSQL refuses to run as root; its Debian packages create a user. */
export function clusterUser(): ClusterUser | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, ADMIN], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Debian does not put the server programs in PATH. */
export function serverProgram(name: string): string {
  const version = (path: string): number => Number(path.split('/')[4]);
  const found = globSync(`/usr/lib/postgresql/*/bin/${name}`).toSorted((a, b) => version(a) - version(b));
  return found.at(-1) ?? name;
}

export interface Cluster {
  urls: Readonly<Record<RoleKind | 'admin', string>>;
  /** A setting's value as a request's connection sees it. */
  show: (setting: string) => Promise<string>;
  /** Kills one connection's process; PostgreSQL then terminates all others and recovers. */
  killBackend: (random: Random) => boolean;
  /** Kills all of its processes simultaneously; for its memory this equals a power cut. */
  killWhole: () => boolean;
  end: () => Promise<void>;
}

export type ClusterUrls = Cluster['urls'];

/** All roles share one password here. */
export function urlsOf(port: number, password: string): ClusterUrls {
  const urlAs = (user: string): string => `postgres://${user}:${password}@127.0.0.1:${port}/${DATABASE}`;
  return {
    admin: urlAs(ADMIN),
    owner: urlAs(ROLES.owner),
    app: urlAs(ROLES.app),
    system: urlAs(ROLES.system),
    auth: urlAs(ROLES.auth),
  };
}

/** URL of the maintenance database, for use before the product's database exists. */
function adminHomeOf({ admin }: ClusterUrls): string {
  const home = new URL(admin);
  home.pathname = `/${ADMIN}`;
  return home.href;
}

function runScript(workspace: Workspace, urls: ClusterUrls, script: 'prepare-database' | 'migrate'): void {
  const env = {
    ...process.env,
    DATABASE_ADMIN_URL: adminHomeOf(urls),
    DATABASE_OWNER_URL: urls.owner,
    DATABASE_URL: urls.app,
    DATABASE_SYSTEM_URL: urls.system,
    DATABASE_AUTH_URL: urls.auth,
  };
  execFileSync(process.execPath, [join(ROOT, `apps/server/scripts/${script}.ts`)], {
    env,
    stdio: workspace.logTo(script),
  });
}

/** Creates roles and database and runs migrations, with the product's own scripts. */
export function prepareDatabase(workspace: Workspace, urls: ClusterUrls): void {
  runScript(workspace, urls, 'prepare-database');
  runScript(workspace, urls, 'migrate');
}

/** Another empty database with the same roles. */
export function emptyDatabase(workspace: Workspace, urls: ClusterUrls, name: string): ClusterUrls {
  const moved = Object.fromEntries(
    Object.entries(urls).map(([role, url]) => [role, url.replace(/\/[^/]+$/, `/${name}`)]),
  ) as unknown as ClusterUrls;
  runScript(workspace, moved, 'prepare-database');
  return moved;
}

interface ClusterOptions {
  workspace: Workspace;
  random: Random;
  settings: object;
  /** Additional options for initdb. */
  initdbOptions?: readonly string[];
}

/** A separate PostgreSQL for this run, with default settings except the given ones. */
export async function startCluster({
  workspace,
  random,
  settings,
  initdbOptions = [],
}: ClusterOptions): Promise<Cluster> {
  const as = { cwd: '/', ...clusterUser() };
  const data = join(workspace.folder, 'data');
  const port = await freePort(random);
  const password = randomBytes(18).toString('hex');
  const passwordFile = join(workspace.folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const initdb = ['-D', data, '-U', ADMIN, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  execFileSync(
    serverProgram('initdb'),
    [...initdb, '-E', 'UTF8', '--locale=C', '--no-sync', ...initdbOptions],
    {
      ...as,
      stdio: workspace.logTo('initdb'),
    },
  );
  rmSync(passwordFile);
  const place = { port, listen_addresses: '127.0.0.1', unix_socket_directories: workspace.folder };
  const given = Object.entries({ ...place, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const server = supervise(() =>
    spawn(serverProgram('postgres'), ['-D', data, ...given], { ...as, stdio: workspace.logTo('postgres') }),
  );
  const urls = urlsOf(port, password);
  const ask = async (url: string, statement: string): Promise<unknown> => {
    const { pool, close } = createDatabase({ url, maxConnections: 1, applicationName: 'lauda-chaos' });
    try {
      const { rows } = await pool.query<Record<string, unknown>>(statement);
      return Object.values(rows[0] ?? {})[0];
    } finally {
      await close();
    }
  };

  await waitUntil('PostgreSQL answers', START_TIMEOUT_MS, () =>
    ask(adminHomeOf(urls), 'select 1').then(() => true),
  );
  prepareDatabase(workspace, urls);
  return {
    urls,
    show: async (setting) => String(await ask(urls.app, `show ${setting}`)),
    killBackend: (random) => {
      const main = server.pid();
      const backends =
        main === null ? [] : childrenOf(main).filter((pid) => titleOf(pid).includes(ROLES.app));
      return backends.length > 0 && killOne(random.pick(backends));
    },
    killWhole: server.kill,
    end: server.end,
  };
}
