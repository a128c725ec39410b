import { FALLBACK_LOCALE, isLocale } from '@lauda/domain/locale';
import type { JobContext } from '../../platform/queue/define-job.ts';
import { composeMail, mailTexts } from '../mail/service.ts';
import { fillCode } from './one-time-code.queries.ts';
import { findCodeReceiver } from './second-factor.queries.ts';
import type { SendCodeDeps, SendCodePayload } from './send-code.job.ts';
import { lockWaysIn } from './ways-in.queries.ts';

/** A repeat sends the same digits. */
export async function run(
  { codeId, channel, receiver }: SendCodePayload,
  { deps: { authDb, mailer, sms, keys }, jobId, signal }: JobContext<SendCodeDeps>,
): Promise<void> {
  const account = await findCodeReceiver(authDb, channel, receiver);
  if (!account) return;
  const code = keys.codeOf(codeId);
  const isAllowed = await authDb.transaction().execute(async (trx) => {
    // Several at once would each find room for one more.
    await lockWaysIn(trx, account.id);
    return fillCode(trx, codeId, {
      recipientId: account.id,
      hash: (subject) => keys.hash(subject, code),
    });
  });
  if (!isAllowed) return;
  const locale = isLocale(account.locale) ? account.locale : FALLBACK_LOCALE;
  const text = mailTexts(locale);
  if (channel === 'phone') {
    if (sms && account.phone !== null)
      await sms.send({ to: account.phone, text: text('mail.codeMessage', { code }) }, signal);
    return;
  }
  const content = composeMail({
    to: account.email,
    userId: account.id,
    locale,
    subject: text('mail.codeSubject'),
    lead: text('mail.codeLead'),
    code,
    note: text('mail.codeNote'),
  });
  await mailer.send({ ...content, messageId: `${jobId}@lauda` });
}
