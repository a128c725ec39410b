import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface CaughtMail {
  receivedAt: Date;
  recipients: string[];
  mail: Email;
}

export interface MailCatcher {
  /** Value for SMTP_URL. */
  readonly url: string;
  /** In order of arrival. */
  readonly mails: readonly CaughtMail[];
  /** Delivers a mail as if it had arrived over SMTP. */
  deliver(recipients: string[], message: Buffer | string): Promise<void>;
  close(): Promise<void>;
}

interface MailCatcherOptions {
  /** Any free port by default. */
  smtpPort?: number;
  /** Without it there is no inbox page. */
  webPort?: number;
  keepMails?: number;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A mail server that never delivers: it speaks SMTP, stores the mails and shows them on a page. */
export async function startMailCatcher({
  smtpPort = 0,
  webPort,
  keepMails = 200,
}: MailCatcherOptions = {}): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  const deliver = async (recipients: string[], message: Buffer | string): Promise<void> => {
    mails.push({ receivedAt: new Date(), recipients, mail: await PostalMime.parse(message) });
    if (mails.length > keepMails) mails.shift();
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      // Like real servers that reject an unknown mailbox or greylist a sender: both quote the address.
      if (address.startsWith('bounce'))
        callback(Object.assign(new Error(`<${address}>: No such mailbox`), { responseCode: 550 }));
      else if (address.startsWith('unwanted'))
        callback(Object.assign(new Error(`5.7.1 <${address}>: Blocked by policy`), { responseCode: 554 }));
      else if (address.startsWith('greylist'))
        callback(
          Object.assign(new Error(`4.2.0 <${address}>: Greylisted, try again`), { responseCode: 451 }),
        );
      else callback();
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void deliver(recipients, Buffer.concat(chunks)).then(() => callback(), callback);
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject);
    smtp.listen(smtpPort, '127.0.0.1', resolve);
  });
  const web = webPort === undefined ? null : await serveInbox(mails, webPort);
  const { port } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    deliver,
    close: async () => {
      await new Promise<void>((resolve) => smtp.close(resolve));
      if (web) await new Promise<void>((resolve) => web.close(() => resolve()));
    },
  };
}

/** Inbox page for people and tests, newest first. */
async function serveInbox(mails: readonly CaughtMail[], port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const newestFirst = mails.toReversed();
    if (request.url === '/mails.json') {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(newestFirst));
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8').end(inboxPage(newestFirst));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

function inboxPage(mails: readonly CaughtMail[]): string {
  const entries = mails.map(
    ({ receivedAt, recipients, mail }) =>
      `<article><h2>${escape(mail.subject ?? '(no subject)')}</h2><p>${receivedAt.toISOString()} to ${escape(recipients.join(', '))}</p><pre>${escape(mail.text ?? '')}</pre></article>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Caught mail</title><style>body{font:16px/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem}article{border:1px solid #dbd8ce;border-radius:10px;padding:1rem;margin:1rem 0}pre{white-space:pre-wrap}</style><h1>Caught mail</h1>${entries.join('') || '<p>Nothing yet.</p>'}`;
}
