import { createTranslator } from '@lauda/messages';
import { readCatalogue } from '@lauda/messages/node';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { DeadLetter, OnDeadLetter } from '../../platform/queue/dead-letters.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { enqueueMail, MAIL_QUEUE } from '../mail/service.ts';

interface AlertOptions {
  systemDb: Kysely<DB>;
  queue: Queue;
  operatorEmail: string | undefined;
}

/** Tells the operator by mail that a job has failed for good; the log says it in any case. */
export function createDeadLetterAlert({ systemDb, queue, operatorEmail }: AlertOptions): OnDeadLetter {
  const { text } = createTranslator('en-US', readCatalogue('en-US'));
  return async ({ jobName, jobId, error }: DeadLetter) => {
    // A mail that cannot be sent must not announce itself by mail, for ever.
    if (operatorEmail === undefined || jobName === MAIL_QUEUE) return;
    const mail = {
      to: operatorEmail,
      subject: text('mail.deadLetterSubject', { jobName }),
      text: text('mail.deadLetterBody', { jobName, jobId, error }),
      unsubscribe: null,
    };
    await systemDb.transaction().execute((trx) => enqueueMail(trx, queue, mail, jobId));
  };
}
