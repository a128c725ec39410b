import * as z from 'zod/mini';
import { defineJob, type Job, type JobContext } from '../../platform/queue/define-job.ts';

const payloadSchema = z.object({ text: z.string() });

export type TestRun = (
  payload: z.output<typeof payloadSchema>,
  context: JobContext<unknown>,
) => Promise<void>;

type Settings = Partial<
  Pick<Job<typeof payloadSchema, unknown>, 'retryLimit' | 'concurrency' | 'timeoutSeconds'>
>;

/** A job named 'test-job' that runs the given function; it is not retried unless configured. */
export const jobRunning = (run: TestRun, settings: Settings = {}) =>
  defineJob({
    name: 'test-job',
    payload: payloadSchema,
    handler: async () => ({ run }),
    retryLimit: 0,
    retryDelaySeconds: 1,
    timeoutSeconds: 30,
    concurrency: 2,
    ...settings,
  });
