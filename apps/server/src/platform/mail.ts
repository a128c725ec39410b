import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The same for every attempt at one mail, so that a receiving server can tell a repeat. */
  messageId: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Mail over SMTP. Only jobs send mail: a slow or dead mail server must not hold a request. */
export function createMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport(smtpUrl, { from });
  return {
    send: async ({ messageId, ...mail }) => {
      await transport.sendMail({ ...mail, messageId: `<${messageId}>` });
    },
    close: () => transport.close(),
  };
}
