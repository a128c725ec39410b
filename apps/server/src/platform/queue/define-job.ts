import type * as z from 'zod/mini';
import type { Log } from '../log.ts';

export interface JobContext<Deps> {
  deps: Deps;
  jobId: string;
  /** 1 for the first run. */
  attempt: number;
  /** Aborted when the job has run out of time, when this worker lost it, and when it must shut down. */
  signal: AbortSignal;
  log: Log;
  /** Tells the user whose job it is; does nothing for a job that belongs to nobody. */
  reportProgress: (step: string, percent: number) => Promise<void>;
}

/** What the module with a job's handler exports. */
export interface JobHandler<Payload, Deps> {
  readonly run: (payload: Payload, context: JobContext<Deps>) => Promise<void>;
}

interface JobOptions {
  /** Also the name of its queue; letters, digits and '-'. */
  readonly name: string;
  /** Further runs after the first one failed; then the job goes to the dead letters. */
  readonly retryLimit: number;
  /** Wait before the first retry; doubles with each one. */
  readonly retryDelaySeconds: number;
  /** A run that takes longer is given up and counts as failed. */
  readonly timeoutSeconds: number;
  /** How many run at once in one worker process. */
  readonly concurrency: number;
  /** A cron expression in UTC; the job is then enqueued with an empty payload. */
  readonly schedule?: string;
}

/**
 * A kind of background work. It may run more than once (a worker can die after the work and before
 * saying so), so a handler must have the same effect when it is run again.
 */
export interface Job<Schema extends z.ZodMiniType, Deps> extends JobOptions {
  readonly payload: Schema;
  /** Imported when the first job arrives, so that enqueuing does not load what only running needs. */
  readonly handler: () => Promise<JobHandler<z.output<Schema>, Deps>>;
}

/** Enough to enqueue a job or to prepare its queue. */
export interface JobDefinition<Schema extends z.ZodMiniType = z.ZodMiniType> extends JobOptions {
  readonly payload: Schema;
}

/**
 * Any job that can run with these dependencies. Its payload is parsed by the schema of the same
 * definition before the handler sees it, which is why `never` may stand for it here.
 */
export interface RunnableJob<Deps> extends JobDefinition {
  readonly handler: () => Promise<JobHandler<never, Deps>>;
}

export const defineJob = <Schema extends z.ZodMiniType, Deps = unknown>(
  job: Job<Schema, Deps>,
): Job<Schema, Deps> => job;

/** Where the jobs of a queue end that have failed for good. */
export const deadLetterQueue = (jobName: string): string => `${jobName}.dead`;
