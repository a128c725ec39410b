import type { MailingText } from '@lauda/contract/mailings';
import type { Locale } from '@lauda/domain/locale';
import { composeMail, type MailContent } from '../mail/service.ts';

interface MailingMail {
  mailing: Pick<MailingText, 'subjectEn' | 'bodyEn' | 'subjectPt' | 'bodyPt'>;
  to: string;
  userId: string;
  name: string;
  locale: Locale;
  /** Undefined in a test mail: it ends all kinds, as mails about the account do. */
  unsubscribeUrl?: string;
}

/** What a content manager wrote is text, never markup. */
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
