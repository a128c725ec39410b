import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, cpSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { clusterUser, serverProgram } from '../../chaos/cluster.ts';
import { atEnd, childrenOf, signal } from '../../chaos/processes.ts';
import type { Workspace } from '../../chaos/workspace.ts';

const run = promisify(execFile);
const STANZA = 'drill';

const user = clusterUser();
const as = { cwd: '/', ...user };

/** Creates a folder that PostgreSQL's user may write to. */
function ownFolder(path: string): string {
  mkdirSync(path, { mode: 0o700 });
  if (user !== null) chownSync(path, user.uid, user.gid);
  return path;
}

const configPath = (workspace: Workspace): string => join(workspace.folder, 'pgbackrest.conf');

/** Settings of the server that is backed up; pgBackRest requires absolute paths. */
export const archiveSettings = (workspace: Workspace) => ({
  wal_level: 'replica',
  archive_mode: 'on',
  archive_timeout: '60',
  archive_command: `pgbackrest --config=${configPath(workspace)} --stanza=${STANZA} archive-push %p`,
});

/** Encrypted: the backups are unreadable without the passphrase. */
export function writeBackupConfig(workspace: Workspace): void {
  const { folder } = workspace;
  const repo = ownFolder(join(folder, 'repo'));
  const [spool, lock, log] = ['spool', 'lock', 'log'].map((name) => ownFolder(join(folder, name)));
  const lines = [
    '[global]',
    `repo1-path=${repo}`,
    'repo1-cipher-type=aes-256-cbc',
    `repo1-cipher-pass=${randomBytes(36).toString('base64')}`,
    'repo1-retention-full=2',
    `spool-path=${spool}`,
    `lock-path=${lock}`,
    `log-path=${log}`,
    'log-level-console=warn',
    'process-max=2',
    'start-fast=y',
    'compress-type=zst',
    `[${STANZA}]`,
    `pg1-path=${join(folder, 'data')}`,
    `pg1-socket-path=${folder}`,
    'pg1-user=postgres',
    '',
  ];
  writeFileSync(configPath(workspace), lines.join('\n'), { mode: 0o600 });
  if (user !== null) chownSync(configPath(workspace), user.uid, user.gid);
}

export interface Backups {
  prepare: () => Promise<void>;
  take: (type: 'full' | 'incr') => Promise<void>;
  /** Fails if a file of the backup is corrupted. */
  restore: (target: string, moment: string, repo?: string) => Promise<void>;
  /** Copies all backups to another repository. */
  copy: () => string;
  /** Flips one bit in them. */
  damage: (repo: string) => void;
}

export function createBackups(workspace: Workspace, adminUrl: string): Backups {
  const { port, password } = new URL(adminUrl);
  const env = { PATH: process.env['PATH'], PGPASSWORD: password };
  const pgbackrest = async (...args: string[]): Promise<void> => {
    await run('pgbackrest', [`--config=${configPath(workspace)}`, `--stanza=${STANZA}`, ...args], {
      ...as,
      env,
    });
  };
  const server = `--pg1-port=${port}`;
  return {
    prepare: async () => {
      await pgbackrest(server, 'stanza-create');
      // Proves that a WAL segment is archived.
      await pgbackrest(server, '--archive-timeout=60', 'check');
    },
    take: (type) => pgbackrest(server, `--type=${type}`, 'backup'),
    restore: async (target, moment, repo = join(workspace.folder, 'repo')) => {
      ownFolder(target);
      await pgbackrest(
        `--repo1-path=${repo}`,
        `--pg1-path=${target}`,
        '--type=time',
        `--target=${moment}`,
        '--target-action=promote',
        // Otherwise the copy would archive into the original's repository.
        '--archive-mode=off',
        'restore',
      );
    },
    copy: () => {
      const copy = join(workspace.folder, 'repo-copy');
      cpSync(join(workspace.folder, 'repo'), copy, { recursive: true, preserveTimestamps: true });
      if (user !== null)
        for (const path of [copy, ...globSync(`${copy}/**`)]) chownSync(path, user.uid, user.gid);
      return copy;
    },
    damage: (repo) => {
      const files = globSync(`${repo}/backup/${STANZA}/*/pg_data/**/*.zst`).map((path) => ({
        path,
        size: statSync(path).size,
      }));
      // A file of the full backup, which the incremental one depends on.
      const largest = files.toSorted((a, b) => b.size - a.size)[0]?.path;
      if (largest === undefined) throw new Error('there is no file to damage');
      const bytes = readFileSync(largest);
      const middle = bytes.length >> 1;
      bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
      writeFileSync(largest, bytes);
    },
  };
}

/** Starts a server on a restored folder; it replays WAL and then accepts writes. */
export function startRestored(workspace: Workspace, data: string, port: number) {
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: workspace.folder };
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(serverProgram('postgres'), ['-D', data, ...given], {
    ...as,
    // It reads WAL through pgBackRest.
    env: { PATH: process.env['PATH'] },
    stdio: workspace.logTo('restored'),
  });
  const killNow = atEnd(() => {
    for (const pid of childrenOf(child.pid ?? 0)) signal(pid, 'SIGKILL');
    child.kill('SIGKILL');
  });
  return {
    stop: async () => {
      const exit = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await exit;
      killNow();
    },
  };
}

/** Checks every index against its table with pg_amcheck. */
export async function checkTables(port: number, password: string): Promise<void> {
  const args = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-d', 'lauda'];
  await run(
    serverProgram('pg_amcheck'),
    [...args, '--install-missing', '--heapallindexed', '--rootdescend'],
    {
      ...as,
      env: { PATH: process.env['PATH'], PGPASSWORD: password },
      maxBuffer: 16 * 1_024 * 1_024,
    },
  );
}

export async function checkSums(data: string): Promise<void> {
  await run(serverProgram('pg_checksums'), ['-D', data, '--check'], as);
}
