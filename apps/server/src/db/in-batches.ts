import { type Kysely, type RawBuilder } from 'kysely';
import type { DB } from './tables.ts';

/** Small enough that a batch holds its locks and its snapshot for milliseconds. */
export const BATCH_ROWS = 1_000;

/** Runs a statement that touches at most BATCH_ROWS rows until there are none left; how many there were. */
export async function runInBatches(
  db: Kysely<DB>,
  statement: RawBuilder<unknown>,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  for (;;) {
    signal.throwIfAborted();
    const { numAffectedRows = 0n } = await statement.execute(db);
    count += Number(numAffectedRows);
    if (numAffectedRows < BATCH_ROWS) return count;
  }
}
