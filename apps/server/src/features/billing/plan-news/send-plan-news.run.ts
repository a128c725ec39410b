import { type Locale, toLocale } from '@lauda/domain/locale';
import type { JobContext } from '../../../platform/queue/define-job.ts';
import { composeMail, type MailContent, mailTexts } from '../../mail/service.ts';
import type { PlanNews } from './plan-news.ts';
import { findRecipient } from '../queries.ts';
import type { PlanNewsDeps, PlanNewsPayload } from './send-plan-news.job.ts';

type Texts = ReturnType<typeof mailTexts>;
interface Facts {
  day: Date;
  amount: string;
}

const PARTS: Readonly<
  Record<
    PlanNews,
    (text: Texts, facts: Facts) => Record<'subject' | 'lead' | 'label' | 'note' | 'notYou', string>
  >
> = {
  started: (text) => ({
    subject: text('mail.planStartedSubject'),
    lead: text('mail.planStartedLead'),
    label: text('billing.mailSeePlan'),
    note: text('mail.planStartedNote'),
    notYou: text('mail.notYouBuy'),
  }),
  lifetimeStarted: (text) => ({
    subject: text('mail.lifetimeStartedSubject'),
    lead: text('mail.lifetimeStartedLead'),
    label: text('billing.mailSeePlan'),
    note: text('mail.lifetimeStartedNote'),
    notYou: text('mail.notYouBuy'),
  }),
  paymentFailed: (text, { day }) => ({
    subject: text('billing.mailFailedSubject'),
    lead: text('billing.mailFailedLead', { day }),
    label: text('billing.mailFailedAction'),
    note: text('billing.mailFailedNote'),
    notYou: text('mail.notYouBuy'),
  }),
  cancelled: (text, { day }) => ({
    subject: text('billing.mailCancelledSubject'),
    lead: text('billing.mailCancelledLead', { day }),
    label: text('billing.mailCancelledAction'),
    note: text('billing.mailCancelledNote'),
    notYou: text('mail.notYouPlan'),
  }),
  reactivated: (text) => ({
    subject: text('billing.mailReactivatedSubject'),
    lead: text('billing.mailReactivatedLead'),
    label: text('billing.mailSeePlan'),
    note: text('billing.mailReactivatedNote'),
    notYou: text('mail.notYouPlan'),
  }),
  ended: (text) => ({
    subject: text('billing.mailEndedSubject'),
    lead: text('billing.mailEndedLead'),
    label: text('billing.mailSeePlan'),
    note: text('billing.mailEndedNote'),
    notYou: text('mail.notYouPlan'),
  }),
  refunded: (text, { amount }) => ({
    subject: text('mail.refundedSubject'),
    lead: text('mail.refundedLead', { amount }),
    label: text('billing.mailSeePlan'),
    note: text('mail.refundedNote'),
    notYou: text('mail.notYouRefund'),
  }),
};

const money = (locale: Locale, amount: PlanNewsPayload['amount']): string =>
  amount === null
    ? ''
    : new Intl.NumberFormat(locale, { style: 'currency', currency: amount.currency }).format(
        amount.cents / 100,
      );

interface Recipient {
  userId: string;
  email: string;
  first_name: string;
  locale: string;
}

export function planNewsMail(
  { userId, email: to, first_name: name, locale: written }: Recipient,
  { news, until, amount }: Omit<PlanNewsPayload, 'userId'>,
  origin: string,
): MailContent {
  const locale = toLocale(written);
  const facts = { day: new Date(until ?? Date.now()), amount: money(locale, amount) };
  const { label, ...parts } = PARTS[news](mailTexts(locale), facts);
  const action = { label, url: `${origin}/subscription` };
  return composeMail({ to, userId, name, locale, action, reason: 'plan', ...parts });
}

/** A retry carries the same Message-ID, so that a duplicate mail is shown once. */
export async function run(
  { userId, ...news }: PlanNewsPayload,
  { deps: { authDb, mailer, origin }, jobId }: JobContext<PlanNewsDeps>,
): Promise<void> {
  const recipient = await findRecipient(authDb, userId);
  if (!recipient) return;
  await mailer.send({
    ...planNewsMail({ userId, ...recipient }, news, origin),
    messageId: `${jobId}@lauda`,
  });
}
