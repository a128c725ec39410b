import { sql } from 'kysely';
import type { TestContext } from 'vitest';
import type * as z from 'zod/mini';
import type { JobDefinition, RunnableJob } from '../../platform/queue/define-job.ts';
import { prepareQueueSchema } from '../../platform/queue/prepare.ts';
import { createQueue, type EnqueueOptions } from '../../platform/queue/queue.ts';
import { startWorker, type WorkerOptions } from '../../platform/queue/worker/worker.ts';
import { createTestDatabase } from '../database.ts';
import { createRecordedLog } from '../recorded-log.ts';

interface StoredJob {
  id: string;
  name: string;
  state: string;
  retry_count: number;
  output: { message?: string } | null;
  source_output: { message?: string } | null;
}

/** A database with queues for these jobs and, on demand, workers that stop with the test. */
export async function createTestQueue(
  { onTestFinished }: Pick<TestContext, 'onTestFinished'>,
  jobs: readonly RunnableJob<never>[],
) {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  await prepareQueueSchema(database.ownerUrl, jobs);
  const queue = createQueue();
  const log = createRecordedLog();
  return {
    database,
    queue,
    log,
    /** Enqueues like a request. */
    enqueue: <Schema extends z.ZodMiniType>(
      job: JobDefinition<Schema>,
      payload: z.input<Schema>,
      options?: EnqueueOptions,
    ) => database.db.transaction().execute((trx) => queue.enqueue(trx, job, payload, options)),
    start: async (options: Partial<WorkerOptions<never>> = {}) => {
      const worker = await startWorker<never>({
        jobs,
        // Jobs that run in the test's own process close over their dependencies.
        deps: null as never,
        url: database.systemUrl,
        log,
        superviseSeconds: 1,
        ...options,
      });
      let stopping: Promise<void> | undefined;
      const stop = (timeoutSeconds = 5) => (stopping ??= worker.stop({ timeoutSeconds }));
      onTestFinished(() => stop());
      return { stop };
    },
    listJobs: async (name: string): Promise<StoredJob[]> => {
      const { rows } = await sql<StoredJob>`
        select id, name, state, retry_count, output, source_output from pgboss.job
        where name = ${name} order by created_on`.execute(database.systemDb);
      return rows;
    },
  };
}
