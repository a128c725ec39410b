import { toLocale } from '@lauda/domain/locale';
import { composeMail, type MailContent, mailTexts } from '../../mail/service.ts';
import type { AccountRow } from '../queries.ts';
import type { AccountMailPayload } from './send-account-mail.job.ts';

export interface AccountMail {
  purpose: AccountMailPayload['purpose'];
  account: Pick<AccountRow, 'id' | 'email' | 'locale'>;
  /** The configured origin: a request's own Host header is not trusted. */
  origin: string;
  token: string;
}

/** Contains no name: the name is chosen at sign-up, so anyone could use it to send text to strangers. */
export function accountMail({ purpose, account, origin, token }: AccountMail): MailContent {
  const locale = toLocale(account.locale);
  const text = mailTexts(locale);
  const url = (type: string) => `${origin}/auth/callback?type=${type}&token=${encodeURIComponent(token)}`;
  const parts = {
    'confirm-email': {
      subject: text('mail.confirmSubject'),
      lead: text('mail.confirmLead'),
      action: { label: text('mail.confirmAction'), url: url('signup') },
      note: text('mail.confirmNote'),
      notYou: text('mail.notYouConfirm'),
    },
    'reset-password': {
      subject: text('mail.resetSubject'),
      lead: text('mail.resetLead'),
      action: { label: text('mail.resetAction'), url: url('recovery') },
      note: text('mail.resetNote'),
      notYou: text('mail.notYouReset'),
    },
  };
  const { email: to, id: userId } = account;
  return composeMail({ to, userId, name: null, locale, reason: 'request', ...parts[purpose] });
}
