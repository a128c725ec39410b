import type { MailingText } from '@lauda/contract/staff/mailings';
import type { Locale } from '@lauda/domain/locale';
import { composeMail, type MailContent } from '../mail/service.ts';

interface MailingMail {
  mailing: Pick<MailingText, 'subjectEn' | 'bodyEn' | 'subjectPt' | 'bodyPt'>;
  to: string;
  userId: string;
  name: string;
  locale: Locale;
  /** Undefined in a test mail: its link then unsubscribes from all kinds, as in mails about the account. */
  unsubscribeUrl?: string;
}

/** Text from content managers is never interpreted as markup. */
export function mailingMail({ mailing, unsubscribeUrl, ...reader }: MailingMail): MailContent {
  const isEnglish = reader.locale === 'en-US';
  return composeMail({
    ...reader,
    subject: isEnglish ? mailing.subjectEn : mailing.subjectPt,
    lead: isEnglish ? mailing.bodyEn : mailing.bodyPt,
    reason: 'subscription',
    ...(unsubscribeUrl !== undefined && { kindUnsubscribeUrl: unsubscribeUrl }),
  });
}
