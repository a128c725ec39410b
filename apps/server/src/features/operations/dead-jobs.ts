import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { JobDefinition } from '../../platform/queue/define-job.ts';
import { BadPayloadError, type Envelope, openEnvelope } from '../../platform/queue/envelope.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { countDeadJobs, listDeadJobs, takeDeadJob } from '../../platform/queue/redrive.ts';
import { redact } from '../../platform/redact.ts';
import { type ActOrigin, recordAct } from '../audit/service.ts';

export interface DeadJobDeps {
  systemDb: Kysely<DB>;
  queue: Queue;
  /** All job kinds. */
  jobs: readonly JobDefinition[];
}

const MAX_ERROR_LENGTH = 500;

/** Redacted and shortened: enough to see what failed, without personal data. */
const tellError = (error: string | null): string => redact(error ?? '').slice(0, MAX_ERROR_LENGTH);

export type DeadJobService = ReturnType<typeof createDeadJobService>;

/** Jobs that failed permanently and need manual action. */
export function createDeadJobService({ systemDb, queue, jobs }: DeadJobDeps) {
  const names = jobs.map(({ name }) => name);

  return {
    list: async (paging: { page: number; limit: number }) => {
      const [rows, total] = await Promise.all([
        listDeadJobs(systemDb, names, paging),
        countDeadJobs(systemDb, names),
      ]);
      return {
        jobs: rows.map(({ id, name, failed_at, attempts, error }) => ({
          id,
          name,
          failedAt: failed_at.toISOString(),
          attempts,
          error: tellError(error),
        })),
        ...paging,
        total,
      };
    },

    /** Moves the job from the dead letters back into its queue, atomically. */
    retry: (by: ActOrigin, { name, id }: { name: string; id: string }): Promise<void> =>
      systemDb.transaction().execute(async (trx) => {
        const job = jobs.find((known) => known.name === name);
        const dead = job && (await takeDeadJob(trx, { name, id }));
        if (!job || !dead) throw new AppError('NOT_FOUND');
        const { payload, userId } = storedEnvelope(job, dead.data);
        await queue.enqueue(trx, job, payload, userId === null ? {} : { userId });
        await recordAct(trx, by, { act: 'jobRetried', targetId: userId, details: { job: name, id } });
      }),
  };
}

/** Rejects a payload whose format no worker reads any more: a retry would only fail again. */
function storedEnvelope(job: JobDefinition, data: unknown): Envelope {
  try {
    const { userId } = openEnvelope(job, data);
    // The raw payload: the worker parses it itself.
    return { userId, payload: (data as Envelope).payload };
  } catch (error) {
    if (error instanceof BadPayloadError) throw new AppError('CONFLICT');
    throw error;
  }
}
