import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The same for every attempt at one mail, so that a receiving server can tell a repeat. */
  messageId: string;
  /** Ends mails of this kind, for whoever asks for it with one click (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

/** Stands in a mail for the product's own address, which only whoever sends it knows. */
export const MAIL_ORIGIN_BLANK = 'https://origin.invalid';

interface MailerOptions {
  smtpUrl: string;
  from: string;
  /** Links point here. */
  origin: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Mail over SMTP. Only jobs send mail: a slow or dead mail server must not hold a request. */
export function createMailer({ smtpUrl, from, origin }: MailerOptions): Mailer {
  const transport = createTransport(smtpUrl, { from });
  const fill = (text: string): string => text.replaceAll(MAIL_ORIGIN_BLANK, origin);
  return {
    send: async ({ messageId, unsubscribeUrl, text, html, ...mail }) => {
      await transport.sendMail({
        ...mail,
        text: fill(text),
        ...(html === undefined ? {} : { html: fill(html) }),
        messageId: `<${messageId}>`,
        ...(unsubscribeUrl === undefined
          ? {}
          : {
              headers: {
                'List-Unsubscribe': `<${unsubscribeUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              },
            }),
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
