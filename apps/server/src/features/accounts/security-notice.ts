import { PROVIDER_NAMES, type SocialProvider } from '@lauda/contract/social-names';
import { FALLBACK_LOCALE, isLocale } from '@lauda/domain/locale';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/tables.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { composeMail, enqueueMail, mailTexts } from '../mail/service.ts';
import { findAccount } from './queries.ts';

export type SecurityNotice =
  | { kind: 'recovery-code-used'; left: number }
  | { kind: 'factor-added' | 'factor-removed' | 'passkey-added' | 'passkey-removed' }
  | { kind: 'password-changed' | 'password-reset' | 'recovery-codes-renewed' }
  | { kind: 'social-linked' | 'social-unlinked'; provider: SocialProvider }
  | { kind: 'seen-by-staff'; reason: string };

/** Tells the owner of a change that a stranger could have made. */
export async function enqueueSecurityNotice(
  trx: Transaction<DB>,
  queue: Queue,
  userId: string,
  notice: SecurityNotice,
): Promise<void> {
  const account = await findAccount(trx, userId);
  if (!account) return;
  const locale = isLocale(account.locale) ? account.locale : FALLBACK_LOCALE;
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
        };
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
  const mail = composeMail({
    to: account.email,
    userId,
    locale,
    note: text('mail.securityNote'),
    ...parts(),
  });
  await enqueueMail(trx, queue, mail, `${notice.kind}:${userId}:${Date.now()}`);
}
