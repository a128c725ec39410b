import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { JobContext } from '../../platform/queue/define-job.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { insertDeliveries, listDue, listReaders, lockMailing, saveProgress } from './queries.ts';
import { sendMailingMail } from './send-mailing-mail.job.ts';
import type { SendMailingsDeps } from './send-mailings.job.ts';

const BATCH_READERS = 100;

/**
 * Deliveries, their jobs and the progress are one transaction: after a crash the next run continues where this one
 * stopped. Returns true when there is more.
 */
const sendBatch = (systemDb: Kysely<DB>, queue: Queue, mailingId: string): Promise<boolean> =>
  systemDb.transaction().execute(async (trx) => {
    const mailing = await lockMailing(trx, mailingId);
    // Unscheduled or finished since it was listed.
    if (!mailing || (mailing.status !== 'scheduled' && mailing.status !== 'sending')) return false;
    if (mailing.send_at === null || mailing.send_at > new Date()) return false;
    const readers = (await listReaders(trx, mailing, BATCH_READERS)).map(({ user_id }) => user_id);
    for (const userId of await insertDeliveries(trx, mailingId, readers))
      await queue.enqueue(trx, sendMailingMail, { userId, mailingId });
    const isDone = readers.length < BATCH_READERS;
    await saveProgress(trx, mailingId, { lastUserId: readers.at(-1), isDone });
    return !isDone;
  });

export async function run(
  _payload: object,
  { deps: { systemDb, queue }, signal, log }: JobContext<SendMailingsDeps>,
): Promise<void> {
  for (const { id } of await listDue(systemDb)) {
    do signal.throwIfAborted();
    while (await sendBatch(systemDb, queue, id));
    log.info('mailing.sent', { reason: id });
  }
}
