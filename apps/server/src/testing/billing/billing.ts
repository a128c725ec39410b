import type { Invoice } from '@lauda/contract/billing/billing';
import type { Plan } from '@lauda/contract/billing/plans';
import type { PaidPlan } from '@lauda/domain/billing';
import { type MailCatcher, startMailCatcher } from '@lauda/stand-ins/mail-catcher';
import { startStripeServer, type StripeServer } from '@lauda/stand-ins/stripe/stripe-server';
import { saveCustomer } from '../../features/billing/queries.ts';
import { createTestUser, TEST_ORIGIN, type TestUser } from '../accounts.ts';
import { createTestApp, type TestApp } from '../app.ts';
import type { TestDatabase } from '../database.ts';
import { startBillingWorker, testPayments } from '../workers/billing-worker.ts';

/** Inserts the row that a first checkout leaves. */
export const knowCustomer = (
  { systemDb }: Pick<TestDatabase, 'systemDb'>,
  { userId }: Pick<TestUser, 'userId'>,
  customerId: string,
): Promise<void> => saveCustomer(systemDb, userId, customerId);

type Signed = ReturnType<StripeServer['sign']>;

interface Answer<T> {
  status: number;
  data: T;
  error?: { code: string; message: string };
}

/** All of billing: app, worker, Stripe stand-in and mail server. */
export async function createBillingTest({ delayMs = 0, hasWorker = true } = {}) {
  const stripe = await startStripeServer({ delayMs });
  const mails: MailCatcher = await startMailCatcher();
  const payments = testPayments(stripe.port);
  const test: TestApp = await createTestApp({ payments });
  const worker = hasWorker
    ? await startBillingWorker({ ...test.database, stripePort: stripe.port, smtpUrl: mails.url })
    : null;
  let delivered = 0;

  const deliver = ({ body, signature }: Signed) =>
    test.app.inject({
      method: 'POST',
      url: '/api/billing/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    });

  const clientOf = (user: TestUser, locale = 'en-US') => {
    const call = async (method: 'GET' | 'POST', path: string, payload?: object): Promise<Answer<never>> => {
      const answer = await test.app.inject({
        method,
        url: `/api/${path}`,
        headers: { ...user.headers, cookie: `${user.headers.cookie}; lauda_locale=${locale}` },
        ...(payload === undefined ? {} : { payload }),
      });
      return { ...answer.json<Answer<never>>(), status: answer.statusCode };
    };
    const order = (planType: PaidPlan, changes: object = {}): Promise<Answer<{ url: string }>> =>
      call('POST', 'billing/create-checkout-session', {
        userId: user.userId,
        email: user.email,
        planType,
        successUrl: `${TEST_ORIGIN}/subscription?checkSubscription=true`,
        cancelUrl: `${TEST_ORIGIN}/pricing`,
        ...changes,
      });
    const payAt = (url: string) => stripe.checkouts.complete(url.split('/').at(-1) ?? '');
    return {
      user,
      order,
      payAt,
      /** The complete purchase, except for the webhooks that Stripe then sends. */
      buy: async (planType: PaidPlan) => payAt((await order(planType)).data.url),
      portal: (changes: object = {}): Promise<Answer<{ url: string }>> =>
        call('POST', 'billing/create-customer-portal-session', {
          userId: user.userId,
          returnUrl: `${TEST_ORIGIN}/subscription`,
          ...changes,
        }),
      cancel: (reason: string | null = null, details = '') =>
        call('POST', 'billing/cancel-stripe-subscription', { reason, details }),
      reactivate: () => call('POST', 'billing/reactivate-subscription'),
      invoices: (): Promise<Answer<Invoice[]>> => call('GET', 'billing/invoices'),
      refund: (userId: string): Promise<Answer<{ amountCents: number; currency: string }>> =>
        call('POST', 'admin/refund', { userId, reason: 'The person asked for it.' }),
      sync: () => call('POST', `plan/${user.userId}/sync`),
      plan: async (): Promise<Plan> => (await call('GET', `plan/${user.userId}`)).data,
      customerId: () => {
        const found = stripe.store.customers().find(({ metadata }) => metadata['userId'] === user.userId);
        if (!found) throw new Error('Stripe does not know this user');
        return found.id;
      },
    };
  };

  return {
    ...test,
    stripe,
    payments,
    mails,
    deliver,
    clientOf,
    newClient: async (locale?: string) => clientOf(await createTestUser(test.database), locale),
    /** Delivers all pending webhooks. */
    deliverNews: async () => {
      const news = stripe.events.slice(delivered);
      delivered = stripe.events.length;
      for (const event of news) await deliver(stripe.sign(event));
    },
    close: async () => {
      await worker?.stop();
      await test.close();
      await mails.close();
      await stripe.close();
    },
  };
}

export type BillingTest = Awaited<ReturnType<typeof createBillingTest>>;
