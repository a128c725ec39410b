import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { type Claim, type ClaimedReader, claimReaders } from './mail.queries.ts';

const BATCH_READERS = 100;

/**
 * Marks every due subscriber and enqueues a job for each one who has applications. Each batch is one transaction:
 * after a crash the next run continues where this one stopped, and nobody is marked without a job or gets two.
 */
export async function claimInBatches(
  systemDb: Kysely<DB>,
  claim: Claim,
  signal: AbortSignal,
  enqueue: (trx: Transaction<DB>, reader: ClaimedReader) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  for (;;) {
    signal.throwIfAborted();
    const claimed = await systemDb.transaction().execute(async (trx) => {
      const readers = await claimReaders(trx, claim, BATCH_READERS);
      for (const reader of readers) if (reader.has_applications) await enqueue(trx, reader);
      return readers.length;
    });
    count += claimed;
    if (claimed < BATCH_READERS) return count;
  }
}
