import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { deadLetterQueue } from './define-job.ts';
import { QUEUE_SCHEMA } from './schema.ts';

/** A job that has failed for good. */
interface DeadLetter {
  jobName: string;
  jobId: string;
}

/** Of one kind of job, since the operator was last told. */
export interface DeadLetterSum {
  jobName: string;
  count: number;
  /** Of the newest. */
  jobId: string;
  error: string | null;
}

interface DeadLetterRow {
  id: string;
  queue: string;
  source_name: string;
  source_id: string;
}

const jobTable = sql.id(QUEUE_SCHEMA, 'job');
/** Dead letters stay until somebody sends them back or they expire, so a reported one has to be marked. */
const REPORTED = -1;
/** Reported, and the operator has had a mail about it. */
const TOLD = -2;
export const DEAD_LETTERS_AT_ONCE = 50;

/**
 * Reports each dead letter at least once and tells how many there were. Looking at the queues instead
 * of at failures also finds jobs that were given up on behalf of a worker that hung or died.
 */
export async function reportDeadLetters(
  db: Kysely<DB>,
  jobNames: readonly string[],
  onDeadLetter: (letter: DeadLetter) => void,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<DeadLetterRow>`
      select id, name as queue, source_name, source_id
      from ${jobTable}
      where name = any(${jobNames.map(deadLetterQueue)}::text[]) and state = 'created' and priority > ${REPORTED}
      limit ${DEAD_LETTERS_AT_ONCE} for update skip locked`.execute(trx);
    for (const { id, queue, source_name, source_id } of rows) {
      onDeadLetter({ jobName: source_name, jobId: source_id });
      await sql`update ${jobTable} set priority = ${REPORTED} where name = ${queue} and id = ${id}`.execute(
        trx,
      );
    }
    return rows.length;
  });
}

/** Sums up what was reported and not told of yet, and marks it as told in the caller's transaction. */
export async function takeUntoldDeadLetters(
  trx: Transaction<DB>,
  jobNames: readonly string[],
): Promise<DeadLetterSum[]> {
  const { rows } = await sql<DeadLetterSum>`
    with untold as (
      update ${jobTable} set priority = ${TOLD}
      where name = any(${jobNames.map(deadLetterQueue)}::text[]) and state = 'created' and priority = ${REPORTED}
      returning source_name, source_id, created_on, source_output ->> 'message' as message
    )
    select distinct on (source_name) source_name as "jobName", source_id as "jobId", message as error,
           (count(*) over (partition by source_name))::int as count
    from untold order by source_name, created_on desc`.execute(trx);
  return rows;
}
