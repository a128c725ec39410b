import { PROVIDER_NAMES, type SocialProvider } from '@lauda/contract/accounts/social-names';
import { describeDevice } from '@lauda/domain/accounts/describe-device';
import { toLocale } from '@lauda/domain/locale';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/tables.ts';
import { MAIL_ORIGIN_BLANK } from '../../../platform/delivery/mail.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { composeMail, enqueueMail, type MailContent, mailTexts } from '../../mail/service.ts';
import { type AccountRow, findAccount } from '../queries.ts';

type NoticeAccount = Pick<AccountRow, 'id' | 'email' | 'locale' | 'first_name'>;

export type SecurityNotice =
  | { kind: 'recovery-code-used'; left: number }
  | { kind: 'factor-added' | 'factor-removed' | 'passkey-added' | 'passkey-removed' }
  | { kind: 'password-changed' | 'password-reset' | 'recovery-codes-renewed' }
  | { kind: 'social-linked' | 'social-unlinked'; provider: SocialProvider }
  | { kind: 'seen-by-staff'; reason: string }
  /** The former address: an attacker who took the account over reads the new one. */
  | { kind: 'email-changed'; newEmail: string; to?: string }
  | { kind: 'new-device'; userAgent: string | null };

export function securityNoticeMail(account: NoticeAccount, notice: SecurityNotice): MailContent {
  const locale = toLocale(account.locale);
  const text = mailTexts(locale);
  const parts = () => {
    switch (notice.kind) {
      case 'recovery-code-used':
        return {
          subject: text('mail.recoveryCodeUsedSubject'),
          lead: text('mail.recoveryCodeUsedLead', { left: notice.left }),
        };
      case 'factor-added':
        return { subject: text('mail.factorAddedSubject'), lead: text('mail.factorAddedLead') };
      case 'factor-removed':
        return { subject: text('mail.factorRemovedSubject'), lead: text('mail.factorRemovedLead') };
      case 'seen-by-staff':
        return {
          subject: text('staff.mailSubject'),
          lead: text('staff.mailLead', { reason: notice.reason }),
          note: text('staff.mailNote'),
          notYou: text('mail.notYouSeen'),
        };
      case 'email-changed':
        return {
          // No link to the security settings: this address no longer signs in.
          action: undefined,
          subject: text('mail.emailChangedSubject'),
          lead: text('mail.emailChangedLead', { email: notice.newEmail }),
          notYou: text('mail.notYouEmail'),
        };
      case 'new-device': {
        const { browser, system } = describeDevice(notice.userAgent);
        const when = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
          new Date(),
        );
        const device = [browser, system].filter((part) => part !== null).join(' · ');
        return {
          subject: text('mail.newDeviceSubject'),
          lead:
            device === ''
              ? text('mail.newDeviceLeadUnknown', { when })
              : text('mail.newDeviceLead', { device, when }),
          note: text('mail.newDeviceNote'),
        };
      }
      case 'passkey-added':
        return { subject: text('mail.passkeyAddedSubject'), lead: text('mail.passkeyAddedLead') };
      case 'passkey-removed':
        return { subject: text('mail.passkeyRemovedSubject'), lead: text('mail.passkeyRemovedLead') };
      case 'password-changed':
        return { subject: text('mail.passwordChangedSubject'), lead: text('mail.passwordChangedLead') };
      case 'password-reset':
        return { subject: text('mail.passwordChangedSubject'), lead: text('mail.passwordResetLead') };
      case 'recovery-codes-renewed':
        return { subject: text('mail.recoveryCodesSubject'), lead: text('mail.recoveryCodesLead') };
      case 'social-linked': {
        const provider = PROVIDER_NAMES[notice.provider];
        return {
          subject: text('mail.socialLinkedSubject', { provider }),
          lead: text('mail.socialLinkedLead', { provider }),
        };
      }
      case 'social-unlinked': {
        const provider = PROVIDER_NAMES[notice.provider];
        return {
          subject: text('mail.socialUnlinkedSubject', { provider }),
          lead: text('mail.socialUnlinkedLead', { provider }),
        };
      }
    }
  };
  return composeMail({
    to: notice.kind === 'email-changed' ? (notice.to ?? account.email) : account.email,
    userId: account.id,
    name: account.first_name,
    locale,
    notYou: text('mail.securityNote'),
    action: { label: text('mail.securityAction'), url: `${MAIL_ORIGIN_BLANK}/account-settings#security` },
    reason: 'security',
    ...parts(),
  });
}

/** Notifies the owner of a change that an attacker could have made. */
export async function enqueueSecurityNotice(
  trx: Transaction<DB>,
  queue: Queue,
  userId: string,
  notice: SecurityNotice,
): Promise<void> {
  const account = await findAccount(trx, userId);
  if (!account) return;
  const mail = securityNoticeMail(account, notice);
  await enqueueMail(trx, queue, mail, `${notice.kind}:${userId}:${Date.now()}`);
}
