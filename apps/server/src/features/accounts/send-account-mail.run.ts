import type { JobContext } from '../../platform/queue/define-job.ts';
import { accountMail } from './account-mails.ts';
import { issueToken } from './one-time-token.queries.ts';
import { findAccountByEmail } from './queries.ts';
import type { AccountMailDeps, AccountMailPayload } from './send-account-mail.job.ts';

/** A repeat sends another token. All of them work until one is used, so no link arrives dead. */
export async function run(
  { purpose, email }: AccountMailPayload,
  { deps: { authDb, mailer, origin }, jobId }: JobContext<AccountMailDeps>,
): Promise<void> {
  const account = await findAccountByEmail(authDb, email);
  if (!account || (purpose === 'confirm-email' && account.email_verified)) return;
  const token = await issueToken(authDb, purpose, account.id);
  await mailer.send({ ...accountMail({ purpose, account, origin, token }), messageId: `${jobId}@lauda` });
}
