import type * as z from 'zod/mini';
import type { Log } from '../log.ts';

export interface JobContext<Deps> {
  deps: Deps;
  jobId: string;
  /** 1 for the first run. */
  attempt: number;
  /** Aborted when the job times out, when this worker lost it, and on shutdown. */
  signal: AbortSignal;
  log: Log;
  /** Notifies the job's user; does nothing for a job without a user. */
  reportProgress: (step: string, percent: number) => Promise<void>;
}

/** Exports of a job's handler module. */
export interface JobHandler<Payload, Deps> {
  readonly run: (payload: Payload, context: JobContext<Deps>) => Promise<void>;
}

interface JobOptions {
  /** Also the name of its queue; letters, digits and '-'. */
  readonly name: string;
  /** Retries after the first failed run; then the job goes to the dead letters. */
  readonly retryLimit: number;
  /** Delay before the first retry; doubles with each retry. */
  readonly retryDelaySeconds: number;
  /** A run that takes longer is aborted and counts as failed. */
  readonly timeoutSeconds: number;
  /** How many run in parallel in one worker process. */
  readonly concurrency: number;
  /** Cron expression in UTC; each time the job is enqueued with an empty payload. */
  readonly schedule?: string;
}

/**
 * A kind of background job. Jobs run at least once (a worker can die after the work but before confirming it), so a
 * handler must be idempotent.
 */
export interface Job<Schema extends z.ZodMiniType, Deps> extends JobOptions {
  readonly payload: Schema;
  /** Imported when the first job arrives, so that enqueuing does not load the handler's dependencies. */
  readonly handler: () => Promise<JobHandler<z.output<Schema>, Deps>>;
}

/** Everything needed to enqueue a job or to prepare its queue. */
export interface JobDefinition<Schema extends z.ZodMiniType = z.ZodMiniType> extends JobOptions {
  readonly payload: Schema;
}

/**
 * Any job that can run with these dependencies. `never` is safe here: the payload is parsed by the schema of the
 * same definition before the handler gets it.
 */
export interface RunnableJob<Deps> extends JobDefinition {
  readonly handler: () => Promise<JobHandler<never, Deps>>;
}

export const defineJob = <Schema extends z.ZodMiniType, Deps = unknown>(
  job: Job<Schema, Deps>,
): Job<Schema, Deps> => job;

/** Queue of the jobs that failed permanently. */
export const deadLetterQueue = (jobName: string): string => `${jobName}.dead`;
