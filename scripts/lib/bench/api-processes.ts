import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '../source-files.ts';
import type { BenchEnv } from './bench-database.ts';

const READY_SECONDS = 30;

export interface ApiProcesses {
  ports: number[];
  pids: number[];
  stop(): Promise<void>;
}

interface StartOptions {
  env: BenchEnv;
  count: number;
  firstPort: number;
  firstInternalPort: number;
}

/** API processes as production starts them, logging as production logs. */
export async function startApiProcesses({
  env,
  count,
  firstPort,
  firstInternalPort,
}: StartOptions): Promise<ApiProcesses> {
  const children: ChildProcess[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(
      children.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const exit = once(child, 'exit');
        child.kill('SIGTERM');
        await exit;
      }),
    );
  };
  const numbers = Array.from({ length: count }, (_, index) => index);
  for (const index of numbers)
    children.push(
      spawn('node', ['apps/server/src/http.ts'], {
        cwd: ROOT,
        env: {
          ...env,
          NODE_ENV: 'production',
          PORT: String(firstPort + index),
          INTERNAL_PORT: String(firstInternalPort + index),
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    );
  try {
    await Promise.all(numbers.map((index) => waitUntilReady(firstInternalPort + index, children[index])));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ports: numbers.map((index) => firstPort + index),
    pids: children.flatMap(({ pid }) => (pid === undefined ? [] : [pid])),
    stop,
  };
}

async function waitUntilReady(port: number, child: ChildProcess | undefined): Promise<void> {
  for (let attempt = 0; attempt < READY_SECONDS * 10; attempt += 1) {
    if (child?.exitCode !== null) throw new Error('An API process ended before it was ready.');
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await delay(100);
  }
  throw new Error(`An API process was not ready within ${READY_SECONDS} s.`);
}
