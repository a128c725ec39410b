import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { atEnd } from '../chaos/processes.ts';
import { waitUntil } from '../chaos/wait.ts';
import type { Workspace } from '../chaos/workspace.ts';

const READY_TIMEOUT_MS = 240_000;
const EXIT_TIMEOUT_MS = 120_000;

export interface Server {
  readonly name: string;
  readonly pid: () => number | undefined;
  /** Stops the process and starts the given release in its place; returns the exit code. */
  readonly replace: (release: string, signal: NodeJS.Signals) => Promise<number | null>;
  readonly isReady: () => Promise<boolean>;
  readonly untilReady: () => Promise<void>;
  readonly end: () => Promise<void>;
}

interface ServerOptions {
  name: string;
  kind: 'api' | 'worker';
  /** Folder with the sources. */
  release: string;
  env: NodeJS.ProcessEnv;
  internalPort: number;
  workspace: Workspace;
}

/** One process of the product, started like production. */
export function startServer({ name, kind, release, env, internalPort, workspace }: ServerOptions): Server {
  const entry = kind === 'api' ? 'http.ts' : 'worker.ts';
  const launch = (folder: string): ChildProcess =>
    spawn(process.execPath, [join(folder, 'apps/server/src', entry)], {
      cwd: folder,
      env: { ...env, [kind === 'api' ? 'INTERNAL_PORT' : 'WORKER_INTERNAL_PORT']: String(internalPort) },
      stdio: workspace.logTo(name),
    });
  let child = launch(release);
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const stop = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (hasEnded()) return child.exitCode;
    const exit = once(child, 'exit', { signal: AbortSignal.timeout(EXIT_TIMEOUT_MS) });
    child.kill(signal);
    const [code] = (await exit) as [number | null];
    return code;
  };
  const killNow = atEnd(() => void child.kill('SIGKILL'));
  const isReady = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${internalPort}/readyz`, { headers: { connection: 'close' } }).then(
      ({ ok }) => ok,
      () => false,
    );
  const untilReady = (): Promise<void> =>
    waitUntil(`${name} is ready`, READY_TIMEOUT_MS, () => {
      if (hasEnded()) throw new Error(`${name} has ended`);
      return isReady();
    });
  return {
    name,
    pid: () => child.pid,
    isReady,
    untilReady,
    replace: async (folder, signal) => {
      const code = await stop(signal);
      child = launch(folder);
      await untilReady();
      return code;
    },
    end: async () => {
      await stop('SIGTERM');
      killNow();
    },
  };
}
