import { chownSync, closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from './processes.ts';

const TAIL_LINES = 12;
const TAIL_COLUMNS = 300;

/** A folder for this run and the logs of its processes. */
export interface Workspace {
  folder: string;
  /** A log for a process's `stdio`; its last lines are shown if the run fails. */
  logTo(name: string): ['ignore', number, number];
  logTails(): string;
  remove(): void;
}

export interface ClusterUser {
  uid: number;
  gid: number;
}

/** `owner` is the user PostgreSQL runs as, if not the current one. */
export function createWorkspace(owner: ClusterUser | null, name = 'chaos'): Workspace {
  const folder = mkdtempSync(join(tmpdir(), `lauda-${name}-`));
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const logs = new Map<string, number>();
  const pathOf = (name: string): string => join(folder, `${name}.log`);
  const remove = atEnd(() => {
    for (const descriptor of logs.values()) closeSync(descriptor);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  });
  return {
    folder,
    logTo: (name) => {
      const descriptor = logs.get(name) ?? openSync(pathOf(name), 'a');
      logs.set(name, descriptor);
      return ['ignore', descriptor, descriptor];
    },
    logTails: () =>
      [...logs.keys()]
        .filter((name) => existsSync(pathOf(name)))
        .map((name) => {
          const lines = readFileSync(pathOf(name), 'utf8').trimEnd().split('\n').slice(-TAIL_LINES);
          return [`--- ${name}`, ...lines.map((line) => line.slice(0, TAIL_COLUMNS))].join('\n');
        })
        .join('\n'),
    remove,
  };
}
