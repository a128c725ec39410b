import { createTransport } from 'nodemailer';
import { escapeHtml } from '../escape-html.ts';
import { refusalOf } from './mail-refusal.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The same for every attempt, so that a receiving server can detect a duplicate. */
  messageId: string;
  /** What one-click unsubscribe in the mail ends (RFC 8058); null for a recipient without an account. */
  unsubscribe: MailEnd | null;
}

/** Either one kind of mail, by its own URL, or all optional mails of this user. */
export type MailEnd = { url: string } | { userId: string };

/** Placeholder for the product's origin, which is only known when the mail is sent. */
export const MAIL_ORIGIN_BLANK = 'https://origin.invalid';
/**
 * Placeholder for the unsubscribe URL, which is signed when the mail is sent, so that none is stored in the queue.
 */
export const MAIL_UNSUBSCRIBE_BLANK = 'https://unsubscribe.invalid';

/** Placeholder for the support address. */
export const MAIL_SUPPORT_BLANK = 'support@support.invalid';
/** Placeholder paragraph for the operator's name and address. */
export const MAIL_SENDER_BLANK = '[sender.invalid]';
const SENDER_TEXT = /\[sender\.invalid\]\n\n/g;
const SENDER_HTML = /<p[^>]*>\[sender\.invalid\]<\/p>\n/g;

/** Without a sender the whole paragraph is removed. */
const withSender = (mail: string, paragraph: RegExp, sender: string | null): string =>
  sender === null ? mail.replaceAll(paragraph, '') : mail.replaceAll(MAIL_SENDER_BLANK, () => sender);

interface MailerOptions {
  smtpUrl: string;
  from: string;
  /** Base URL of links. */
  origin: string;
  /** Shown in every mail. */
  supportEmail: string;
  /** Name and postal address, as far as configured. */
  sender: string | null;
  /** Unsubscribes the user from all optional mails. */
  unsubscribeUrlOf: (userId: string) => string;
}

export interface Mailer {
  /** Throws MailRefusedError when a retry cannot help. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Mail over SMTP. Only jobs send mail: a slow or dead mail server must not block a request. */
export function createMailer(options: MailerOptions): Mailer {
  const { smtpUrl, from, origin, supportEmail, sender, unsubscribeUrlOf } = options;
  const transport = createTransport(smtpUrl, { from });
  const urlOf = (end: MailEnd): string => ('url' in end ? end.url : unsubscribeUrlOf(end.userId));
  return {
    send: async ({ messageId, unsubscribe, text, html, ...mail }) => {
      const unsubscribeUrl = unsubscribe === null ? null : urlOf(unsubscribe);
      const fill = (written: string): string =>
        written
          .replaceAll(MAIL_ORIGIN_BLANK, origin)
          .replaceAll(MAIL_SUPPORT_BLANK, supportEmail)
          .replaceAll(MAIL_UNSUBSCRIBE_BLANK, unsubscribeUrl ?? origin);
      const sending = transport.sendMail({
        ...mail,
        text: withSender(fill(text), SENDER_TEXT, sender),
        ...(html === undefined
          ? {}
          : { html: withSender(fill(html), SENDER_HTML, sender && escapeHtml(sender)) }),
        messageId: `<${messageId}>`,
        ...(unsubscribeUrl === null
          ? {}
          : {
              headers: {
                'List-Unsubscribe': `<${unsubscribeUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              },
            }),
      });
      await sending.catch((error: unknown) => {
        throw refusalOf(error) ?? error;
      });
    },
    close: () => transport.close(),
  };
}

const CHECK_MS = 2_500;

/** Throws when the mail server would not accept a mail. */
export async function checkMailServer(smtpUrl: string): Promise<void> {
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    url.searchParams.set(name, String(CHECK_MS));
  const transport = createTransport(url.href);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
