import type { Transaction } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { type MailPayload, sendMail } from './send-mail.job.ts';

export { composeMail, type MailContent, mailTexts } from './compose.ts';
export { findRefusal, forgetRefusal } from './queries.ts';

export const MAIL_QUEUE = sendMail.name;

/** Sends a mail when the transaction commits; skipped while another with the same key is queued. */
export const enqueueMail = (
  trx: Transaction<DB>,
  queue: Queue,
  mail: MailPayload,
  key: string,
): Promise<string | null> => queue.enqueue(trx, sendMail, mail, { key });
