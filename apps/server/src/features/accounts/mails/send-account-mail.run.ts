import type { JobContext } from '../../../platform/queue/define-job.ts';
import { findAccount, findAccountByEmail } from '../queries.ts';
import { lockWaysIn } from '../sign-in/ways-in.queries.ts';
import { issueToken } from '../tokens-and-keys/one-time-token.queries.ts';
import { accountMail } from './account-mails.ts';
import type { AccountMailDeps, AccountMailPayload } from './send-account-mail.job.ts';

/** A retry sends another token. All of them work until one is used, so no mailed link is dead on arrival. */
export async function run(
  { purpose, email }: AccountMailPayload,
  { deps: { authDb, mailer, origin }, jobId }: JobContext<AccountMailDeps>,
): Promise<void> {
  const account = await findAccountByEmail(authDb, email);
  if (!account || (purpose === 'confirm-email' && account.email_verified)) return;
  const token = await authDb.transaction().execute(async (trx) => {
    // An address change invalidates open links under this lock; a link created afterwards would reach the former
    // address.
    await lockWaysIn(trx, account.id);
    const current = await findAccount(trx, account.id);
    return current?.email === account.email ? issueToken(trx, purpose, account.id) : null;
  });
  if (token === null) return;
  await mailer.send({ ...accountMail({ purpose, account, origin, token }), messageId: `${jobId}@lauda` });
}
