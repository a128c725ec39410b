import { type MailCatcher, startMailCatcher } from '@lauda/stand-ins/mail-catcher';
import { startStripeServer } from '@lauda/stand-ins/stripe/stripe-server';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { createKeys } from '../../features/accounts/tokens-and-keys/keys.ts';
import { sendCode } from '../../features/accounts/one-time-codes/send-code.job.ts';
import { sendEmailChangeMail } from '../../features/accounts/email-change/send-email-change-mail.job.ts';
import { tellEmail } from '../../features/billing/tell-email.job.ts';
import { sendMail } from '../../features/mail/send-mail.job.ts';
import { TEST_KEYRING, TEST_ORIGIN, type TestUser } from '../accounts.ts';
import { createTestApp } from '../app.ts';
import { knowCustomer } from '../billing/billing.ts';
import { testPayments } from '../workers/billing-worker.ts';
import { startMailWorker } from '../workers/mail-worker.ts';

const soon = { timeout: 10_000, interval: 30 };

/** App, worker, mailbox and payment provider for testing address changes. */
export async function createEmailChangeTest() {
  const stripe = await startStripeServer();
  const mails: MailCatcher = await startMailCatcher();
  const payments = testPayments(stripe.port);
  const test = await createTestApp({ payments });
  const worker = await startMailWorker(
    { ...test.database, smtpUrl: mails.url },
    [sendEmailChangeMail, sendMail, sendCode, tellEmail],
    { payments, keys: createKeys(TEST_KEYRING), sms: null },
  );

  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    user: TestUser | null,
    payload?: object,
  ) =>
    test.app.inject({
      method,
      url: `/api/${path}`,
      headers: user?.headers ?? { origin: TEST_ORIGIN },
      ...(payload && { payload }),
    });
  const textsTo = (address: string): string[] =>
    mails.mails.filter(({ recipients }) => recipients.includes(address)).map(({ mail }) => mail.text ?? '');
  /** The latest mail to this address; waits until there are `count` mails. */
  const mailTo = async (address: string, count = 1): Promise<string> => {
    await expect.poll(() => textsTo(address).length, soon).toBeGreaterThanOrEqual(count);
    return textsTo(address).at(-1) ?? '';
  };
  /** The token in the latest mail with such a link; waits until there are `count` such mails. */
  const tokenFor = async (address: string, type: string, count = 1): Promise<string> => {
    const pattern = new RegExp(`type=${type}&token=([\\w-]+)`);
    const found = () => textsTo(address).flatMap((text) => pattern.exec(text)?.[1] ?? []);
    await expect.poll(() => found().length, soon).toBeGreaterThanOrEqual(count);
    return found().at(-1) ?? '';
  };
  const request = (user: TestUser, email: string) => send('POST', 'account/email-change', user, { email });
  const linkTo = (address: string, count = 1) => tokenFor(address, 'email-change', count);
  const confirm = (token: string) => send('POST', 'account/email-change/confirm', null, { token });
  const jobsOf = ({ userId }: TestUser) => sql`name = 'tell-email' and data::text like ${`%${userId}%`}`;

  return {
    ...test,
    stripe,
    send,
    mailTo,
    request,
    linkTo,
    confirm,
    wayBackOf: (address: string) => tokenFor(address, 'email-restore'),
    restore: (token: string) => send('POST', 'account/email-change/restore', null, { token }),
    /** Requests and confirms the change. */
    change: async (user: TestUser, email: string): Promise<void> => {
      const asked = await request(user, email);
      if (asked.statusCode !== 200) throw new Error(asked.body);
      const confirmed = await confirm(await linkTo(email));
      if (confirmed.statusCode !== 200) throw new Error(confirmed.body);
    },
    makeCustomer: async (user: TestUser): Promise<string> => {
      const { userId, email } = user;
      const customerId = await payments.createCustomer({ userId, email, name: null, locale: 'en-US' });
      await knowCustomer(test.database, user, customerId);
      return customerId;
    },
    failedTells: async (user: TestUser): Promise<number> => {
      const { rows } = await sql<{ count: string }>`
        select count(*) from pgboss.job where ${jobsOf(user)} and state = 'retry'`.execute(
        test.database.systemDb,
      );
      return Number(rows[0]?.count);
    },
    /** Skips the delay before the retry. */
    retryTells: (user: TestUser) =>
      sql`update pgboss.job set start_after = now() where ${jobsOf(user)} and state = 'retry'`.execute(
        test.database.systemDb,
      ),
    close: async () => {
      await worker.stop();
      await test.close();
      await mails.close();
      await stripe.close();
    },
  };
}

export type EmailChangeTest = Awaited<ReturnType<typeof createEmailChangeTest>>;
