import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MailCatcher } from './mail-catcher.ts';

export interface CaughtSms {
  to: string;
  from: string;
  text: string;
}

export interface SmsServer {
  /** Value for SMS_API_URL. */
  readonly url: string;
  /** In order of arrival. */
  readonly messages: readonly CaughtSms[];
  close(): Promise<void>;
}

interface SmsServerOptions {
  accountId: string;
  authToken: string;
  /** Any free port by default. */
  port?: number;
  onMessage?: (message: CaughtSms) => void;
}

const E164 = /^\+[1-9]\d{7,14}$/;
/** Numbers that the service rejects as unable to receive messages. */
const UNREACHABLE = /0000$/;

const STAND_IN = { accountId: 'AC-stand-in', authToken: 'stand-in-token' };

/** Environment that points the product at this server. */
export const smsEnv = (port: number): Record<string, string> => ({
  SMS_API_URL: `http://127.0.0.1:${port}`,
  SMS_ACCOUNT_ID: STAND_IN.accountId,
  SMS_AUTH_TOKEN: STAND_IN.authToken,
  SMS_FROM: '+15550100',
});

/** The mail address under which messages to a number appear in the mail catcher. */
export const smsAddress = (phone: string): string => `${phone.replace('+', '')}@sms.lauda.example`;

/** Shows messages in the mail catcher, so that all codes are in one place. */
export const startSmsInbox = (port: number, catcher: Pick<MailCatcher, 'deliver'>): Promise<SmsServer> =>
  startSmsServer({
    ...STAND_IN,
    port,
    onMessage: ({ to, from, text }) =>
      void catcher.deliver(
        [smsAddress(to)],
        `From: ${from}\r\nTo: ${smsAddress(to)}\r\nSubject: Message to ${to}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`,
      ),
  });

/** An SMS service that never delivers: it implements Twilio's API for sending and stores the messages. */
export async function startSmsServer({
  accountId,
  authToken,
  port = 0,
  onMessage,
}: SmsServerOptions): Promise<SmsServer> {
  const messages: CaughtSms[] = [];
  const credentials = `Basic ${Buffer.from(`${accountId}:${authToken}`).toString('base64')}`;

  const answer = (headers: { authorization?: string | undefined }, body: string) => {
    if (headers.authorization !== credentials) return { status: 401, json: { code: 20_003, status: 401 } };
    const form = new URLSearchParams(body);
    const message = { to: form.get('To') ?? '', from: form.get('From') ?? '', text: form.get('Body') ?? '' };
    if (!E164.test(message.to) || UNREACHABLE.test(message.to))
      return { status: 400, json: { code: 21_211, status: 400, message: "Invalid 'To' Phone Number" } };
    if (message.from === '' || message.text === '')
      return { status: 400, json: { code: 21_602, status: 400, message: 'Message body is required.' } };
    messages.push(message);
    onMessage?.(message);
    const sid = `SM${String(messages.length).padStart(32, '0')}`;
    return { status: 201, json: { sid, status: 'queued', to: message.to, from: message.from } };
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const isKnown =
        request.method === 'POST' && request.url === `/2010-04-01/Accounts/${accountId}/Messages.json`;
      const { status, json } = isKnown
        ? answer(request.headers, Buffer.concat(chunks).toString('utf8'))
        : { status: 404, json: { code: 20_404, status: 404 } };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: given } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${given}`,
    messages,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
