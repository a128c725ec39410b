import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { deadLetterQueue } from './define-job.ts';
import { QUEUE_SCHEMA } from './schema.ts';

/** A job that has failed for good. */
export interface DeadLetter {
  jobName: string;
  jobId: string;
  error: string;
}

export type OnDeadLetter = (letter: DeadLetter) => Promise<void> | void;

interface DeadLetterRow {
  id: string;
  queue: string;
  source_name: string;
  source_id: string;
  message: string | null;
}

const jobTable = sql.id(QUEUE_SCHEMA, 'job');
/** Dead letters stay until somebody sends them back or they expire, so a reported one has to be marked. */
const REPORTED = -1;
export const DEAD_LETTERS_AT_ONCE = 50;

/**
 * Reports each dead letter at least once and tells how many there were. Looking at the queues instead
 * of at failures also finds jobs that were given up on behalf of a worker that hung or died.
 */
export async function reportDeadLetters(
  db: Kysely<DB>,
  jobNames: readonly string[],
  onDeadLetter: OnDeadLetter,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<DeadLetterRow>`
      select id, name as queue, source_name, source_id, source_output ->> 'message' as message
      from ${jobTable}
      where name = any(${jobNames.map(deadLetterQueue)}::text[]) and state = 'created' and priority > ${REPORTED}
      limit ${DEAD_LETTERS_AT_ONCE} for update skip locked`.execute(trx);
    for (const { id, queue, source_name, source_id, message } of rows) {
      await onDeadLetter({ jobName: source_name, jobId: source_id, error: message ?? 'unknown' });
      await sql`update ${jobTable} set priority = ${REPORTED} where name = ${queue} and id = ${id}`.execute(
        trx,
      );
    }
    return rows.length;
  });
}
