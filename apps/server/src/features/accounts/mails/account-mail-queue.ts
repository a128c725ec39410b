import type { Transaction } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { type AccountMailPayload, sendAccountMail } from './send-account-mail.job.ts';

/** Sends a link when the transaction commits; nothing is sent on rollback. */
export type EnqueueAccountMail = (
  trx: Transaction<DB>,
  purpose: AccountMailPayload['purpose'],
  email: string,
) => Promise<unknown>;

/** One queued mail is enough: its token is created when it is sent, and works for the last request. */
export const createAccountMailQueue =
  (queue: Queue): EnqueueAccountMail =>
  (trx, purpose, email) =>
    queue.enqueue(trx, sendAccountMail, { purpose, email }, { key: `${purpose}:${email}` });
