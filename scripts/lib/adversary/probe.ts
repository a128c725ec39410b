import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Product } from './product.ts';
import type { Wait } from './probe-thread.ts';

/** How long another client was held, without what the machine's other work took from both. */
const heldMs = ({ waitedMs, noiseMs }: Wait): number => Math.max(0, waitedMs - noiseMs);

export interface Probe {
  /** The longest hold of the requests that were under way since then, once one that was sent after now is answered. */
  longestSince(time: number): Promise<number>;
  count(): number;
  stop(): Promise<void>;
}

/** Asks a cheap endpoint all the time, from a thread of its own: making large bodies must not delay it. */
export function startProbe({ internalUrl, pid }: Product): Probe {
  const waits: Wait[] = [];
  const worker = new Worker(new URL('probe-thread.ts', import.meta.url), {
    workerData: { url: `${internalUrl}/livez`, pid },
  });
  worker.on('message', (wait: Wait) => waits.push(wait));
  // The API is stopped after the probe; what goes wrong before that must not pass as quiet.
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
