import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';

export interface SlotOptions {
  boss: PgBoss;
  queue: string;
  /** How many jobs of the queue run in parallel in this process. */
  count: number;
  run: (job: JobWithMetadata) => Promise<JobResult>;
}

export interface Slots {
  readonly queue: string;
  readonly hasFree: () => boolean;
  /** Makes a free slot look for a job. */
  readonly wake: () => void;
}

/** pg-boss's own polling is only the fallback. */
const BACKSTOP_SECONDS = 30;

/**
 * Serves a queue with this many slots. By default each slot would poll on its own and take one job per interval, so
 * either idle load or latency is high. Here the caller checks for due jobs and wakes one slot; a slot that gets a
 * job wakes the next, and one that finishes looks again immediately.
 */
export async function openSlots({ boss, queue, count, run }: SlotOptions): Promise<Slots> {
  const free = new Set<string>();
  const wake = (): void => {
    const [slot] = free;
    if (slot !== undefined) boss.notifyWorker(slot);
  };
  const options = {
    batchSize: 1,
    pollingIntervalSeconds: BACKSTOP_SECONDS,
    includeMetadata: true,
    perJobResults: true,
  } as const;
  for (let index = 0; index < count; index++) {
    let slot = '';
    const release = (): void => {
      free.add(slot);
      boss.notifyWorker(slot);
    };
    slot = await boss.work(queue, options, async (jobs: JobWithMetadata[]) => {
      free.delete(slot);
      wake();
      // A timed-out job must not keep its slot, even if it ignores its signal.
      for (const { signal } of jobs) signal.addEventListener('abort', release, { once: true });
      const results = await Promise.all(jobs.map(run));
      release();
      return results;
    });
    free.add(slot);
  }
  return { queue, wake, hasFree: () => free.size > 0 };
}
