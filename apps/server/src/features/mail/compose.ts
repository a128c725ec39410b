import type { Locale } from '@lauda/domain/locale';
import type { PlainKey } from '@lauda/messages';
import {
  MAIL_ORIGIN_BLANK,
  MAIL_SENDER_BLANK,
  MAIL_SUPPORT_BLANK,
  MAIL_UNSUBSCRIBE_BLANK,
} from '../../platform/delivery/mail.ts';
import { textsOf } from '../../platform/texts.ts';
import { mailHtml } from './mail-html.ts';
import type { MailPayload } from './send-mail.job.ts';

export type MailContent = MailPayload & { html: string };

export const mailTexts = textsOf;

/** Why the mail was sent, for its footer. */
const REASONS = {
  security: 'mail.reasonSecurity',
  plan: 'mail.reasonPlan',
  request: 'mail.reasonRequest',
  account: 'mail.reasonAccount',
  deletion: 'mail.reasonDeletion',
  subscription: 'mail.reasonSubscription',
} as const satisfies Record<string, PlainKey>;

export interface MailParts {
  to: string;
  /** The recipient: one click unsubscribes them from all optional mails. */
  userId: string;
  /** First name for the greeting; null in mails that a stranger can trigger, because sign-up takes any name. */
  name: string | null;
  locale: Locale;
  subject: string;
  /** What happened. A line break starts a new paragraph. */
  lead: string;
  action?: MailLink | undefined;
  /** Shown on a line of its own, to be read and typed. */
  code?: string;
  note?: string;
  /** What to do if it was not the recipient. */
  notYou?: string;
  reason: keyof typeof REASONS;
  /** In an optional mail: unsubscribes from this kind only. */
  kindUnsubscribeUrl?: string;
  /** The account has been deleted, including its mail settings. */
  isLast?: boolean;
}

export interface MailLink {
  label: string;
  url: string;
}

const PREFERENCES_URL = `${MAIL_ORIGIN_BLANK}/account-settings#notifications`;

function footerLinks({ locale, kindUnsubscribeUrl, isLast = false }: MailParts): MailLink[] {
  const text = textsOf(locale);
  return [
    kindUnsubscribeUrl === undefined
      ? { label: text('privacy.mailUnsubscribeAll'), url: MAIL_UNSUBSCRIBE_BLANK }
      : { label: text('privacy.mailUnsubscribe'), url: kindUnsubscribeUrl },
    ...(isLast ? [] : [{ label: text('privacy.mailPreferences'), url: PREFERENCES_URL }]),
  ];
}

const paragraphs = (text: string): string[] => text.split('\n').filter((line) => line !== '');
const line = ({ label, url }: MailLink): string => `${label}: ${url}`;

/** Builds the plain text and HTML parts of a mail from the same content. */
export function composeMail(parts: MailParts): MailContent {
  const { to, userId, name, locale, subject, code, action, kindUnsubscribeUrl } = parts;
  const text = textsOf(locale);
  const page = {
    locale,
    subject,
    greeting:
      name === null || name === '' ? text('mail.greeting') : text('mail.greetingName', { name: name.trim() }),
    lead: paragraphs(parts.lead),
    code,
    action,
    notes: [parts.note, parts.notYou].flatMap((note) => (note === undefined ? [] : paragraphs(note))),
    contact: { label: text('mail.contact'), email: MAIL_SUPPORT_BLANK },
    reason: text(REASONS[parts.reason]),
    sender: MAIL_SENDER_BLANK,
    footer: footerLinks(parts),
  };
  const blocks = [
    page.greeting,
    ...page.lead,
    code,
    action && line(action),
    ...page.notes,
    `${page.contact.label} ${page.contact.email}`,
    page.reason,
    page.sender,
    ...page.footer.map(line),
  ];
  return {
    to,
    subject,
    text: `${blocks.filter((part) => part !== undefined).join('\n\n')}\n`,
    html: mailHtml(page),
    unsubscribe: kindUnsubscribeUrl === undefined ? { userId } : { url: kindUnsubscribeUrl },
  };
}
