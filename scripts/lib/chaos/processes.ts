import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

const endings = new Set<() => void>();
let isArmed = false;

/** Registers work for when this process exits, also on a signal or error. It must be synchronous. */
export function atEnd(work: () => void): () => void {
  if (!isArmed) {
    isArmed = true;
    process.once('exit', () => {
      for (const ending of [...endings].toReversed()) ending();
    });
    process.once('SIGINT', () => process.exit(130));
    process.once('SIGTERM', () => process.exit(143));
  }
  endings.add(work);
  return () => {
    if (endings.delete(work)) work();
  };
}

export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    // It exited a moment ago.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

export function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return text.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** The title in ps, where PostgreSQL's processes state their role. Empty for an exited process. */
export function titleOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

export const killOne = (pid: number): boolean => signal(pid, 'SIGKILL');

/** Kills the process and its descendants simultaneously, so that none can flush its memory to disk. */
function killTree(pid: number): boolean {
  // A stopped parent cannot start another child while its children are listed.
  if (!signal(pid, 'SIGSTOP')) return false;
  const children = childrenOf(pid);
  for (const child of children) killOne(child);
  return killOne(pid);
}

const RESTART_AFTER_MS = 50;

export interface Supervised {
  /** Process id; null while it is down. */
  pid: () => number | null;
  /** SIGKILL, including its descendants; it is restarted. False if it was already down. */
  kill: () => boolean;
  /** SIGTERM; it is restarted. */
  restart: () => void;
  /** SIGKILL without a restart. */
  end: () => Promise<void>;
}

/** Keeps a process running: restarts it whenever it exits, for any reason. */
export function supervise(start: () => ChildProcess): Supervised {
  let child: ChildProcess;
  let isEnding = false;
  const pid = (): number | null =>
    child.exitCode === null && child.signalCode === null ? (child.pid ?? null) : null;
  const launch = (): void => {
    if (isEnding) return;
    child = start();
    child.once('exit', () => setTimeout(launch, RESTART_AFTER_MS));
  };
  const kill = (): boolean => {
    const running = pid();
    return running !== null && killTree(running);
  };
  launch();
  const endNow = atEnd(() => {
    isEnding = true;
    kill();
  });
  return {
    pid,
    kill,
    restart: () => void child.kill('SIGTERM'),
    end: async () => {
      const exit = pid() === null ? null : once(child, 'exit');
      endNow();
      await exit;
    },
  };
}
