import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { publishEvent } from '../../live-events/publish.ts';

export interface Progress {
  userId: string;
  jobId: string;
  step: string;
  percent: number;
}

/** Stores a job's latest progress for its user and notifies the user's open pages. */
export async function saveProgress(
  db: Kysely<DB>,
  { userId, jobId, step, percent }: Progress,
): Promise<void> {
  const rounded = Math.round(Math.min(100, Math.max(0, percent)));
  await db.transaction().execute(async (trx) => {
    const state = { step, percent: rounded, updated_at: new Date() };
    await trx
      .insertInto('job_progress')
      .values({ user_id: userId, job_id: jobId, ...state })
      .onConflict((conflict) => conflict.columns(['user_id', 'job_id']).doUpdateSet(state))
      .execute();
    await publishEvent(trx, { userId }, { type: 'job.progressed', jobId, step, percent: rounded });
  });
}
