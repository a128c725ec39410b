import { type MailCatcher, startMailCatcher } from '@lauda/stand-ins/mail-catcher';
import { type SmsServer, startSmsServer } from '@lauda/stand-ins/sms-server';
import { expect } from 'vitest';
import { createKeys } from '../../features/accounts/tokens-and-keys/keys.ts';
import { sendAccountMail } from '../../features/accounts/mails/send-account-mail.job.ts';
import { sendCode } from '../../features/accounts/one-time-codes/send-code.job.ts';
import { sendMail } from '../../features/mail/send-mail.job.ts';
import { startWorker } from '../../platform/queue/worker/worker.ts';
import { createSmsSender } from '../../platform/delivery/sms.ts';
import { TEST_ORIGIN, TEST_KEYRING } from '../accounts.ts';
import type { TestDatabase } from '../database.ts';
import { createRecordedLog } from '../recorded-log.ts';
import { createTestMailer } from '../mailer.ts';

const SMS_ACCOUNT = { accountId: 'AC-test', authToken: 'a token of the tests' };

export interface CodeReader {
  mails: MailCatcher;
  sms: SmsServer;
  log: ReturnType<typeof createRecordedLog>;
  /** The digits in the latest mail to this address; waits until there are `count` mails. */
  mailedCode(address: string, count?: number): Promise<string>;
  /** The digits in the latest message to this number; waits until there are `count` messages. */
  messagedCode(phone: string, count?: number): Promise<string>;
  close(): Promise<void>;
}

const digitsIn = (text: string | undefined): string => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? '';
const soon = { timeout: 10_000 };

/** A worker that sends codes, and the mailbox and phone that receive them. */
export async function startCodeReader({ auth, systemUrl }: TestDatabase): Promise<CodeReader> {
  const mails = await startMailCatcher();
  const sms = await startSmsServer(SMS_ACCOUNT);
  const log = createRecordedLog();
  const mailer = createTestMailer(mails.url);
  const worker = await startWorker({
    jobs: [sendAccountMail, sendCode, sendMail],
    deps: {
      authDb: auth.db,
      mailer,
      origin: TEST_ORIGIN,
      keys: createKeys(TEST_KEYRING),
      sms: createSmsSender({ apiUrl: sms.url, ...SMS_ACCOUNT, from: '+15550100' }),
    },
    url: systemUrl,
    log,
  });
  const mailsTo = (address: string) => mails.mails.filter(({ recipients }) => recipients.includes(address));
  const messagesTo = (phone: string) => sms.messages.filter(({ to }) => to === phone);
  return {
    mails,
    sms,
    log,
    mailedCode: async (address, count = 1) => {
      await expect.poll(() => mailsTo(address).length, soon).toBe(count);
      return digitsIn(mailsTo(address).at(-1)?.mail.text);
    },
    messagedCode: async (phone, count = 1) => {
      await expect.poll(() => messagesTo(phone).length, soon).toBe(count);
      return digitsIn(messagesTo(phone).at(-1)?.text);
    },
    close: async () => {
      await worker.stop({ timeoutSeconds: 5 });
      mailer.close();
      await mails.close();
      await sms.close();
    },
  };
}
