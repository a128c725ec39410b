import type { EmailKind } from '@lauda/domain/email-kinds';
import { toLocale } from '@lauda/domain/locale';
import type { PlainKey } from '@lauda/messages';
import type { JobContext } from '../../platform/queue/define-job.ts';
import { composeMail, type MailContent, mailTexts } from '../mail/service.ts';
import type { SubscriptionMailDeps, SubscriptionMailPayload } from './send-subscription-mail.job.ts';
import { findSubscriber } from './subscriber.ts';

const NAMES: Readonly<Record<EmailKind, PlainKey>> = {
  updates: 'privacy.kindUpdates',
  resumeAnalytics: 'privacy.kindResumeAnalytics',
  tips: 'privacy.kindTips',
  careerPlans: 'privacy.kindCareerPlans',
  jobAlerts: 'privacy.kindJobAlerts',
};

interface Subscriber {
  email: string;
  first_name: string;
  locale: string;
  unsubscribeUrl: string;
}

export function subscriptionMail(userId: string, kind: EmailKind, reader: Subscriber): MailContent {
  const locale = toLocale(reader.locale);
  const text = mailTexts(locale);
  const parameters = { kind: text(NAMES[kind]) };
  return composeMail({
    to: reader.email,
    userId,
    name: reader.first_name,
    locale,
    subject: text('privacy.subscribedSubject', parameters),
    lead: text('privacy.subscribedLead', parameters),
    reason: 'subscription',
    kindUnsubscribeUrl: reader.unsubscribeUrl,
  });
}

/** Checks the subscription again: the user may have unsubscribed meanwhile. */
export async function run(
  { userId, kind }: SubscriptionMailPayload,
  { deps, jobId }: JobContext<SubscriptionMailDeps>,
): Promise<void> {
  const recipient = await findSubscriber(deps, { userId, kind });
  if (recipient === null) return;
  await deps.mailer.send({ ...subscriptionMail(userId, kind, recipient), messageId: `${jobId}@lauda` });
}
