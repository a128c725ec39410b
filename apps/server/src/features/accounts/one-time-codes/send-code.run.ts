import { toLocale } from '@lauda/domain/locale';
import type { JobContext } from '../../../platform/queue/define-job.ts';
import { composeMail, type MailContent, mailTexts } from '../../mail/service.ts';
import { findCodeReceiver } from '../second-factors/second-factor.queries.ts';
import { lockWaysIn } from '../sign-in/ways-in.queries.ts';
import { fillCode } from './one-time-code.queries.ts';
import type { SendCodeDeps, SendCodePayload } from './send-code.job.ts';

export function codeMail(account: { id: string; email: string; locale: string }, code: string): MailContent {
  const locale = toLocale(account.locale);
  const text = mailTexts(locale);
  return composeMail({
    to: account.email,
    userId: account.id,
    name: null,
    locale,
    subject: text('mail.codeSubject'),
    lead: text('mail.codeLead'),
    code,
    note: text('mail.codeNote'),
    notYou: text('mail.notYouCode'),
    reason: 'request',
  });
}

/** A retry sends the same digits. */
export async function run(
  { codeId, channel, receiver }: SendCodePayload,
  { deps: { authDb, mailer, sms, keys }, jobId, signal }: JobContext<SendCodeDeps>,
): Promise<void> {
  const account = await findCodeReceiver(authDb, channel, receiver);
  if (!account) return;
  const code = keys.codeOf(codeId);
  const isAllowed = await authDb.transaction().execute(async (trx) => {
    // Without the lock, concurrent jobs would each pass the limit.
    await lockWaysIn(trx, account.id);
    // The address may have changed since, and a code sent to the former address must not open the account.
    const current = await findCodeReceiver(trx, channel, receiver);
    if (current?.id !== account.id || current.email !== account.email) return false;
    return fillCode(trx, codeId, {
      recipientId: account.id,
      hash: (subject) => keys.hash(subject, code),
    });
  });
  if (!isAllowed) return;
  const locale = toLocale(account.locale);
  const text = mailTexts(locale);
  if (channel === 'phone') {
    if (sms && account.phone !== null)
      await sms.send({ to: account.phone, text: text('mail.codeMessage', { code }) }, signal);
    return;
  }
  await mailer.send({ ...codeMail(account, code), messageId: `${jobId}@lauda` });
}
