import { createTransport } from 'nodemailer';
import { escapeHtml } from './escape-html.ts';
import { refusalOf } from './mail-refusal.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The same for every attempt at one mail, so that a receiving server can tell a repeat. */
  messageId: string;
  /** What one click in the mail ends (RFC 8058); null in a mail to nobody who has an account. */
  unsubscribe: MailEnd | null;
}

/** Mails of one kind, by an address of its own, or all that this person can do without. */
export type MailEnd = { url: string } | { userId: string };

/** Stands in a mail for the product's own address, which only whoever sends it knows. */
export const MAIL_ORIGIN_BLANK = 'https://origin.invalid';
/** Stands for the address that ends mails, which is signed when the mail is sent: none lies in the queue. */
export const MAIL_UNSUBSCRIBE_BLANK = 'https://unsubscribe.invalid';

/** Stands for the address of support. */
export const MAIL_SUPPORT_BLANK = 'support@support.invalid';
/** A paragraph that stands for who runs this installation, and where. */
export const MAIL_SENDER_BLANK = '[sender.invalid]';
const SENDER_TEXT = /\[sender\.invalid\]\n\n/g;
const SENDER_HTML = /<p[^>]*>\[sender\.invalid\]<\/p>\n/g;

/** Without a sender its whole paragraph is left out. */
const withSender = (mail: string, paragraph: RegExp, sender: string | null): string =>
  sender === null ? mail.replaceAll(paragraph, '') : mail.replaceAll(MAIL_SENDER_BLANK, () => sender);

interface MailerOptions {
  smtpUrl: string;
  from: string;
  /** Links point here. */
  origin: string;
  /** Named in every mail. */
  supportEmail: string;
  /** Name and postal address, as far as they are set. */
  sender: string | null;
  /** Ends all mails that somebody can do without. */
  unsubscribeUrlOf: (userId: string) => string;
}

export interface Mailer {
  /** Throws MailRefusedError when trying again cannot help. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Mail over SMTP. Only jobs send mail: a slow or dead mail server must not hold a request. */
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

/** Whether a mail could be handed over; throws when not. */
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
