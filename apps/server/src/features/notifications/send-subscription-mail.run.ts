import type { EmailKind } from '@lauda/domain/email-kinds';
import { FALLBACK_LOCALE, isLocale } from '@lauda/domain/locale';
import type { PlainKey } from '@lauda/messages';
import type { JobContext } from '../../platform/queue/define-job.ts';
import { composeMail, mailTexts } from '../mail/service.ts';
import { findPreference, findRecipient } from './queries.ts';
import type { SubscriptionMailDeps, SubscriptionMailPayload } from './send-subscription-mail.job.ts';
import { unsubscribeToken, unsubscribeUrl } from './unsubscribe-address.ts';

const NAMES: Readonly<Record<EmailKind, PlainKey>> = {
  updates: 'privacy.kindUpdates',
  resumeAnalytics: 'privacy.kindResumeAnalytics',
  tips: 'privacy.kindTips',
  careerPlans: 'privacy.kindCareerPlans',
  jobAlerts: 'privacy.kindJobAlerts',
};

/** Looks again whether it is wanted: they may have changed their mind meanwhile. */
export async function run(
  { userId, kind }: SubscriptionMailPayload,
  { deps: { systemDb, authDb, mailer, origin, unsubscribeSigner }, jobId }: JobContext<SubscriptionMailDeps>,
): Promise<void> {
  const preference = await findPreference(systemDb, { userId, kind });
  const recipient = preference?.is_on === true ? await findRecipient(authDb, userId) : undefined;
  if (!preference || !recipient) return;
  const locale = isLocale(recipient.locale) ? recipient.locale : FALLBACK_LOCALE;
  const text = mailTexts(locale);
  const token = unsubscribeToken(unsubscribeSigner, { userId, kind }, preference.unsubscribe_key);
  const content = composeMail({
    to: recipient.email,
    userId,
    locale,
    subject: text('privacy.subscribedSubject', { kind: text(NAMES[kind]) }),
    lead: text('privacy.subscribedLead', { kind: text(NAMES[kind]) }),
    note: text('privacy.subscribedNote'),
    kindUnsubscribeUrl: unsubscribeUrl(origin, token),
  });
  await mailer.send({ ...content, messageId: `${jobId}@lauda` });
}
