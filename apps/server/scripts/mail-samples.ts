import { EMAIL_KINDS } from '@lauda/domain/email-kinds';
import type { Locale } from '@lauda/domain/locale';
import { accountMail } from '../src/features/accounts/mails/account-mails.ts';
import {
  changeEmailMail,
  emailWantedMail,
  restoreEmailMail,
} from '../src/features/accounts/email-change/email-change-mails.ts';
import { securityNoticeMail, type SecurityNotice } from '../src/features/accounts/mails/security-notice.ts';
import { codeMail } from '../src/features/accounts/one-time-codes/send-code.run.ts';
import { welcomeMail } from '../src/features/accounts/sign-up/welcome.ts';
import { PLAN_NEWS } from '../src/features/billing/plan-news/plan-news.ts';
import { planNewsMail } from '../src/features/billing/plan-news/send-plan-news.run.ts';
import type { MailContent } from '../src/features/mail/service.ts';
import { mailingMail } from '../src/features/mailings/mailing-mail.ts';
import { subscriptionMail } from '../src/features/notifications/send-subscription-mail.run.ts';
import { farewell } from '../src/features/privacy/delete-account.run.ts';
import { archiveMail } from '../src/features/privacy/archive/make-archive.run.ts';
import { digestMail } from '../src/features/sharing/digest/send-digest.run.ts';

const ORIGIN = 'https://lauda.example';
const ID = '00000000-0000-4000-8000-000000000000';
const UNSUBSCRIBE_URL = `${ORIGIN}/api/unsubscribe?token=sample`;

const NOTICES: readonly SecurityNotice[] = [
  { kind: 'new-device', userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/150.0' },
  { kind: 'new-device', userAgent: null },
  { kind: 'email-changed', newEmail: 'ana.lima@lauda.example' },
  { kind: 'password-changed' },
  { kind: 'password-reset' },
  { kind: 'social-linked', provider: 'google' },
  { kind: 'social-unlinked', provider: 'linkedin' },
  { kind: 'passkey-added' },
  { kind: 'passkey-removed' },
  { kind: 'factor-added' },
  { kind: 'factor-removed' },
  { kind: 'recovery-codes-renewed' },
  { kind: 'recovery-code-used', left: 0 },
  { kind: 'recovery-code-used', left: 1 },
  { kind: 'recovery-code-used', left: 4 },
  { kind: 'seen-by-staff', reason: 'The PDF does not open on your phone.' },
];

/** A sample of every mail sent to users, filled with made-up data. */
export function mailSamples(locale: Locale): Record<string, MailContent> {
  const person = { id: ID, userId: ID, user_id: ID, email: 'ana@lauda.example', first_name: 'Ana', locale };
  const reader = { ...person, unsubscribeUrl: UNSUBSCRIBE_URL };
  const until = new Date('2026-12-24T12:00:00Z');
  const link = { account: person, origin: ORIGIN, token: 'sample' };
  const mailing = {
    subjectEn: 'One verb a line',
    bodyEn: 'Begin each line of your experience with a verb.\nIt reads faster, and says what you did.',
    subjectPt: 'Um verbo por linha',
    bodyPt:
      'Comece cada linha da sua experiência com um verbo.\nFica mais rápido de ler e diz o que você fez.',
  };
  return Object.fromEntries([
    ['confirm-email', accountMail({ ...link, purpose: 'confirm-email' })],
    ['reset-password', accountMail({ ...link, purpose: 'reset-password' })],
    ['change-email', changeEmailMail({ ...link, to: 'ana.lima@lauda.example' })],
    ['email-wanted', emailWantedMail(person)],
    ['restore-email', restoreEmailMail({ ...link, to: 'ana.old@lauda.example' })],
    ['code', codeMail(person, '482913')],
    ['welcome', welcomeMail(person, { isNameOwn: true }, { isSelling: true })],
    ...NOTICES.map((notice, index) => [`${notice.kind}-${index + 1}`, securityNoticeMail(person, notice)]),
    ...PLAN_NEWS.map((news) => [
      `plan-${news}`,
      planNewsMail(
        person,
        { news, until: until.toISOString(), amount: { cents: 7_000, currency: 'BRL' } },
        ORIGIN,
      ),
    ]),
    ['archive', archiveMail({ userId: ID, recipient: person, url: `${ORIGIN}/account-settings`, until })],
    ['farewell', farewell(person, { isSelling: true })],
    ...EMAIL_KINDS.map((kind) => [`subscribed-${kind}`, subscriptionMail(ID, kind, reader)]),
    [
      'digest',
      digestMail(ID, reader, [
        { id: ID, title: 'Product designer', label: 'Aurora', views: 12, downloads: 3 },
        { id: ID, title: 'Product designer', label: '', views: 1, downloads: 0 },
      ]),
    ],
    [
      'mailing',
      mailingMail({
        mailing,
        to: person.email,
        userId: ID,
        name: 'Ana',
        locale,
        unsubscribeUrl: UNSUBSCRIBE_URL,
      }),
    ],
  ]) as Record<string, MailContent>;
}
