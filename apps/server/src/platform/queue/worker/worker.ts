import { type JobWithMetadata, PgBoss } from 'pg-boss';
import { createDatabase } from '../../../db/client.ts';
import type { Log } from '../../log.ts';
import { DEAD_LETTERS_AT_ONCE, reportDeadLetters } from '../dead-letters.ts';
import type { RunnableJob } from '../define-job.ts';
import { listQueuesWithDueJobs } from './due-jobs.ts';
import { repeat } from './repeat.ts';
import { runJob } from './run-job.ts';
import { QUEUE_SCHEMA } from '../schema.ts';
import { openSlots } from './slots.ts';

export interface WorkerOptions<Deps> {
  jobs: readonly RunnableJob<Deps>[];
  deps: Deps;
  /** Connects as lauda_system. */
  url: string;
  log: Log;
  /** Called after a job published an event, to kick the relay. */
  onPublished?: () => void;
  maxConnections?: number;
  pollMilliseconds?: number;
  /** How often one of all workers checks for jobs whose worker died, and for dead letters. */
  superviseSeconds?: number;
}

export interface JobWorker {
  /**
   * Takes no new jobs and waits for the running ones; those still running after the timeout are left to another
   * worker.
   */
  stop(options: { timeoutSeconds: number }): Promise<void>;
}

/** Runs jobs until it is stopped. */
export async function startWorker<Deps>({
  jobs,
  deps,
  url,
  log,
  onPublished = () => undefined,
  maxConnections = 10,
  pollMilliseconds = 200,
  superviseSeconds = 10,
}: WorkerOptions<Deps>): Promise<JobWorker> {
  const { db, pool, close } = createDatabase({
    url,
    maxConnections,
    applicationName: 'lauda-queue',
    // Deleting finished jobs after a busy hour takes longer than a request may.
    statementTimeoutSeconds: 60,
  });
  const boss = new PgBoss({
    schema: QUEUE_SCHEMA,
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // Both require the rights of the owner, which this role does not have.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.error('queue.error', { err: error }));
  boss.on('warning', ({ message }) => log.warn('queue.warning', { reason: message }));
  await boss.start();

  const runDeps = { deps, log, systemDb: db, onPublished };
  const queues = await Promise.all(
    jobs.map((job) =>
      openSlots({
        boss,
        queue: job.name,
        count: job.concurrency,
        run: (stored: JobWithMetadata) => runJob(job, stored, runDeps),
      }),
    ),
  );
  const guard = (event: string, work: () => Promise<void>) => (): Promise<void> =>
    work().catch((error: unknown) => log.error(event, { err: error }));

  const stopLooking = repeat(
    guard('queue.look-failed', async () => {
      const open = queues.filter(({ hasFree }) => hasFree());
      const due = new Set(
        await listQueuesWithDueJobs(
          db,
          open.map(({ queue }) => queue),
        ),
      );
      for (const { queue, wake } of open) if (due.has(queue)) wake();
    }),
    pollMilliseconds,
  );
  const jobNames = jobs.map(({ name }) => name);
  const stopReporting = repeat(
    guard('queue.dead-letters-failed', async () => {
      while (
        (await reportDeadLetters(db, jobNames, (letter) => log.error('job.dead', letter))) ===
        DEAD_LETTERS_AT_ONCE
      );
    }),
    superviseSeconds * 1_000,
  );

  return {
    stop: async ({ timeoutSeconds }) => {
      await Promise.all([stopLooking(), stopReporting()]);
      await boss.stop({ graceful: true, timeout: timeoutSeconds * 1_000 });
      await close();
    },
  };
}
