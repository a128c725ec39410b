import { toLocale } from '@lauda/domain/locale';
import { composeMail, type MailContent, mailTexts } from '../../mail/service.ts';
import type { AccountRow } from '../queries.ts';

type Receiver = Pick<AccountRow, 'id' | 'locale'>;

interface LinkMail {
  account: Receiver;
  to: string;
  /** The configured origin: a request's own Host header is not trusted. */
  origin: string;
  token: string;
}

const linkTo = (origin: string, type: string, token: string): string =>
  `${origin}/auth/callback?type=${type}&token=${encodeURIComponent(token)}`;

/** To the new address. Contains neither the name nor the current address: a typo may send it to a stranger. */
export function changeEmailMail({ account, to, origin, token }: LinkMail): MailContent {
  const locale = toLocale(account.locale);
  const text = mailTexts(locale);
  return composeMail({
    to,
    userId: account.id,
    name: null,
    locale,
    subject: text('mail.changeEmailSubject'),
    lead: text('mail.changeEmailLead'),
    action: { label: text('mail.changeEmailAction'), url: linkTo(origin, 'email-change', token) },
    note: text('mail.changeEmailNote'),
    notYou: text('mail.notYouChangeEmail'),
    reason: 'request',
  });
}

/** To a confirmed account holder whose address somebody else wants for their account. */
export function emailWantedMail(holder: Receiver & { email: string }): MailContent {
  const locale = toLocale(holder.locale);
  const text = mailTexts(locale);
  return composeMail({
    to: holder.email,
    userId: holder.id,
    name: null,
    locale,
    subject: text('mail.emailWantedSubject'),
    lead: text('mail.emailWantedLead'),
    note: text('mail.emailWantedNote'),
    notYou: text('mail.notYouEmailWanted'),
    reason: 'account',
  });
}

/** To the former address: an attacker who took the account over reads the new one. */
export function restoreEmailMail({
  account,
  to,
  origin,
  token,
}: LinkMail & { account: Pick<AccountRow, 'id' | 'email' | 'locale' | 'first_name'> }): MailContent {
  const locale = toLocale(account.locale);
  const text = mailTexts(locale);
  return composeMail({
    to,
    userId: account.id,
    name: account.first_name,
    locale,
    subject: text('mail.emailChangedSubject'),
    lead: text('mail.emailChangedLead', { email: account.email }),
    notYou: text('mail.notYouRestoreEmail'),
    action: { label: text('mail.restoreEmailAction'), url: linkTo(origin, 'email-restore', token) },
    note: text('mail.restoreEmailNote'),
    reason: 'security',
  });
}
