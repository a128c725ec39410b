import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Product } from './product.ts';
import type { Wait } from './probe-thread.ts';

/** How long another client was blocked, minus delays caused by other load on the machine. */
const heldMs = ({ waitedMs, noiseMs }: Wait): number => Math.max(0, waitedMs - noiseMs);

export interface Probe {
  /** The longest hold among requests in flight since `time`, after a request sent from now on has completed. */
  longestSince(time: number): Promise<number>;
  count(): number;
  stop(): Promise<void>;
}

/** Polls a cheap endpoint from a separate thread, so that building large bodies does not delay it. */
export function startProbe({ internalUrl, pid }: Product): Probe {
  const waits: Wait[] = [];
  const worker = new Worker(new URL('probe-thread.ts', import.meta.url), {
    workerData: { url: `${internalUrl}/livez`, pid },
  });
  worker.on('message', (wait: Wait) => waits.push(wait));
  // The API stops after the probe, so an error before that must not go unnoticed.
  worker.on('error', (error) => {
    throw error;
  });
  return {
    longestSince: async (time) => {
      const now = Date.now();
      while ((waits.at(-1)?.at ?? 0) < now) await once(worker, 'message');
      return waits
        .slice(waits.findLastIndex(({ at, waitedMs }) => at + waitedMs < time) + 1)
        .reduce((longest, wait) => Math.max(longest, heldMs(wait)), 0);
    },
    count: () => waits.length,
    stop: async () => {
      await worker.terminate();
    },
  };
}
