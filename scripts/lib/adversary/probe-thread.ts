import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Another client's request: its start, its wait, and the part of the wait caused by the machine. */
export interface Wait {
  readonly at: number;
  readonly waitedMs: number;
  /** Time when the API or this probe was runnable but had no CPU. */
  readonly noiseMs: number;
}

const EVERY_MS = 10;
const { url, pid } = workerData as { url: string; pid: number };
const agent = new Agent({ keepAlive: true });

const waitingForCpuMs = (path: string): number => Number(readFileSync(path, 'utf8').split(' ')[1] ?? 0) / 1e6;
const noise = (): number =>
  waitingForCpuMs(`/proc/${pid}/task/${pid}/schedstat`) + waitingForCpuMs('/proc/thread-self/schedstat');

const ask = (): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.on('end', resolve);
    }).on('error', reject);
  });

for (;;) {
  const [at, before] = [Date.now(), noise()];
  const start = performance.now();
  await ask();
  const wait: Wait = { at, waitedMs: performance.now() - start, noiseMs: noise() - before };
  parentPort?.postMessage(wait);
  await delay(EVERY_MS);
}
