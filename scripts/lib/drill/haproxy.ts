import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { atEnd } from '../chaos/processes.ts';
import { waitUntil } from '../chaos/wait.ts';
import type { Workspace } from '../chaos/workspace.ts';
import { ROOT } from '../source-files.ts';

const UP_TIMEOUT_MS = 60_000;

export interface Haproxy {
  /** Whether HAProxy routes requests to this server. */
  isUp: (server: string) => Promise<boolean>;
  untilUp: (server: string) => Promise<void>;
  end: () => Promise<void>;
}

interface HaproxyOptions {
  workspace: Workspace;
  /** A config file in ops/haproxy. */
  name: 'api' | 'database';
  statsPort: number;
  /** Environment variables of the config file. */
  addresses: NodeJS.ProcessEnv;
}

/** Runs the config file from docs/several-machines.md, with an additional stats page. */
export async function startHaproxy({
  workspace,
  name,
  statsPort,
  addresses,
}: HaproxyOptions): Promise<Haproxy> {
  const stats = join(workspace.folder, `figures-${name}.cfg`);
  writeFileSync(
    stats,
    `listen figures\n  mode http\n  bind 127.0.0.1:${statsPort}\n  stats enable\n  stats uri /\n`,
  );
  const child = spawn('haproxy', ['-f', join(ROOT, `ops/haproxy/${name}.cfg`), '-f', stats, '-db'], {
    env: { PATH: process.env['PATH'], ...addresses },
    stdio: workspace.logTo(`haproxy-${name}`),
  });
  const killNow = atEnd(() => void child.kill('SIGKILL'));
  const isUp = async (server: string): Promise<boolean> => {
    const figures = await fetch(`http://127.0.0.1:${statsPort}/;csv`).then((answer) => answer.text());
    return figures.split('\n').some((line) => {
      const columns = line.split(',');
      return columns[1] === server && columns[17] === 'UP';
    });
  };
  await waitUntil('HAProxy answers', UP_TIMEOUT_MS, () => isUp('none').then(() => true));
  return {
    isUp,
    untilUp: (server) => waitUntil(`HAProxy sends to ${server}`, UP_TIMEOUT_MS, () => isUp(server)),
    end: async () => {
      const exit = once(child, 'exit');
      killNow();
      await exit;
    },
  };
}

interface ApiServer {
  port: number;
  internalPort: number;
}

const here = (port: number): string => `127.0.0.1:${port}`;

/** Addresses for ops/haproxy/api.cfg, which has two servers. */
export const apiProxyAddresses = (port: number, servers: readonly ApiServer[]): NodeJS.ProcessEnv => ({
  LAUDA_BIND: here(port),
  ...Object.fromEntries(
    servers.flatMap((server, index) => [
      [`LAUDA_API_${index + 1}`, here(server.port)],
      [`LAUDA_API_${index + 1}_INTERNAL_PORT`, String(server.internalPort)],
    ]),
  ),
});

interface DatabaseServer {
  postgres: number;
  rest: number;
}

/** Addresses for ops/haproxy/database.cfg, which has three. */
export const databaseProxyAddresses = (
  port: number,
  nodes: readonly DatabaseServer[],
): NodeJS.ProcessEnv => ({
  LAUDA_DATABASE_BIND: here(port),
  ...Object.fromEntries(
    nodes.flatMap((node, index) => [
      [`LAUDA_DATABASE_${index + 1}`, here(node.postgres)],
      [`LAUDA_PATRONI_${index + 1}_PORT`, String(node.rest)],
    ]),
  ),
});
