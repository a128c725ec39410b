import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from './tables.ts';

/** Small enough that a batch holds its locks and its snapshot only for milliseconds. */
export const BATCH_ROWS = 1_000;

/**
 * Deletes at most BATCH_ROWS rows that match the condition, oldest by `column` first. The ORDER BY makes the
 * planner use the column's index: with a LIMIT alone it scans the table if it expects to find enough rows early.
 */
export const deleteBatch = (
  table: keyof DB,
  column: string,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  delete from ${sql.table(table)} where ctid = any (array(
    select ctid from ${sql.table(table)} where ${condition} order by ${sql.ref(column)} limit ${BATCH_ROWS}))`;

/** Repeats a batched statement until it affects no more rows. Returns the total row count. */
export async function runInBatches(
  db: Kysely<DB>,
  statement: RawBuilder<unknown>,
  signal: AbortSignal,
  batchRows = BATCH_ROWS,
): Promise<number> {
  let count = 0;
  for (;;) {
    signal.throwIfAborted();
    const { numAffectedRows = 0n } = await statement.execute(db);
    count += Number(numAffectedRows);
    if (numAffectedRows < batchRows) return count;
  }
}
