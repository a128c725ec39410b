import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../db/tables.ts';
import { deadLetterQueue } from './define-job.ts';
import { QUEUE_SCHEMA } from './schema.ts';

/** A job that failed permanently. */
interface DeadLetter {
  jobName: string;
  jobId: string;
}

/** Failures of one kind of job since the operator was last notified. */
export interface DeadLetterSum {
  jobName: string;
  count: number;
  /** Of the newest failure. */
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
/** Priority that marks a dead letter as logged; the dead letter itself stays until it is retried or expires. */
const REPORTED = -1;
/** Logged, and the operator has been mailed about it. */
const TOLD = -2;
export const DEAD_LETTERS_AT_ONCE = 50;

/**
 * Reports each dead letter at least once and returns how many there were. Scanning the queues instead of handling
 * failures also covers jobs whose worker hung or died.
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

/** Summarizes dead letters not yet mailed to the operator, and marks them as mailed in the caller's transaction. */
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
