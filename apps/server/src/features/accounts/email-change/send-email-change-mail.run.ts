import type { Transaction } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import type { JobContext } from '../../../platform/queue/define-job.ts';
import type { MailContent } from '../../mail/service.ts';
import type { AccountMailDeps } from '../mails/send-account-mail.job.ts';
import { type AccountRow, findAccount, findAccountByEmail } from '../queries.ts';
import { lockWaysIn } from '../sign-in/ways-in.queries.ts';
import { issueToken } from '../tokens-and-keys/one-time-token.queries.ts';
import { changeEmailMail, emailWantedMail, restoreEmailMail } from './email-change-mails.ts';
import { findEmailChange, listFormerEmails } from './email-change.queries.ts';
import type { EmailChangeMailPayload } from './send-email-change-mail.job.ts';

async function linkMail(
  trx: Transaction<DB>,
  account: AccountRow,
  origin: string,
): Promise<MailContent | null> {
  const pending = await findEmailChange(trx, account.id);
  if (!pending) return null;
  const { newEmail: to } = pending;
  const holder = await findAccountByEmail(trx, to);
  if (holder?.email_verified === true) return emailWantedMail(holder);
  const token = await issueToken(trx, 'change-email', account.id, to);
  return changeEmailMail({ account, to, origin, token });
}

async function wayBackMail(
  trx: Transaction<DB>,
  account: AccountRow,
  origin: string,
  formerId: string,
): Promise<MailContent | null> {
  const former = (await listFormerEmails(trx, account.id)).find(({ id }) => id === formerId);
  if (!former) return null;
  const token = await issueToken(trx, 'restore-email', account.id, formerId);
  return restoreEmailMail({ account, to: former.email, origin, token });
}

/** A retry sends another token. All of them work until one is used, so no mailed link is dead on arrival. */
export async function run(
  { userId, formerId }: EmailChangeMailPayload,
  { deps: { authDb, mailer, origin }, jobId }: JobContext<AccountMailDeps>,
): Promise<void> {
  const mail = await authDb.transaction().execute(async (trx) => {
    // Waits for a concurrent change or cancellation: a link created after it would outlive the change it belongs
    // to.
    await lockWaysIn(trx, userId);
    const account = await findAccount(trx, userId);
    if (!account) return null;
    return formerId === null ? linkMail(trx, account, origin) : wayBackMail(trx, account, origin, formerId);
  });
  if (mail) await mailer.send({ ...mail, messageId: `${jobId}@lauda` });
}
