import type { Kysely } from 'kysely';
import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { DB } from '../../../db/tables.ts';
import type { Log } from '../../log.ts';
import type { RunnableJob } from '../define-job.ts';
import { redact } from '../../redact.ts';
import { activeTracer, runInSpan } from '../../tracing/tracing.ts';
import { openEnvelope } from '../envelope.ts';
import { HopelessError } from '../hopeless-error.ts';
import { saveProgress } from './progress.ts';

export interface RunDeps<Deps> {
  deps: Deps;
  log: Log;
  systemDb: Kysely<DB>;
  /** Called after something was published, so that a relay can run immediately. */
  onPublished: () => void;
}

/**
 * Stored with the job and shown to staff, so it contains neither what drivers attach to errors nor personal data.
 */
const outputOf = (error: unknown): object =>
  error instanceof Error ? { name: error.name, message: redact(error.message) } : { message: 'unknown' };

/** Runs one job and returns its outcome. Never throws: a failure is an outcome too. */
export async function runJob<Deps>(
  definition: RunnableJob<Deps>,
  job: JobWithMetadata,
  { deps, log, systemDb, onPublished }: RunDeps<Deps>,
): Promise<JobResult> {
  const attempt = job.retryCount + 1;
  const about = { jobId: job.id, jobName: definition.name, attempt };
  const startedAt = performance.now();
  const durationMs = (): number => Math.round(performance.now() - startedAt);
  try {
    const { payload, userId, traceparent } = openEnvelope(definition, job.data);
    const handler = await definition.handler();
    const reportProgress = async (step: string, percent: number): Promise<void> => {
      if (userId === null) return;
      await saveProgress(systemDb, { userId, jobId: job.id, step, percent });
      onPublished();
    };
    const context = { deps, jobId: job.id, attempt, signal: job.signal, log, reportProgress };
    // Safe cast: the definition's own schema has parsed it for the definition's own handler.
    const run = () => handler.run(payload as never, context);
    const span = activeTracer()?.enter(`job ${definition.name}`, traceparent, {
      kind: 'consumer',
      attributes: { 'lauda.job.id': job.id, 'lauda.job.attempt': attempt },
    });
    await (span ? runInSpan(span, run) : run());
    log.info('job.completed', { ...about, durationMs: durationMs() });
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const isHopeless = error instanceof HopelessError;
    log.warn('job.failed', { ...about, durationMs: durationMs(), err: error });
    return { id: job.id, status: isHopeless ? 'deadletter' : 'failed', output: outputOf(error) };
  }
}
