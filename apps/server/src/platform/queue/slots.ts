import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';

export interface SlotOptions {
  boss: PgBoss;
  queue: string;
  /** How many jobs of the queue run at once in this process. */
  count: number;
  run: (job: JobWithMetadata) => Promise<JobResult>;
}

export interface Slots {
  readonly queue: string;
  readonly hasFree: () => boolean;
  /** Lets a free slot look for a job. */
  readonly wake: () => void;
}

/** pg-boss's own polling is only the net below. */
const BACKSTOP_SECONDS = 30;

/**
 * Serves a queue with so many slots. Left to itself, each would poll on its own and take one job in
 * each interval, so that either the idle load or the wait is high. Here somebody else looks whether
 * there is work and wakes one slot; one that gets a job wakes the next, and one that is done looks
 * again at once.
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
      // A job given up on must not keep its slot, even if it does not listen to its signal.
      for (const { signal } of jobs) signal.addEventListener('abort', release, { once: true });
      const results = await Promise.all(jobs.map(run));
      release();
      return results;
    });
    free.add(slot);
  }
  return { queue, wake, hasFree: () => free.size > 0 };
}
