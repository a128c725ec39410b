import type { JobContext } from '../../../platform/queue/define-job.ts';
import { listDigestReaders } from './digest.queries.ts';
import { sendDigest } from './send-digest.job.ts';
import type { SendDigestsDeps } from './send-digests.job.ts';

const BATCH_READERS = 100;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** A second run enqueues the same jobs: `send-digest` then finds nothing new to report. */
export async function run(
  _payload: object,
  { deps: { systemDb, queue }, signal }: JobContext<SendDigestsDeps>,
): Promise<void> {
  let last: string | undefined = BEFORE_ALL;
  while (last !== undefined) {
    signal.throwIfAborted();
    const readers = await listDigestReaders(systemDb, last, BATCH_READERS);
    await systemDb.transaction().execute(async (trx) => {
      for (const { user_id: userId } of readers)
        await queue.enqueue(trx, sendDigest, { userId }, { key: userId });
    });
    last = readers.length < BATCH_READERS ? undefined : readers.at(-1)?.user_id;
  }
}
