import type { Transaction } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { type AccountMailPayload, sendAccountMail } from './send-account-mail.job.ts';

/** Sends a link if and when the transaction commits. */
export type EnqueueAccountMail = (
  trx: Transaction<DB>,
  purpose: AccountMailPayload['purpose'],
  email: string,
) => Promise<unknown>;

/** One waiting mail is enough: its token is made when it is sent, and is good for whoever asked last. */
export const createAccountMailQueue =
  (queue: Queue): EnqueueAccountMail =>
  (trx, purpose, email) =>
    queue.enqueue(trx, sendAccountMail, { purpose, email }, { key: `${purpose}:${email}` });
