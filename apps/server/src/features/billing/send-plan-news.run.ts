import { FALLBACK_LOCALE, isLocale } from '@lauda/domain/locale';
import type { JobContext } from '../../platform/queue/define-job.ts';
import { composeMail, mailTexts } from '../mail/service.ts';
import type { PlanNews } from './plan-news.ts';
import { findRecipient } from './queries.ts';
import type { PlanNewsDeps, PlanNewsPayload } from './send-plan-news.job.ts';

type Texts = ReturnType<typeof mailTexts>;

const PARTS: Readonly<
  Record<PlanNews, (text: Texts, day: Date) => Record<'subject' | 'lead' | 'label' | 'note', string>>
> = {
  paymentFailed: (text, day) => ({
    subject: text('billing.mailFailedSubject'),
    lead: text('billing.mailFailedLead', { day }),
    label: text('billing.mailFailedAction'),
    note: text('billing.mailFailedNote'),
  }),
  cancelled: (text, day) => ({
    subject: text('billing.mailCancelledSubject'),
    lead: text('billing.mailCancelledLead', { day }),
    label: text('billing.mailCancelledAction'),
    note: text('billing.mailCancelledNote'),
  }),
  reactivated: (text) => ({
    subject: text('billing.mailReactivatedSubject'),
    lead: text('billing.mailReactivatedLead'),
    label: text('billing.mailSeePlan'),
    note: text('billing.mailReactivatedNote'),
  }),
  ended: (text) => ({
    subject: text('billing.mailEndedSubject'),
    lead: text('billing.mailEndedLead'),
    label: text('billing.mailSeePlan'),
    note: text('billing.mailEndedNote'),
  }),
};

/** A repeat carries the same Message-ID, so that a mail sent twice is shown once. */
export async function run(
  { userId, news, until }: PlanNewsPayload,
  { deps: { authDb, mailer, origin }, jobId }: JobContext<PlanNewsDeps>,
): Promise<void> {
  const recipient = await findRecipient(authDb, userId);
  if (!recipient) return;
  const locale = isLocale(recipient.locale) ? recipient.locale : FALLBACK_LOCALE;
  const { label, ...parts } = PARTS[news](mailTexts(locale), new Date(until ?? Date.now()));
  const action = { label, url: `${origin}/subscription` };
  await mailer.send({
    ...composeMail({ to: recipient.email, userId, locale, action, ...parts }),
    messageId: `${jobId}@lauda`,
  });
}
